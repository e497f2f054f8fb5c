import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { BeerFilter } from '#contract/catalogue.ts'
import {
  ABV_STEPS,
  BEER_ORDERS,
  BEER_TYPES,
  BEERS_PER_PAGE,
  IBU_STEPS,
  PRICE_STEPS,
  RATING_STEPS,
} from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import { CatalogueMemory } from '#server/features/catalogue/catalogue-memory.ts'
import { listBeers } from '#server/features/catalogue/list-beers.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { createBeersInMemory } from './create-beers-in-memory.ts'

const database = useTestDatabase()
const TODAY = '2026-03-01'
const ask: Ask = (query) => database.pool.query(query)

beforeAll(async () => {
  const { id: companyId } = await aCompany(database.db)
  const nth = <Item>(list: readonly Item[], at: number) => list[at % list.length]!
  for (let at = 0; at < 90; at++) {
    await aBeer(database.db, {
      ...{
        companyId,
        name: `Cactus ${at}`,
        type: nth(BEER_TYPES, at * 7),
        priceCents: 50 + ((at * 137) % 2200),
      },
      ...{
        abvPercent: (at * 13) % 12,
        ibu: at % 9 ? (at * 5) % 60 : null,
        hops: nth(['Citra, Mosaic', 'Saaz', ''], at),
      },
      ...{ onHand: at % 4, volumeMl: at % 5 ? 473 : null, unitsPerPack: 1 + (at % 3) },
      ...{ rating: at % 3 ? 1 + (at % 5) : null, ratingCount: at % 3, ratingSum: (at % 3) * (1 + (at % 5)) },
      ...{
        packagedOn: nth([TODAY, '2025-12-31', '2025-12-30', null], at),
        bestBefore: nth([null, TODAY], at),
      },
    })
  }
})

const oneOf = <Item>(list: readonly Item[]) => fc.option(fc.constantFrom(...list), { nil: undefined })
const filters = fc.record({
  type: oneOf(BEER_TYPES),
  price: oneOf(PRICE_STEPS),
  IBU: oneOf(IBU_STEPS),
  ABV: oneOf(ABV_STEPS),
  qualification: oneOf(RATING_STEPS),
  fresh: oneOf(['1'] as const),
  hops: oneOf(['citra', 'mosaic, citra', 'aa', 'xylofon']),
  order: fc.constantFrom(...BEER_ORDERS),
})

test('a filter and an order find the same beers in memory as in the database', async () => {
  const search = createBeersInMemory(database.pool)
  const memory = new CatalogueMemory()
  await fc.assert(
    fc.asyncProperty(filters, async (drawn) => {
      const filter = Object.fromEntries(
        Object.entries(drawn).filter(([, value]) => value !== undefined),
      ) as BeerFilter
      const { page } = await listBeers(ask, memory, filter, TODAY)
      const found = await search.find(ask, {
        ...{ filter: { ...filter, name: 'cactus' }, today: TODAY, skip: 0, take: BEERS_PER_PAGE },
      })
      expect([found.total, found.beers.map(({ id }) => id)]).toEqual([
        page.total,
        page.products.map(({ id }) => id),
      ])
    }),
    { numRuns: 300 },
  )
})
