import type { Page } from '@playwright/test'

/**
 * What a finger would miss on a page (WCAG 2.2, 2.5.8): targets below 24 × 24 px that have another one within the 24 px
 * circle around their middle. Links in the middle of a sentence are as high as its line, and exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24
    const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const targetAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(`${TARGETS}, label`)

    /** The label of a box or a radio button can be pressed too. */
    function areaOf(target: Element): DOMRect {
      const label = target.matches('[type=checkbox], [type=radio]') ? target.closest('label') : null
      return (label ?? target).getBoundingClientRect()
    }
    function isInSentence(target: Element): boolean {
      const around = target.parentElement?.textContent?.trim() ?? ''
      return getComputedStyle(target).display === 'inline' && around !== target.textContent?.trim()
    }
    function isCrowded(target: Element, { left, top, width, height }: DOMRect): boolean {
      const [x, y, reach] = [left + width / 2, top + height / 2, LEAST / 2 - 1]
      return [-reach, reach].some((away) =>
        [targetAt(x + away, y), targetAt(x, y + away)].some(
          (other) => other && other !== target && !other.contains(target) && !target.contains(other),
        ),
      )
    }
    return [...document.querySelectorAll(TARGETS)].flatMap((target) => {
      if (!target.checkVisibility({ checkVisibilityCSS: true }) || target.closest('[inert]')) return []
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const area = areaOf(target)
      const isHidden = area.width <= 1 || area.height <= 1 || area.bottom <= 0
      const isLarge = area.width >= LEAST && area.height >= LEAST
      if (isHidden || isLarge || isInSentence(target) || !isCrowded(target, area)) return []
      return [`${location.pathname}: ${target.outerHTML.slice(0, 160)} (${area.width} × ${area.height})`]
    })
  })
}
