import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices, TEST_ORIGIN } from '#tests/factories/services.ts'
import { createApp } from '../../app.ts'
import { readAddresses } from './read-addresses.ts'
import { divideIntoSheets, type Sheet } from './sitemap-sheets.ts'

const database = useTestDatabase()
const ask = (path: string, init?: RequestInit) =>
  createApp(makeTestServices(database), ['/home', '/breweries']).request(path, init)

/** Every path of some sheets, read a few at a time. */
async function pathsOf(sheets: Sheet[], batch?: number): Promise<string[]> {
  const paths: string[] = []
  for (const sheet of sheets)
    for await (const addresses of readAddresses(database.pool, sheet, {
      ownPages: [],
      ...(batch && { batch }),
    }))
      paths.push(...addresses.map(({ path }) => path))
  return paths
}

describe('/robots.txt', () => {
  test('says where the sitemap is, and closes what answers strangers with nothing', async () => {
    const answer = await ask('/robots.txt')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`)
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /admin']))
    // Pages that say `noindex` have to be read for it.
    expect(lines.filter((line) => /: \/(cart|login$|shop|detail|home)/i.test(line))).toEqual([])
  })
})

describe('the sitemap', () => {
  test('names what is on sale, with when it changed and in each language; nothing else', async () => {
    const beer = await aBeer(database.db, { updatedAt: new Date('2026-03-04T05:06:07.000Z') })
    const hidden = await aBeer(database.db, { available: false })
    const idle = await aCompany(database.db)

    const index = await ask('/sitemap.xml')
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600')
    const sitemaps = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)
    expect(sitemaps).toEqual([1, 2, 3].map((number) => `${TEST_ORIGIN}/sitemaps/${number}.xml`))

    const texts = await Promise.all(
      sitemaps.map(async (address) => (await ask(new URL(address).pathname)).text()),
    )
    const all = texts.join('')
    expect(all).toContain(`<loc>${TEST_ORIGIN}/home</loc>`)
    expect(all).toContain(`<loc>${TEST_ORIGIN}/shop?type=Wheat+Beer</loc>`)
    expect(all).toContain(`<loc>${TEST_ORIGIN}/company/${beer.companyId}</loc>`)
    const inEnglish = `<xhtml:link rel="alternate" hreflang="en" href="${TEST_ORIGIN}/detail/${beer.id}?lang=en"/>`
    const entry = all.split('\n').find((line) => line.includes(`/detail/${beer.id}</loc>`))
    expect(entry).toContain('<lastmod>2026-03-04T05:06:07.000Z</lastmod>')
    expect(entry).toContain(inEnglish)
    expect(entry).toContain('hreflang="x-default"')
    for (const absent of [hidden.id, hidden.companyId, idle.id]) expect(all).not.toContain(absent)
    expect(all).toContain('type=Wheat+Beer&amp;lang=pt')
  })

  test('lists each beer once, in whatever parts it is read', async () => {
    const company = await aCompany(database.db)
    for (let count = 0; count < 7; count++) await aBeer(database.db, { companyId: company.id, onHand: 0 })
    const sheets = await divideIntoSheets(database.pool, 3)
    const beers = sheets.filter(({ kind }) => kind === 'beers')
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM beers WHERE on_sale ORDER BY id',
    )
    expect(beers).toHaveLength(Math.ceil(rows.length / 3))
    const expected = rows.map(({ id }) => `/detail/${id}`)
    expect(await pathsOf(beers, 2)).toEqual(expected)
    expect(await pathsOf(beers, 3)).toEqual(expected)
    expect(await pathsOf(await divideIntoSheets(database.pool))).toEqual(expect.arrayContaining(expected))
  })

  test.each(['/sitemaps/99.xml', '/sitemaps/0.xml', '/sitemaps/1', '/sitemaps/..%2f1.xml'])(
    '%s is not there',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test('comes compressed to who takes it so', async () => {
    const answer = await ask('/sitemaps/1.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })
})
