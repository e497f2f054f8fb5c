import type { BrowserContext, Page } from '@playwright/test'
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
    await document.fonts.ready
  })
  await paint(page)
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
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
      await settle(page)
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await paint(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        const picture = await page.screenshot({
          type: 'jpeg',
          quality: 92,
          fullPage: true,
          animations: 'disabled',
          clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
        })
        taken.push({ width, theme, picture })
      }
    }
    return taken
  } finally {
    await page.close()
  }
}
