import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowsersCaches } from '#tests/fixtures/a-browsers-caches.ts'
import { forgetSeen, keepSeen, readSeen, type SeenBeer } from './seen.ts'

const HOLDS_MS = 30 * 24 * 3600 * 1000

const aBeer = (id: string, facts: object = {}) =>
  ({
    id,
    name: `Cerveza ${id}`,
    status: true,
    image: `/labels/${id}.svg?v=1`,
    presentation: 'Lata',
    unitsPerPack: 1,
    ...facts,
  }) as SeenBeer

let caches: BrowsersCaches
beforeEach(() => {
  caches = new BrowsersCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (image: string) => new Response(image))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pictures = () => [...(caches.kept.get('pictures')?.keys() ?? [])]

test('the last page comes first, once, with its pictures', async () => {
  await keepSeen('/shop', [aBeer('1')], HOLDS_MS)
  await keepSeen('/detail/2', [aBeer('2')], HOLDS_MS)
  await keepSeen('/shop', [aBeer('3'), aBeer('3')], HOLDS_MS)
  const seen = await readSeen()
  expect(seen?.map(({ path, beers }) => [path, beers.map(({ id }) => id)])).toEqual([
    ['/shop', ['3']],
    ['/detail/2', ['2']],
  ])
  expect(pictures().sort()).toEqual([
    '/labels/2-packshot.svg?in=Lata%201&v=1',
    '/labels/3-packshot.svg?in=Lata%201&v=1',
  ])
})

test('what only its seller and admins are told is left out, and a beer that only they see', async () => {
  await keepSeen(
    '/detail/1',
    [aBeer('1', { onHand: 7, edition: 3 }), aBeer('2', { status: false })],
    HOLDS_MS,
  )
  const [page] = (await readSeen())!
  expect(page?.beers.map(({ id }) => id)).toEqual(['1'])
  expect(Object.keys(page!.beers[0]!)).not.toContain('onHand')
  expect(Object.keys(page!.beers[0]!)).not.toContain('edition')
})

test('a page without beers is not kept, and pushes no other one out', async () => {
  for (let page = 1; page <= 12; page++) await keepSeen(`/detail/${page}`, [aBeer(`${page}`)], HOLDS_MS)
  await keepSeen('/shop', [], HOLDS_MS)
  await keepSeen('/detail/13', [aBeer('13', { status: false })], HOLDS_MS)
  const seen = await readSeen()
  expect(seen?.map(({ path }) => path)).toEqual(
    Array.from({ length: 12 }, (_, before) => `/detail/${12 - before}`),
  )
})

test('no more than 12 pages and 60 beers are kept, nor pictures of others', async () => {
  for (let page = 1; page <= 14; page++) {
    const beers = Array.from({ length: 6 }, (_, at) => aBeer(`${page}-${at}`))
    await keepSeen(`/page/${page}`, beers, HOLDS_MS)
  }
  const seen = await readSeen()
  expect(seen?.map(({ path }) => path)).toEqual(
    Array.from({ length: 10 }, (_, before) => `/page/${14 - before}`),
  )
  expect(pictures()).toHaveLength(60)
})

test('it is held no longer than an answer at the age gate, whatever is seen meanwhile', async () => {
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  await keepSeen('/shop', [aBeer('1')], HOLDS_MS)
  clock.mockReturnValue(start + HOLDS_MS - 1000)
  await keepSeen('/detail/2', [aBeer('2')], HOLDS_MS)
  expect(await readSeen()).toHaveLength(2)
  clock.mockReturnValue(start + HOLDS_MS + 1000)
  expect(await readSeen()).toBeUndefined()
  expect(await caches.keys()).toEqual([])
})

test('what is forgotten while it is being written stays forgotten', async () => {
  const writing = keepSeen('/shop', [aBeer('1')], HOLDS_MS)
  await forgetSeen()
  await writing
  expect(await caches.keys()).toEqual([])
})
