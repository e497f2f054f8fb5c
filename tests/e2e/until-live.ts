import type { Page } from '@playwright/test'

/** Waits until React has taken the page over: its forms and links worked before, but nothing that only scripts do. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}
