import type { Browser, Page } from '@playwright/test'
import { hasOurLetters } from '#tests/running/our-letters.ts'

/**
 * Waits until React has taken the page over, whose forms and links worked before, but nothing that only scripts do; and until it is
 * painted in our letters, which moves what is measured by a little.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await page.waitForFunction(hasOurLetters)
}

/**
 * Pages run their scripts and bring their letters once they have been painted, which Playwright does not wait for: from here on it does, whoever goes to a
 * page or loads it again. What a page does before that is held by stories without scripts, and by whoever goes on at its first byte.
 * One that is live once it is used (page-handle.ts) is waited for until it has our letters.
 */
export async function waitForLivePages(browser: Browser): Promise<void> {
  const first = await browser.newPage()
  const pages: Pick<Page, 'goto' | 'reload'> = Object.getPrototypeOf(first)
  await first.close()
  const { goto, reload } = pages
  pages.goto = async function (this: Page, url, given) {
    const answer = await goto.call(this, url, given)
    if (given?.waitUntil !== 'commit') await untilLiveIfEver(this)
    return answer
  }
  pages.reload = async function (this: Page, given) {
    const answer = await reload.call(this, given)
    await untilLiveIfEver(this)
    return answer
  }
}

/** The same for any page: one that is live once it is used has our letters. */
export async function untilLiveIfEver(page: Page): Promise<void> {
  const isLive = await isLiveOnce(page)
  if (isLive === 'painted') await untilLive(page)
  if (isLive === 'used') await page.waitForFunction(hasOurLetters)
}

/** When its scripts run; undefined for what is no page of ours, or in a browser that runs none. */
function isLiveOnce(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    matchMedia('(scripting: none)').matches
      ? undefined
      : document.querySelector<HTMLElement>('script[data-once]')?.dataset.once,
  )
}
