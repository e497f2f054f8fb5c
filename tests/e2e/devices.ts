/** Screens for stories of one width. Colours stand still: what moves is looked at once it has arrived. */

const contextOptions = { reducedMotion: 'reduce' } as const

export const ON_A_PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  contextOptions,
}
export const ON_A_DESK = { viewport: { width: 1280, height: 800 }, contextOptions }
