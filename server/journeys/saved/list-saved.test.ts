import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import type { listSaved } from '#contract/saved.ts'
import { beers, savedBeers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
type Buyer = Awaited<ReturnType<typeof aLoggedInBuyer>>
const listOf = async ({ send }: Buyer, query = '') =>
  (await send('GET', `/saved${query}`)).body as ResponseOf<typeof listSaved>

/** A buyer who saved so many beers at one moment: nothing but their ids orders them. */
async function whoSaved(count: number) {
  const ana = await aLoggedInBuyer(services())
  const { companyId } = await aBeer(database.db)
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push((await aBeer(database.db, { companyId })).id)
  await database.db.insert(savedBeers).values(
    ids.map((beerId) => ({
      userId: ana.id,
      beerId,
      centsThen: 450,
      since: sql`'2026-01-01 10:00:00.123456Z'`,
    })),
  )
  return { ana, ids: ids.toSorted().toReversed() }
}

test('a beer is listed as the catalogue shows it, with what it cost then, and stays when it is no longer on sale', async () => {
  const ana = await aLoggedInBuyer(services())
  const beer = await aBeer(database.db, { priceCents: 450, name: 'Niebla' })
  const gone = await aBeer(database.db, { priceCents: 600 })
  for (const { id } of [gone, beer]) await ana.send('PUT', `/saved/${id}`)
  await database.db.update(beers).set({ priceCents: 400 }).where(eq(beers.id, beer.id))
  await database.db.update(beers).set({ blocked: true }).where(eq(beers.id, gone.id))
  const { beers: listed, ...rest } = await listOf(ana)
  expect(rest).toEqual({ total: 2, next: null })
  expect(listed).toMatchObject([
    {
      id: beer.id,
      name: 'Niebla',
      price: 4,
      priceThen: 4.5,
      onSale: true,
      since: expect.stringMatching(/Z$/),
    },
    { id: gone.id, price: 6, priceThen: 6, onSale: false, status: false },
  ])
  const product = (await ana.send('GET', `/product/${beer.id}`)).body
  const { onSale: _o, since: _s, priceThen: _p, ...summary } = listed[0]!
  expect(product).toMatchObject(summary)
  expect(JSON.stringify(listed)).not.toMatch(/onHand|labelSeed|"blocked"/)
  expect(await listOf(await aLoggedInBuyer(services()))).toEqual({ beers: [], total: 0, next: null })
})

test('each stands on one page, whatever is taken off meanwhile', async () => {
  const { ana, ids } = await whoSaved(BEERS_PER_PAGE + 2)
  const first = await listOf(ana)
  expect(first.beers.map(({ id }) => id)).toEqual(ids.slice(0, BEERS_PER_PAGE))
  for (const id of ids.slice(0, 3)) await ana.send('DELETE', `/saved/${id}`)
  await ana.send('DELETE', `/saved/${ids[BEERS_PER_PAGE - 1]}`)
  const second = await listOf(ana, `?cursor=${first.next}`)
  expect(second).toMatchObject({ next: null, total: BEERS_PER_PAGE - 2 })
  expect(second.beers.map(({ id }) => id)).toEqual(ids.slice(BEERS_PER_PAGE))
})

test('a full page with nothing behind it is the last', async () => {
  const { ana } = await whoSaved(BEERS_PER_PAGE)
  expect(await listOf(ana, '?cursor=')).toMatchObject({ next: null, total: BEERS_PER_PAGE })
})

test('a place that is none is refused', async () => {
  const { ana, ids } = await whoSaved(1)
  for (const wrong of ['1', 'x.y', `-1.${ids[0]}`, `99999999999999999.${ids[0]}`, `1.${ids[0]}'`, '%00']) {
    expect((await ana.send('GET', `/saved?cursor=${wrong}`)).status, wrong).toBe(400)
  }
  expect((await ana.send('GET', '/saved?pag=1')).status).toBe(400)
  for (const far of ['0', '9999999999999999']) {
    expect((await ana.send('GET', `/saved?cursor=${far}.${ids[0]}`)).status, far).toBe(200)
  }
})

test('however many beers are saved, a list and its hearts are three questions', async () => {
  const { ana } = await whoSaved(5)
  const asking = vi.spyOn(database.pool, 'query')
  await listOf(ana)
  const { beers: marked } = (await ana.send('GET', '/saved/ids')).body as { beers: string[] }
  const asked = asking.mock.calls.filter(([query]) =>
    /saved_beers/.test(typeof query === 'string' ? query : (query as { text: string }).text),
  ).length
  asking.mockRestore()
  expect([asked, marked.length]).toEqual([3, 5])
})
