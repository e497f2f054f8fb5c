import type { Browser, Page, Request } from '@playwright/test'
import { hasOurLetters } from '../running/our-letters.ts'
import { inPieces } from './in-pieces.ts'

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

/** What comes after a page is drawn, and when all of it that is asked for at once is there. */
const LATE = {
  image: async () => {
    const asked = [...document.images].filter((each) => each.loading !== 'lazy')
    await Promise.all(asked.map((each) => each.decode()))
    return true
  },
  script: () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  font: hasOurLetters,
}

/**
 * How far a page moves when all that it links to but its styles comes late, kind by kind: it is drawn with a system's
 * letters first, then its pictures arrive, then it becomes live, and last it is drawn with our letters.
 */
export function shiftByLateFiles(browser: Browser, url: string, cookie: string): Promise<number> {
  return shiftOf(browser, cookie, async (page) => {
    const kinds = Object.keys(LATE) as (keyof typeof LATE)[]
    const gates = new Map(kinds.map((kind) => [kind, Promise.withResolvers<void>()]))
    await page.route('**/*', async (route) => {
      await gates.get(kindOf(route.request()))?.promise
      await route.continue()
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    // Some are live once they are used: a key that does nothing.
    await page.keyboard.press('Shift')
    for (const [kind, { resolve }] of gates) {
      await twoFrames(page)
      resolve()
      await page.waitForFunction(LATE[kind])
    }
  })
}

/** What is fetched ahead names no type of its own. */
function kindOf(request: Request): keyof typeof LATE {
  return request.url().endsWith('.js') ? 'script' : (request.resourceType() as keyof typeof LATE)
}

/**
 * How far a page moves when it comes in pieces, each drawn before the next is there, as a busy machine sends and reads it;
 * without our scripts.
 */
export async function shiftByPieces(browser: Browser, url: string, cookie: string): Promise<number> {
  const pieces = await inPieces(url, cookie)
  try {
    return await shiftOf(browser, cookie, async (page) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(pieces.url, { waitUntil: 'commit' })
      for (const mark of pieces.marks) {
        await page.waitForFunction((read) => document.documentElement.outerHTML.includes(read), mark)
        await twoFrames(page)
        pieces.sendNext()
      }
    })
  } finally {
    await pieces.close()
  }
}

/** How far things move on a telephone's page until all of it has arrived: at least what browsers report of it. */
async function shiftOf(
  browser: Browser,
  cookie: string,
  arrive: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: cookie ? { cookie } : {},
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(addUpShifts)
    await arrive(page)
    await page.waitForLoadState('load')
    await page.waitForFunction(hasOurLetters)
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
