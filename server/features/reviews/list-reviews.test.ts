import { expect, test } from 'vitest'
import type { ReviewPage } from '#contract/reviews.ts'
import { reviews } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

/** Reviews of a beer with these rates, the first the oldest, one a minute. */
async function reviewsWith(beerId: string, rates: number[], facts = {}) {
  for (const [minute, rate] of rates.entries()) {
    const { id: buyerId } = await aBuyer(database.db)
    const createdAt = new Date(Date.UTC(2026, 9, 1, 12, minute))
    await database.db.insert(reviews).values({ beerId, buyerId, rate, createdAt, ...facts })
  }
}

async function aSeller() {
  const services = makeTestServices(database)
  const eva = await aLoggedInSeller(services)
  const list = async (query = '') =>
    (await eva.send('GET', `/company/${eva.id}/reviews${query}`)).body as ReviewPage
  return { eva, list }
}

test('without a review there is nothing to sum up', async () => {
  const { list } = await aSeller()
  expect(await list()).toEqual({
    reviews: [],
    total: 0,
    totalPages: 0,
    summary: { count: 0, mean: null, ratings: [0, 0, 0, 0, 0], unanswered: 0 },
    beers: [],
  })
})

test('ten a page, newest first; by beer, stars and answer; the summary is of all', async () => {
  const { eva, list } = await aSeller()
  const [ipa, porter] = [
    await aBeer(database.db, { companyId: eva.id, name: 'Niebla' }),
    await aBeer(database.db, { companyId: eva.id, name: 'Alba' }),
  ]
  await aBeer(database.db, { companyId: eva.id, name: 'Sin opiniones' })
  await reviewsWith(ipa.id, [1, 2, 2, 5, 5, 5, 4, 3])
  await reviewsWith(porter.id, [5, 4, 4, 4], { answer: 'Gracias', answeredAt: new Date() })

  const summary = { count: 12, mean: 3.7, ratings: [1, 2, 1, 4, 4], unanswered: 8 }
  const first = await list()
  expect(first).toMatchObject({ total: 12, totalPages: 2, summary })
  expect(first.beers.map(({ name }) => name)).toEqual(['Alba', 'Niebla'])
  expect(first.reviews).toHaveLength(10)
  const dates = first.reviews.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect((await list('?pag=2')).reviews).toHaveLength(2)
  expect(await list('?pag=3')).toMatchObject({ reviews: [], total: 12, totalPages: 2, summary })

  expect((await list('?rate=4')).reviews.map(({ rate }) => rate)).toEqual([4, 4, 4, 4])
  expect(await list('?unanswered=1')).toMatchObject({ total: 8, totalPages: 1, summary })
  expect(await list(`?beer=${porter.id}&rate=5`)).toMatchObject({
    total: 1,
    reviews: [{ beer: { name: 'Alba' } }],
  })
  expect(await list(`?beer=${porter.id}&unanswered=1`)).toMatchObject({ total: 0, reviews: [] })
  expect(await list('?pag=&beer=&rate=&unanswered=')).toEqual(first)
  for (const wrong of ['pag=0', 'rate=6', 'rate=x', 'beer=x', 'unanswered=2', 'stars=5']) {
    expect((await eva.send('GET', `/company/${eva.id}/reviews?${wrong}`)).status).toBe(400)
  }
})
