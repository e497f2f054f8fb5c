import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import { beers, reviews, shopRating } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { followShopMean } from './follow-shop-mean.ts'

const database = useTestDatabase()

/** What nobody has rated is in no list of these. */
beforeEach(async () => {
  await database.db.delete(reviews)
  await database.db.delete(shopRating)
})

/** A beer that so many people bought and rated, each rate as often as it stands there. */
async function aRatedBeer(
  name: string,
  rates: number[],
  facts: { onHand?: number; soldCents?: number } = {},
) {
  const beer = await aBeer(database.db, { name, soldCents: rates.length * 450, ...facts })
  for (const rate of rates) {
    await database.db
      .insert(reviews)
      .values({ beerId: beer.id, buyerId: (await aBuyer(database.db)).id, rate })
  }
  return beer
}

const follow = ({ draining } = { draining: false }) => followShopMean({ db: database.db, draining })

const times = (count: number, rate: number) => Array<number>(count).fill(rate)

async function topRated(): Promise<BeerSummary[]> {
  const answer = await createApp(makeTestServices(database)).request('/api/toprated')
  return (await answer.json()) as BeerSummary[]
}

const names = (list: BeerSummary[]) => list.map(({ name }) => name)

test('twenty who liked a beer weigh more than one who gave five stars, and the figure shown is the plain mean', async () => {
  await aRatedBeer('De una amiga', [5])
  await aRatedBeer('De veinte', [...times(15, 5), ...times(5, 4)])
  await aRatedBeer('Regular', times(20, 3))
  await follow()
  const list = await topRated()
  expect(names(list)).toEqual(['De veinte', 'De una amiga', 'Regular'])
  expect(list.map(({ qualification }) => qualification)).toEqual([4.8, 5, 3])
})

test('in a shop where nearly all get five, one five is nearly as good as many, and one that got four stands below', async () => {
  await aRatedBeer('Cuatro de muchos', times(12, 4))
  await aRatedBeer('Una sola', [5])
  await aRatedBeer('Cinco de muchos', times(30, 5))
  await follow()
  expect(names(await topRated())).toEqual(['Cinco de muchos', 'Una sola', 'Cuatro de muchos'])
})

test('rates weigh as far as money backs them: six accounts and six cents buy no place', async () => {
  await aRatedBeer('Comprada', times(6, 5), { soldCents: 6 })
  await aRatedBeer('De veinte', [...times(10, 5), ...times(10, 4)])
  await aRatedBeer('Regular', times(20, 3))
  await follow()
  const list = await topRated()
  expect(names(list)).toEqual(['De veinte', 'Comprada', 'Regular'])
  expect(list.map(({ qualification }) => qualification)).toEqual([4.5, 5, 3])
})

test('what is sold out stands last, however good', async () => {
  await aRatedBeer('Agotada', times(9, 5), { onHand: 0 })
  await aRatedBeer('Floja', [2])
  expect(names(await topRated())).toEqual(['Floja', 'Agotada'])
})

test('a beer leans on the mean of the shop as it was last read, with its first review at once', async () => {
  const first = await aRatedBeer('Primera', times(10, 4))
  await follow()
  const second = await aRatedBeer('Segunda', [5])
  const standing = async (id: string) =>
    (await database.db.select().from(beers).where(eq(beers.id, id)))[0]!.standing
  expect(await standing(first.id)).toBeCloseTo(4)
  expect(await standing(second.id)).toBeCloseTo((5 + 8 * 4) / 9)
  // 45 of 11 is 4.09: more than 0.05 away.
  await follow()
  expect(await standing(second.id)).toBeCloseTo((5 + 8 * 4.09) / 9)
  expect(await standing(first.id)).toBeCloseTo((40 + 8 * 4.09) / 18)
})

test('a mean that hardly moved moves no beer', async () => {
  const beer = await aRatedBeer('Primera', times(40, 4))
  await follow()
  await aRatedBeer('Segunda', [5])
  await follow()
  expect(await database.db.select().from(shopRating)).toEqual([
    { isOnly: true, mean: 4, rateCount: 41, rateSum: 165 },
  ])
  const [row] = await database.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(row!.ratingPrior).toBe(4)
})

test('a process that is told to stop leaves the beers behind to the next', async () => {
  const beer = await aRatedBeer('Primera', times(10, 4))
  const prior = async () =>
    (await database.db.select().from(beers).where(eq(beers.id, beer.id)))[0]!.ratingPrior
  const before = await prior()
  await follow({ draining: true })
  expect(await prior()).toBe(before)
  await follow()
  expect(await prior()).toBe(4)
})

test('several processes at once, over more beers than one batch, leave none behind', async () => {
  await aRatedBeer('Primera', times(3, 4))
  await database.pool.query(
    `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, rating_sum, rating_count,
       rating)
     SELECT company_id, 'Lote', 'x', 'Ale', 'x', 5, 500, 2, 1, 2 FROM (SELECT company_id FROM beers LIMIT 1) AS one, generate_series(1, 1200)`,
  )
  await Promise.all([1, 2, 3].map(() => follow()))
  const { rows } = await database.pool.query(
    'SELECT DISTINCT rating_prior::float AS prior FROM beers WHERE rating_count > 0',
  )
  expect(rows).toEqual([{ prior: 2 }])
})
