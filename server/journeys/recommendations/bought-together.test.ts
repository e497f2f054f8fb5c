import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import { beerPairs, orders, pairedBeers, parcels } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { beersToPair, countPairs } from './count-pairs.ts'

const database = useTestDatabase()
type Beer = Awaited<ReturnType<typeof aBeer>>
const brew = (name: string, facts: Parameters<typeof aBeer>[1] = {}) => aBeer(database.db, { name, ...facts })
const countAll = async () => {
  for (const id of await beersToPair(database.db)) await countPairs(database.db, id)
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

beforeEach(async () => {
  await database.pool.query('TRUNCATE beers, orders CASCADE')
})

/** So many buyers buy these beers in one order each. */
async function buyTogether(beers: Beer[], buyers: number, at = hoursAgo(1)) {
  const lines = beers.map((beer) => ({ beer, quantity: 1 }))
  const sold = []
  for (let each = 0; each < buyers; each++) sold.push(await aSale(database.db, at, lines))
  return sold
}
async function together(id: string) {
  const answer = await createApp(makeTestServices(database)).request(`/api/product/${id}/together`)
  return { status: answer.status, body: await answer.json() }
}
const names = async (id: string) => ((await together(id)).body as BeerSummary[]).map(({ name }) => name)
/** As if it were a day later. */
const nextDay = () => database.db.update(pairedBeers).set({ countedAt: sql`counted_at - interval '1 day'` })

test('what five different buyers bought in one order is a pair, and neither four nor one of them five times', async () => {
  const [one, paired, four, again] = [
    await brew('Una'),
    await brew('Par'),
    await brew('Cuatro'),
    await brew('Otra'),
  ]
  await buyTogether([one, paired], 5)
  await buyTogether([one, four], 4)
  const sold = await buyTogether([one, again], 5)
  const [{ buyerId }] = (await database.db.select({ buyerId: orders.buyerId }).from(orders).limit(1)) as [
    { buyerId: string },
  ]
  for (const { orderId } of sold)
    await database.db.update(orders).set({ buyerId }).where(sql`id = ${orderId}`)
  await countAll()
  expect(await names(one.id)).toEqual(['Par'])
  expect(await names(paired.id)).toEqual(['Una'])
  expect(await names(four.id)).toEqual([])
})

test('what is in every cart comes after what is bought for this one', async () => {
  const [one, mate, hit] = [await brew('Una'), await brew('Compañera'), await brew('Éxito')]
  await buyTogether([one, mate, hit], 5)
  await buyTogether([one, hit], 1)
  await buyTogether([hit], 20)
  await countAll()
  await nextDay()
  await buyTogether([one, mate, hit], 1, hoursAgo(0))
  await countAll()
  expect(await names(one.id)).toEqual(['Compañera', 'Éxito'])
})

test('only what can be bought now, two of a brewery, and of one that is off sale nothing', async () => {
  const { id: companyId } = await aCompany(database.db)
  const one = await brew('Una')
  const three = [
    await brew('A', { companyId }),
    await brew('B', { companyId }),
    await brew('C', { companyId }),
  ]
  const [out, off] = [await brew('Agotada'), await brew('Guardada')]
  await buyTogether([one, ...three, out, off], 5)
  await countAll()
  await database.pool.query('UPDATE beers SET on_hand = 0 WHERE id = $1', [out.id])
  await database.pool.query('UPDATE beers SET available = false WHERE id = $1', [off.id])
  expect(await names(one.id)).toHaveLength(2)
  expect(await names(off.id)).toEqual([])
  expect(await names(randomUUID())).toEqual([])
  for (const id of ['x', '%00']) expect((await together(encodeURIComponent(id))).status).toBe(404)
})

test('what went back to its buyers, and what was bought over a year ago, was not bought together', async () => {
  const [one, back, old] = [await brew('Una'), await brew('Devuelta'), await brew('Vieja')]
  const sold = await buyTogether([one, back], 5)
  await database.db.update(orders).set({ state: 'refunded' }).where(sql`id = ${sold[0]!.orderId}`)
  await buyTogether([one, old], 5, hoursAgo(24 * 400))
  await countAll()
  expect(await names(one.id)).toEqual([])
})

test('a beer is counted again a day later, where it was sold meanwhile, and not before', async () => {
  const [one, other] = [await brew('Una'), await brew('Par')]
  await buyTogether([one, other], 4)
  await countAll()
  await buyTogether([one, other], 1, hoursAgo(0))
  await countAll()
  expect(await names(one.id)).toEqual([])
  await nextDay()
  await countAll()
  expect(await names(one.id)).toEqual(['Par'])
  const counted = () =>
    database.db.select({ at: pairedBeers.countedAt }).from(pairedBeers).orderBy(pairedBeers.beerId)
  await nextDay()
  await database.db.update(orders).set({ paidAt: sql`paid_at - interval '60 hours'` })
  const before = await counted()
  await countAll()
  expect(await counted()).toEqual(before)
})

test('pairs of what is not sold any more are looked at again after a week: what grew too old goes', async () => {
  const [one, other] = [await brew('Una'), await brew('Par')]
  await buyTogether([one, other], 5)
  await countAll()
  await database.db.update(orders).set({ paidAt: sql`paid_at - interval '370 days'` })
  expect(await beersToPair(database.db)).toEqual([])
  await database.db.update(pairedBeers).set({ countedAt: sql`counted_at - interval '8 days'` })
  await countAll()
  expect(await names(one.id)).toEqual([])
})

test('what cost nothing, went back, was cancelled or is the brewery’s own makes no pair', async () => {
  const own = await aCompany(database.db, { document: '30111222' })
  const [one, free, back, ours] = [
    await brew('Una'),
    await brew('Gratis', { priceCents: 0 }),
    await brew('Devuelta'),
    // Its document is the buyers' (tests/factories/a-buyer.ts).
    await brew('Propia', { companyId: own.id }),
  ]
  const sold = await buyTogether([one, free, back, ours], 6)
  for (const { orderId } of sold.slice(0, 2))
    await database.db
      .update(parcels)
      .set({ state: 'cancelled' })
      .where(sql`order_id = ${orderId} AND company_id = ${back.companyId}`)
  await countAll()
  expect(await names(one.id)).toEqual([])
  expect(await database.db.select().from(beerPairs)).toEqual([])
})

test('several processes at once get in nobody’s way', async () => {
  const [one, other] = [await brew('Una'), await brew('Par')]
  await buyTogether([one, other], 6)
  await Promise.all([1, 2, 3, 4].map(countAll))
  expect(await database.db.select().from(beerPairs)).toHaveLength(2)
})
