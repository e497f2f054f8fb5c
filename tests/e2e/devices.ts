/** Screens for stories of one width. */

export const ON_A_PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
export const ON_A_DESK = { viewport: { width: 1280, height: 800 } }
