import type { Page } from '@playwright/test'

/**
 * Goes through a page with the Tab key, and answers with where somebody would no longer see where they are: no ring around
 * what has the focus or what it lies in (WCAG 2.2, 2.4.7), or all of it under something else (2.4.11).
 */
export async function lostFocus(page: Page): Promise<string[]> {
  const lost: string[] = []
  let stops = 0
  for (; stops < 150; stops++) {
    await page.keyboard.press('Tab')
    const said = await page.evaluate(async () => {
      const target = document.activeElement
      if (!target || target === document.body || target.hasAttribute('data-been')) return null
      target.setAttribute('data-been', '')
      const hasRing = (element: Element | null, levels: number): boolean => {
        if (!element || !levels) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return isDrawn || hasRing(element.parentElement, levels - 1)
      }
      const isSeen = () => {
        const { left, top, width, height } = target.getBoundingClientRect()
        return [0.1, 0.5, 0.9].some((share) => {
          const hit = document.elementFromPoint(left + width / 2, top + height * share)
          return (
            hit && (target.contains(hit) || hit.closest('label')?.contains(target) || hit.contains(target))
          )
        })
      }
      // What brings it into sight may need some frames for it.
      for (let frames = 0; frames < 60 && !isSeen(); frames++) {
        await new Promise((next) => requestAnimationFrame(next))
      }
      const what = `${location.pathname}: ${target.outerHTML.slice(0, 160)}`
      return [hasRing(target, 6) ? '' : `no ring: ${what}`, isSeen() ? '' : `covered: ${what}`]
    })
    if (!said) break
    lost.push(...said.filter(Boolean))
  }
  // The bar at the top alone has more: the key went nowhere.
  return stops < 5 ? [...lost, `${stops} stops on ${page.url()}`] : lost
}
