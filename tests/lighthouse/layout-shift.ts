import type { Browser, Page } from '@playwright/test'

declare global {
  /** How far things have moved so far, where addUpShifts runs. */
  var shifted: number
}

function addUpShifts() {
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shifted += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * How far a page moves when its letters come last: it is drawn with a system's letters first, and then with ours, without
 * our scripts. All shifts added up, which is at least what browsers report as cumulative layout shift.
 */
export async function shiftByLateFonts(browser: Browser, url: string, cookie: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: cookie ? { cookie } : {},
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(addUpShifts)
    const drawn = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => route.abort())
    await page.route('**/*.woff2', async (route) => {
      await drawn.promise
      await route.continue()
    })
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await twoFrames(page)
    drawn.resolve()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await twoFrames(page)
    return await page.evaluate(() => globalThis.shifted)
  } finally {
    await context.close()
  }
}

/** Until what was changed has been drawn. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
