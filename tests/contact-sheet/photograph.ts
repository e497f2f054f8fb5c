import type { BrowserContext, Page } from '@playwright/test'
import { hasOurLetters } from '../running/our-letters.ts'
import { paint } from '../running/paint.ts'
import type { Row } from './pages.ts'

export const WIDTHS = [360, 768, 1440] as const
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `picture` (JPEG) is as tall as the page, up to this many CSS pixels. */
export type Photograph = { width: number; theme: Theme; picture: Buffer }
const TALLEST = 4_400

/** Pictures below the fold are loaded once they come near: here they are wanted at once, and painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    const loaded = [...document.images].map((picture) => picture.decode().catch(() => {}))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
  await page.waitForFunction(hasOurLetters)
  await paint(page)
}

/**
 * The page from its top, in a window as tall as it is: pictures of more than the window may repeat its top further down.
 * What is under a dialog cannot be read: it is taken as it is seen.
 */
async function takeWhole(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? innerHeight : document.documentElement.scrollHeight,
  )
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
  await paint(page)
  return page.screenshot({ type: 'jpeg', quality: 92, animations: 'disabled' })
}

/** Opens the page, brings it into its state, and takes it at every width in these themes. */
export async function photograph(
  context: BrowserContext,
  path: string,
  act: Row['act'],
  themes: readonly Theme[],
): Promise<Photograph[]> {
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Where a page goes on by itself, it is taken before that.
    await page.goto(path, { waitUntil: 'load' })
    await act?.(page)
    const taken: Photograph[] = []
    for (const width of WIDTHS)
      for (const theme of themes) {
        await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await settle(page)
        taken.push({ width, theme, picture: await takeWhole(page, width) })
      }
    return taken
  } finally {
    await page.close()
  }
}
