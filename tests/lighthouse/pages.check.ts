import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type RunningShop, startShop } from '../running/a-running-shop.ts'
import { anAdult, pagesToInspect } from './a-visitor.ts'
import { gzippedSize } from './gzipped-size.ts'
import { failedAudits, type Inspector, networkRecords, openInspector } from './inspect-page.ts'
import { shiftByLateFiles, shiftByPieces } from './layout-shift.ts'

/**
 * The pages that people come to from outside, as Lighthouse sees them on a telephone, in the shop that `npm start` runs.
 * How fast they are is the benchmark's to say (`npm run bench -- --pages`): a time tells as much of the machine. So does what
 * moved in one visit: how far a page can move at most is seen where everything comes late.
 */
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const MOST_LAYOUT_SHIFT = 0.02
/** A first visit to /shop, gzipped. */
const MOST_BYTES = { Script: 140_000, Stylesheet: 15_000 }

let shop: RunningShop
let inspector: Inspector
let cookie: string
before(async () => {
  ;[shop, inspector] = await Promise.all([startShop(), openInspector()])
  cookie = await anAdult(shop.url)
})
after(async () => {
  await inspector?.close()
  await shop?.stop()
})

for (const [at, page] of ['age gate', 'home', 'shop', 'beer'].entries()) {
  test(`${page}: accessible, well made, found by search engines, and it stands still`, async () => {
    const path = (await pagesToInspect(shop.url))[at]!
    const visitor = path === '/' ? '' : cookie
    const report = await inspector.inspect(shop.url + path, visitor, {
      onlyCategories: CATEGORIES,
      onlyAudits: ['network-requests'],
    })
    assert.deepEqual(failedAudits(report, CATEGORIES), [])
    for (const name of CATEGORIES) assert.equal(report.categories[name]?.score, 1, name)
    const byFiles = await shiftByLateFiles(inspector.browser, shop.url + path, visitor)
    assert.ok(
      byFiles <= MOST_LAYOUT_SHIFT,
      `it moves by ${byFiles} when letters, pictures and scripts come late`,
    )
    const byPieces = await shiftByPieces(inspector.browser, shop.url + path, visitor)
    assert.ok(byPieces <= MOST_LAYOUT_SHIFT, `it moves by ${byPieces} when it comes in pieces`)

    if (page !== 'shop') return
    for (const [type, most] of Object.entries(MOST_BYTES)) {
      const files = networkRecords(report).filter((record) => record.resourceType === type)
      const sizes = await Promise.all(files.map(async ({ url }) => ({ url, bytes: await gzippedSize(url) })))
      const bytes = sizes.reduce((sum, file) => sum + file.bytes, 0)
      assert.ok(bytes > 0 && bytes <= most, `${type}: ${bytes} bytes\n${JSON.stringify(sizes, null, 2)}`)
    }
  })
}
