import { beforeAll, describe, expect, test } from 'vitest'
import type { BeerFilter } from '#contract/beer-filter.ts'
import type { BeerPage } from '#contract/catalogue.ts'
import { centsPerLitre, dollarsFromCents } from '#contract/money.ts'
import { createBeersInMemory } from '#server/adapters/beers-in-memory/create-beers-in-memory.ts'
import { createApp } from '#server/app.ts'
import { shopDay } from '#server/shop-day.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { pageOfFound, questionOf } from './find-beers.ts'

const database = useTestDatabase()
const TODAY = '2026-03-01'

const aSearch = () => createBeersInMemory((query) => database.pool.query(query))
async function find(filter: BeerFilter, today = TODAY, search = aSearch()): Promise<BeerPage> {
  const found = await search.find(questionOf({ filter }, today))
  return (await pageOfFound((query) => database.pool.query(query), { filter }, found, today)).page
}
const namesOf = ({ products }: BeerPage) => products.map(({ name }) => name)

beforeAll(async () => {
  const { db } = database
  await aBeer(db, { name: 'De hoy', packagedOn: TODAY, priceCents: 400, volumeMl: 500 })
  await aBeer(db, {
    name: 'De hace sesenta',
    packagedOn: '2025-12-31',
    priceCents: 1200,
    volumeMl: 330,
    unitsPerPack: 6,
  })
  await aBeer(db, { name: 'De hace más', packagedOn: '2025-12-30', priceCents: 333, volumeMl: 473 })
  await aBeer(db, {
    name: 'Hasta hoy',
    packagedOn: '2026-02-01',
    bestBefore: TODAY,
    priceCents: 300,
    volumeMl: 1000,
  })
  await aBeer(db, { name: 'Sin nada', priceCents: 100 })
})

describe('fresh', () => {
  test('finds what was packaged in the last 60 days, and says so of each', async () => {
    const page = await find({ fresh: '1' })
    expect(namesOf(page)).toEqual(['Hasta hoy', 'De hace sesenta', 'De hoy'])
    expect(page.total).toBe(3)
    expect(page.products.every(({ fresh }) => fresh)).toBe(true)
    const all = await find({})
    expect(all.products.find(({ name }) => name === 'De hace más')).toMatchObject({
      packagedOn: '2025-12-30',
      bestBefore: null,
      fresh: false,
    })
    expect(all.products.find(({ name }) => name === 'Hasta hoy')?.bestBefore).toBe(TODAY)
  })

  test('is another answer the next day, though no beer changed and answers are remembered', async () => {
    const search = aSearch()
    expect((await find({ fresh: '1' }, TODAY, search)).total).toBe(3)
    const tomorrow = await find({ fresh: '1' }, '2026-03-02', search)
    expect([namesOf(tomorrow), tomorrow.total]).toEqual([['De hoy'], 1])
    expect((await find({ fresh: '1' }, TODAY, search)).total).toBe(3)
  })

  test('goes with the other filters and a name', async () => {
    const byName = async (filter: BeerFilter) => namesOf(await find(filter))
    expect(await byName({ fresh: '1', price: 4, name: 'hasta' })).toEqual(['Hasta hoy'])
    expect(await byName({ fresh: '1', name: 'sin nada' })).toEqual([])
  })
})

describe('the price of a litre', () => {
  test('orders the list from the cheapest; what has no volume comes last', async () => {
    const page = await find({ order: 'OrderAscLitre' })
    expect(page.products.map(({ name, pricePerLitre }) => [name, pricePerLitre])).toEqual([
      ['Hasta hoy', 3],
      ['De hace sesenta', 6.06],
      ['De hace más', 7.04],
      ['De hoy', 8],
      ['Sin nada', null],
    ])
  })

  test('is what pages compute', async () => {
    for (const { price, volumeMl, unitsPerPack, pricePerLitre } of (await find({})).products) {
      const cents = centsPerLitre(Math.round(price * 100), volumeMl, unitsPerPack)
      expect(pricePerLitre).toBe(cents === null ? null : dollarsFromCents(cents))
    }
  })
})

describe('the call', () => {
  const services = () => makeTestServices(database)
  const get = async (query: string) => {
    const answer = await createApp(services()).request(`/api/product?${query}`)
    return { status: answer.status, body: (await answer.json()) as BeerPage & { fields?: object } }
  }

  test('takes order and filter in words, and names what it does not know', async () => {
    await aBeer(database.db, { name: 'De verdad', packagedOn: shopDay(services().env), volumeMl: 750 })
    expect((await get('fresh=1')).body.products[0]).toMatchObject({ name: 'De verdad', fresh: true })
    expect((await get('order=OrderAscLitre&fresh=')).body.products.at(-1)?.name).toBe('Sin nada')
    for (const [query, field] of [
      ['fresh=yes', 'fresh'],
      ['fresh=0', 'fresh'],
      ['order=OrderDesLitre', 'order'],
    ] as const) {
      const { status, body } = await get(query)
      expect([status, Object.keys(body.fields!)]).toEqual([400, [field]])
    }
  })
})
