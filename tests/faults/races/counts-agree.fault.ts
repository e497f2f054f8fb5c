import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type BeerFilter, FACETS, type Facet } from '#contract/beer-filter.ts'
import {
  ABV_STEPS,
  BEER_ORDERS,
  BEER_TYPES,
  CONTAINERS,
  IBU_STEPS,
  PRICE_STEPS,
  RATING_STEPS,
} from '#contract/limits.ts'
import { createBeersInMemory } from '#server/adapters/beers-in-memory/create-beers-in-memory.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { conditionsOf, type Place } from '#tests/search/filter-in-sql.ts'
import { howOften } from '../how-often.ts'

/** Whatever is found and counted in memory is held against `count(*)` of the same moment, while others write. */

const WRITERS = 50
const STATES = howOften(250, 5_000)
/** Between two writes of one writer. */
const PAUSE_MS = 100
const BEERS = 150
const TODAY = '2026-03-01'
const PRESENTATIONS = ['Lata 473 ml', 'Botella', 'Barril 50 l', 'Growler']
const COUNTRIES = ['Chile', 'Argentina', 'Peru'] as const

const database = useTestDatabase({ poolSize: 20 })
const companies: string[] = []
/** Writers draw from these: a database that draws one of all beers by chance looks at all of them for it. */
const known: string[] = []
const chance = (below: number) => Math.floor(Math.random() * below)
const oneOf = <Item>(list: readonly Item[]) => list[chance(list.length)]!

const someFacts = () => ({
  name: `Cactus ${chance(1000)}`,
  companyId: oneOf(companies),
  type: oneOf(BEER_TYPES),
  priceCents: 50 + chance(2200),
  presentation: oneOf(PRESENTATIONS),
  volumeMl: oneOf([330, 473, 750, null]),
  abvPercent: chance(1200) / 100,
  ibu: oneOf([null, chance(60)]),
  hops: oneOf(['Citra, Mosaic', 'Saaz', '']),
  onHand: chance(3),
  packagedOn: oneOf([TODAY, '2025-12-31', '2025-12-30', null]),
  bestBefore: oneOf([null, TODAY]),
  available: chance(8) > 0,
})

beforeAll(async () => {
  for (const country of COUNTRIES) {
    for (const shipsTo of [null, ['Chile'], ['Argentina', 'Peru']]) {
      companies.push((await aCompany(database.db, { country, shipsTo })).id)
    }
  }
  for (let at = 0; at < BEERS; at++) {
    const rating = oneOf([null, 1 + chance(5)])
    const beer = await aBeer(database.db, {
      ...someFacts(),
      rating,
      ratingCount: rating ? 1 : 0,
      ratingSum: rating ?? 0,
    })
    known.push(beer.id)
  }
})

