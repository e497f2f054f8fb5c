import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { FruitlessSearch } from '#contract/fruitless-searches.ts'
import { FRUITLESS_A_DAY, FRUITLESS_DAYS } from '#contract/limits.ts'
import { fruitlessSearches } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { shopDay } from '#server/shop-day.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { forgetFruitlessSearches } from './forget-fruitless-searches.ts'

const database = useTestDatabase()

beforeEach(() => database.db.delete(fruitlessSearches))

/** Searches one after the other, and waits until what they leave is written. */
async function search(
  queries: string[],
  services: Services = makeTestServices(database),
  browser = 'Mozilla/5.0',
) {
  let writing = 0
  const rateLimits: Services['rateLimits'] = {
    ...services.rateLimits,
    async take(...counted) {
      writing++
      return services.rateLimits.take(...counted)
    },
  }
  const app = createApp({ ...services, rateLimits })
  for (const query of queries) {
    const answer = await app.request(`/api/product?${query}`, { headers: { 'user-agent': browser } })
    expect(answer.status).toBe(200)
  }
  return { asked: () => writing }
}

const kept = () =>
  database.db
    .select({
      words: fruitlessSearches.words,
      foundSome: fruitlessSearches.foundSome,
      times: fruitlessSearches.times,
    })
    .from(fruitlessSearches)
    .orderBy(fruitlessSearches.words)

test('what finds nothing is kept as words and a number, what finds only some of its words apart', async () => {
  await aBeer(database.db, { name: 'Guindado' })
  await search(['name=Xilófono', 'name=XILOFONO%21&pag=1', 'name=guindado+xilofono', 'name=guindado'])
  await expect.poll(kept).toEqual([
    { words: 'guindado xilofono', foundSome: true, times: 1 },
    { words: 'xilofono', foundSome: false, times: 2 },
  ])
})

test.each([
  ['another page', 'name=xilofono&pag=2'],
  ['another filter may be why', 'name=xilofono&type=IPA'],
  ['no words', 'type=Rauchbier&price=1'],
  ['an e-mail', 'name=ana%40correo.example'],
  ['a phone', 'name=351+555+0100'],
])('nothing is kept of %s', async (_why, query) => {
  // The last one is written after all that came before it.
  await search([query, 'name=ultimo'])
  await expect.poll(kept).toEqual([{ words: 'ultimo', foundSome: false, times: 1 }])
})

test('crawlers count for nothing', async () => {
  const services = makeTestServices(database)
  const { asked } = await search(['name=xilofono'], services, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect(asked()).toBe(0)
})

test('one address adds so many an hour; the answer is the same', async () => {
  const services = makeTestServices(database, { RATE_LIMITS: 'on', FRUITLESS_SEARCHES_PER_HOUR: '2' })
  const { asked } = await search(['name=uno1x', 'name=dos2x', 'name=tres3x'], services)
  await expect.poll(asked).toBe(3)
  await expect.poll(async () => (await kept()).map(({ words }) => words)).toEqual(['dos2x', 'uno1x'])
})

test('of a day so many different words are kept: of more the number, and known ones go on being counted', async () => {
  const day = shopDay(makeTestServices(database).env)
  await database.db.execute(sql`
    INSERT INTO fruitless_searches (day, words, found_some, times)
    SELECT ${day}::date, 'w' || n, false, 1 FROM generate_series(1, ${FRUITLESS_A_DAY}::int) AS n`)
  await search(['name=nueva', 'name=otranueva', 'name=w7'])
  const some = async () => (await kept()).filter(({ words, times }) => words === '' || times > 1)
  await expect.poll(some).toEqual([
    { words: '', foundSome: false, times: 2 },
    { words: 'w7', foundSome: false, times: 2 },
  ])
})

test('a search is answered though nothing can be written', async () => {
  const services = makeTestServices(database)
  const rateLimits = { ...services.rateLimits, take: () => Promise.reject(new Error('no database')) }
  const answer = await createApp({ ...services, rateLimits }).request('/api/product?name=xilofono')
  expect([answer.status, await kept()]).toEqual([200, []])
})

test('admins list a period, most often first, page by page; old days are forgotten', async () => {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const ago = (days: number) =>
    new Date(Date.parse(shopDay(services.env)) - days * 86_400_000).toISOString().slice(0, 10)
  const row = (words: string, day: number, times: number, foundSome = false) => ({
    ...{ words, times, foundSome, day: ago(day) },
  })
  await database.db
    .insert(fruitlessSearches)
    .values([
      ...[row('kvas', 0, 2), row('kvas', 6, 3), row('sidra', 1, 4), row('vino', 8, 9), row('', 0, 5)],
      ...[row('ipa azul', 2, 1, true), row('viejo', FRUITLESS_DAYS + 2, 1)],
      ...Array.from({ length: 30 }, (_, n) => row(`de antes ${n}`, 40, 1)),
    ])
  const list = async (query: string) => {
    const { status, body } = await admin.send('GET', `/admin/searches${query}`)
    expect(status).toBe(200)
    return body as { searches: FruitlessSearch[]; total: number; totalPages: number; others: number }
  }
  expect(await list('?days=7')).toEqual({
    searches: [
      { words: 'kvas', times: 5, lastDay: ago(0) },
      { words: 'sidra', times: 4, lastDay: ago(1) },
    ],
    ...{ total: 2, totalPages: 1, others: 5 },
  })
  expect((await list('')).searches.map(({ words }) => words)).toEqual(['vino', 'kvas', 'sidra'])
  expect((await list('?found=some')).searches.map(({ words }) => words)).toEqual(['ipa azul'])
  const second = await list('?days=90&pag=2')
  expect([second.total, second.totalPages, second.searches.length]).toEqual([33, 2, 8])

  await forgetFruitlessSearches(database.db)
  expect((await kept()).map(({ words }) => words)).not.toContain('viejo')
  expect(await kept()).toHaveLength(36)
})
