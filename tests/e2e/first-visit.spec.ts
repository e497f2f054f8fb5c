import { gzipSync } from 'node:zlib'
import { expect, test } from './shop.ts'

const MAX_SCRIPT_BYTES = 140_000
const MAX_STYLE_BYTES = 15_000

test('a first visit to the shop is light, and brings no validation library', async ({ page }) => {
  const bytes = { script: 0, stylesheet: 0 }
  const reads: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    reads.push(
      response.body().then((body) => {
        bytes[kind] += gzipSync(body, { level: 9 }).length
        expect(body.includes('ZodError'), response.url()).toBe(false)
      }),
    )
  })
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await Promise.all(reads)
  expect(reads.length).toBeGreaterThan(2)
  expect(bytes.script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  expect(bytes.stylesheet).toBeLessThanOrEqual(MAX_STYLE_BYTES)
  test.info().annotations.push({ type: 'gzipped bytes', description: JSON.stringify(bytes) })
})

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
