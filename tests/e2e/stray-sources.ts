import type { Page } from '@playwright/test'

/**
 * Pictures whose sources take a place beside them, by the address of what is shown: where a frame is no box, each of its sources
 * would be one more item of the grid or the row around it.
 */
export function straySources(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('picture:has(> source)')]
      .filter((picture) =>
        [...picture.querySelectorAll('source')].some((source) => getComputedStyle(source).display !== 'none'),
      )
      .map((picture) => picture.querySelector('img')?.src ?? ''),
  )
}
