import type { Page } from '@playwright/test'
import { aWordyShop, become } from './a-wordy-shop.ts'
import { EVERY_PAGE, type Visitor } from './every-page.ts'
import { expect, test } from './shop.ts'

/**
 * WCAG 2.2, 1.4.10: 1280 × 1024 px, enlarged four times. Whoever reads so scrolls down, never sideways; tables and charts
 * scroll within their own frame.
 */
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })

/** Unfolds what is folded away, and spaces the text as its reader may (WCAG 2.2, 1.4.12). */
function prepare(page: Page, { spaced }: { spaced: boolean }): Promise<void> {
  return page.evaluate((isSpaced) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    // A style sheet of the page's own making: the Content-Security-Policy lets no other in.
    const sheet = new CSSStyleSheet()
    const spacing =
      'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    sheet.replaceSync(`* { ${spacing} } p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = isSpaced ? [sheet] : []
  }, spaced)
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
      if (clientWidth <= 1 || webkitLineClamp !== 'none' || !element.innerText?.trim()) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      )
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isCut)
      .map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 60)}`)
  })
}

for (const who of Object.keys(EVERY_PAGE) as Visitor[]) {
  test(`a ${who} scrolls no page sideways at 400 % and misses no text, whatever people have written`, async ({
    page,
    browser,
    sandboxUrl,
  }) => {
    const shop = await aWordyShop(browser, sandboxUrl)
    if (who !== 'visitor') await become(page, who, shop)
    for (const { at, status = 200 } of EVERY_PAGE[who]) {
      const path = at(shop)
      const there = `${who} at ${path}`
      const answer = await page.goto(path)
      expect.soft(answer?.status(), there).toBe(status)
      expect.soft(new URL(page.url()).pathname, there).toBe(path.split('?')[0])
      await prepare(page, { spaced: false })
      expect.soft(await tooWide(page), there).toEqual([])
      await prepare(page, { spaced: true })
      expect.soft(await tooWide(page), `${there}, spaced`).toEqual([])
      expect.soft(await cutOff(page), `${there}, spaced`).toEqual([])
    }
  })
}
