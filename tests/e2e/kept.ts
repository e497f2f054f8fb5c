import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Waits until the worker serves the page: from then on it opens without a network. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Everything that this browser keeps for the shop besides cookies, as one text: addresses and contents. */
export async function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(`${name} ${request.url} ${await (await cache.match(request))?.text()}`)
    }
    for (const { name } of await indexedDB.databases()) texts.push(`IndexedDB ${name}`)
    return texts.join('\n')
  })
}

/** Waits until what this page shows is kept. */
export async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptText(page)).toContain(`"path":"${path}"`)
}
