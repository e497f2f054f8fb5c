import { gzipSync } from 'node:zlib'
import { type Page, test as visitor } from '@playwright/test'
import { expect, test } from './shop.ts'
import { untilLive } from './until-live.ts'

const MAX_SCRIPT_BYTES = 140_000
const MAX_STYLE_BYTES = 15_000

test('a first visit to the shop is light, and brings no validation library', async ({ page }) => {
  const weigh = weighed(page)
  await page.goto('/shop', { waitUntil: 'networkidle' })
  const { script, stylesheet } = await weigh()
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  expect(stylesheet).toBeLessThanOrEqual(MAX_STYLE_BYTES)
})

test('nor do home, a beer and a cart that holds it', async ({ page, publish }) => {
  const beer = await publish()
  const weigh = weighed(page)
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.goto(`/detail/${beer.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Agregar al carrito' }).click()
  await page.waitForLoadState('networkidle')
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Start Purchase' })).toBeVisible()
  expect((await weigh()).script).toBeGreaterThan(0)
})

visitor('the age gate brings no scripts until it is used, and is live then', async ({ page }) => {
  const weigh = weighed(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect((await weigh()).script).toBe(0)
  await page.getByLabel('Ingresa tu fecha de nacimiento').focus()
  await untilLive(page)
  expect((await weigh()).script).toBeGreaterThan(0)
})

/** What pages have brought so far, gzipped, in bytes. */
function weighed(page: Page) {
  const asked = { script: [] as string[], stylesheet: [] as string[] }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'script' || kind === 'stylesheet') asked[kind].push(response.url())
  })
  // Asked for anew, for Chromium gives up what a page brought once it is left. Built files are the same for everybody.
  async function bytesOf(urls: string[]): Promise<number> {
    const sizes = urls.map(async (url) => {
      const body = await (await page.request.get(url)).body()
      expect(body.includes('ZodError'), url).toBe(false)
      return gzipSync(body, { level: 9 }).length
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  return async () => ({
    script: await bytesOf(asked.script),
    stylesheet: await bytesOf(asked.stylesheet),
  })
}

test('the sheet of every page comes first and once', async ({ page }) => {
  await page.goto('/shop', { waitUntil: 'networkidle' })
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(sheets.length).toBeGreaterThan(1)
  // A script that is loaded later and needs it has it put behind all others, over what pages say (React Router marks it so).
  expect(
    sheets.map((sheet, at) => /\/entry-.*#/.test(sheet) || (at > 0 && /\/entry-/.test(sheet))),
  ).not.toContain(true)
})
