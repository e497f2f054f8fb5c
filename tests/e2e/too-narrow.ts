import type { Page } from '@playwright/test'
import { settle } from './expect-no-violations.ts'

/** Unfolds what is folded away, and spaces the text as its reader may (WCAG 2.2, 1.4.12). */
async function prepare(page: Page, { spaced }: { spaced: boolean }): Promise<void> {
  await page.evaluate((isSpaced) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    // A style sheet of the page's own making: the Content-Security-Policy lets no other in.
    const sheet = new CSSStyleSheet()
    const spacing =
      'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    sheet.replaceSync(`* { ${spacing} } p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = isSpaced ? [sheet] : []
  }, spaced)
  await settle(page)
}

/** What reaches past the right edge of the screen, outermost first. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isFramed = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible') return true
      }
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isFramed(element),
    )
    const named = wide.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    return [`${scrollWidth} px`, ...named.slice(0, 8)]
  })
}

/** Texts that their own box cuts off: it hides what is larger than it is. What only listeners get is one pixel small. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      // What a carousel hides is reached by its buttons.
      const slides = element.hasAttribute('data-engine')
      if (clientWidth <= 1 || webkitLineClamp !== 'none' || !element.innerText?.trim()) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && !slides && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      )
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isCut)
      .map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 60)}`)
  })
}

/** WCAG 2.2, 1.4.10: 1280 × 1024 px, enlarged four times. */
const ENLARGED = { width: 320, height: 256 }

/**
 * What somebody misses who enlarges the page to 400 %: whoever reads so scrolls down, never sideways; tables and charts
 * scroll within their own frame.
 */
export async function tooNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize(ENLARGED)
  await prepare(page, { spaced: false })
  const wide = await tooWide(page)
  await prepare(page, { spaced: true })
  const spaced = [...(await tooWide(page)), ...(await cutOff(page))]
  return [...wide, ...spaced.map((each) => `spaced: ${each}`)]
}