async function countIn(client: pg.PoolClient, filter: BeerFilter): Promise<number> {
  const values: unknown[] = []
  const place: Place = (value) => `$${values.push(value)}`
  const conditions = conditionsOf(filter, { place, today: TODAY, presentations: PRESENTATIONS })
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM beers JOIN companies AS company ON company.id = company_id
     WHERE ${['on_sale', ...conditions.map(({ condition }) => condition)].join(' AND ')}`,
    values,
  )
  return rows[0]!.count
}

/** A third of the filters: of half of them most states would have no beer. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const of = <Item>(list: readonly Item[]) => maybe(fc.constantFrom(...list))
const some = <Item>(list: readonly Item[]) =>
  maybe(fc.uniqueArray(fc.constantFrom(...list), { minLength: 1 }))
const states = () =>
  fc.record({
    type: some(BEER_TYPES),
    price: of(PRICE_STEPS),
    IBU: of(IBU_STEPS),
    ABV: of(ABV_STEPS),
    qualification: of(RATING_STEPS),
    fresh: of(['1'] as const),
    hops: of(['citra', 'aa', 'xylofon']),
    company: some(companies),
    country: some(COUNTRIES),
    shipsTo: of(COUNTRIES),
    container: some(CONTAINERS),
    volume: some([330, 473, 1000]),
    available: of(['1'] as const),
    priceFrom: of([0.5, 4.75, 12]),
    priceTo: of([3.99, 20]),
    ABVFrom: of([4.56, 9]),
    IBUFrom: of([35.5, 20]),
    IBUTo: of([12, 44.5]),
    order: of(BEER_ORDERS),
  }) as fc.Arbitrary<BeerFilter>

/** Writes until it is stopped: publishes, edits, sells out, moves a brewery, sends one away or calls it back. */
async function write(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(PAUSE_MS)
    const { name, companyId: _, ...facts } = someFacts()
    const what = chance(20)
    if (what === 0) known.push((await aBeer(database.db, { ...facts, name, companyId: oneOf(companies) })).id)
    else if (what === 1) {
      const shipsTo = oneOf([null, ['Chile'], []])
      await database.pool.query(`UPDATE companies SET ships_to = $1, country = $2 WHERE id = $3`, [
        shipsTo,
        oneOf(COUNTRIES),
        oneOf(companies),
      ])
    } else if (what === 2) {
      await database.pool.query(`UPDATE companies SET paused_until = $1 WHERE id = $2`, [
        oneOf([null, '2999-01-01']),
        oneOf(companies),
      ])
    } else {
      await database.pool.query(
        `UPDATE beers SET price_cents = $1, type = $2, on_hand = greatest(reserved, $3), packaged_on = $4, available = $5,
           presentation = $6, volume_ml = $7, abv_percent = $8, ibu = $9, hops = $10, best_before = NULL WHERE id = $11`,
        [
          ...[facts.priceCents, facts.type, facts.onHand, facts.packagedOn, facts.available],
          ...[facts.presentation, facts.volumeMl, facts.abvPercent, facts.ibu, facts.hops, oneOf(known)],
        ],
      )
    }
  }
}

/** The state with one value of the facet in place of what was chosen there, as pressing it would make it. */
function withValue(filter: BeerFilter, facet: Facet, value: string): BeerFilter {
  const takesSeveral = ['type', 'company', 'country', 'container', 'volume'].includes(facet)
  const isNumber = ['price', 'ABV', 'IBU', 'qualification', 'volume'].includes(facet)
  const taken = isNumber ? Number(value) : value
  return { ...filter, [facet]: takesSeveral ? [taken] : taken } as BeerFilter
}

test('whatever is found and counted is what the database counts at that moment, while others write', async () => {
  const client = await database.pool.connect()
  const search = createBeersInMemory((query) => client.query(query))
  let isOver = false
  const writers = Array.from({ length: WRITERS }, () => write(() => isOver))
  let seen = 0
  try {
    await fc.assert(
      fc.asyncProperty(states(), fc.nat(), async (drawn, number) => {
        const set = Object.entries(drawn).filter(([, value]) => value !== undefined)
        const filter = Object.fromEntries(set) as BeerFilter
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        const found = await search.find({ filter, today: TODAY, skip: 0, take: 12, facets: true })
        expect(found.total).toBe(await countIn(client, filter))
        const facet = FACETS[number % FACETS.length]!
        const told = found.facets![facet]
        const { value, count } = told[number % told.length] ?? { value: undefined, count: 0 }
        if (value !== undefined) {
          seen += Math.sign(count)
          expect([facet, value, count]).toEqual([
            facet,
            value,
            await countIn(client, withValue(filter, facet, value)),
          ])
        }
        for (const { filter: name, total } of found.without ?? []) {
          const { [name]: _, ...others } = filter
          expect([name, total]).toEqual([name, await countIn(client, others)])
        }
        await client.query('COMMIT')
      }),
      { numRuns: STATES },
    )
  } finally {
    isOver = true
    await client.query('ROLLBACK').catch(() => {})
    client.release()
    await Promise.all(writers)
  }
  // Most states would prove nothing if all that they counted was none.
  expect(seen).toBeGreaterThan(STATES / 10)
})
