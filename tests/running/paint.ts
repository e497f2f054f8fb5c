import type { Page } from '@playwright/test'

/**
 * Waits until the page is painted in its new size or colours: before that a picture of it comes out in pieces, and what
 * is sized by its container (cqi) still has its old size.
 */
export function paint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next))
  })
}
