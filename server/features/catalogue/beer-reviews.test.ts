import { expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

/** A beer with reviews `1` to `count`, the last the newest, two of them in each minute; the first three gave one star. */
async function aBeerWithReviews(count: number) {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(database.db, { companyId: seller.id })
  await database.pool.query(
    `WITH made AS (INSERT INTO users (id, name, email, role)
       SELECT uuidv7(), 'Ana', 'ana-' || each || '-' || $1::uuid || '@correo.example', 'Person' FROM generate_series(1, $2::int) AS each
       RETURNING id, email),
     known AS (INSERT INTO buyers (user_id, name, last_name, country) SELECT id, 'Ana', 'Paz', 'Argentina' FROM made)
     INSERT INTO reviews (beer_id, buyer_id, rate, comment, created_at)
     SELECT $1::uuid, id, CASE WHEN each <= 3 THEN 1 ELSE 5 END, each, now() - (2000 - each / 2) * interval '1 minute'
     FROM (SELECT id, substring(email FROM '[0-9]+')::int AS each FROM made) AS numbered`,
    [beer.id, count],
  )
  const read = async (before = '') =>
    (await sendJson(services, 'GET', `/product/${beer.id}?before=${before}`)).body as BeerDetail
  return { services, seller, beer, read }
}

test('a beer is shown with its newest reviews, and those before them a page at a time; all are counted', async () => {
  const { beer, read } = await aBeerWithReviews(45)
  const pages = [await read()]
  while (pages.at(-1)!.olderReviews) pages.push(await read(pages.at(-1)!.olderReviews!))
  expect(pages.map(({ Qualifications }) => Qualifications.length)).toEqual([20, 20, 5])
  const told = pages.flatMap(({ Qualifications }) => Qualifications.map(({ comment }) => Number(comment)))
  expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, at) => at + 1))
  const dates = pages.flatMap(({ Qualifications }) => Qualifications.map(({ date }) => date))
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { ratings, qualificationCount } of pages) {
    expect({ ratings, qualificationCount }).toEqual({ ratings: [3, 0, 0, 0, 42], qualificationCount: 45 })
  }
  await database.pool.query('UPDATE reviews SET hidden_at = now() WHERE id = $1', [pages[0]!.olderReviews])
  const after = await read(pages[0]!.olderReviews!)
  expect(after.Qualifications).toEqual(pages[1]!.Qualifications)
  expect(after.ratings).toEqual([3, 0, 0, 0, 41])
  const another = await aBeer(database.db)
  expect((await read(another.id)).Qualifications).toEqual([])
  expect((await read(beer.id)).olderReviews).toBeNull()
})

test('a record carries back what was read of it, though more was written meanwhile, and older reviews too', async () => {
  const { seller, beer, read } = await aBeerWithReviews(45)
  const first = await read()
  for (const { Qualifications } of [first, await read(first.olderReviews!)]) {
    const { body } = await seller.send('GET', `/product/${beer.id}`)
    const { editionShown: _, ...record } = { ...(body as BeerDetail), Qualifications, editionShown: 0 }
    expect((await seller.send('PUT', `/product/${beer.id}`, record)).status).toBe(200)
  }
  const made = { ...first, Qualifications: [{ ...first.Qualifications[0], comment: 'La mejor' }] }
  expect((await seller.send('PUT', `/product/${beer.id}`, made)).status).toBe(403)
})
