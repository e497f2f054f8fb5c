import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { fillCatalogue } from '#tests/benchmarks/fill-catalogue.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'

/** One connection: PostgreSQL's counts of what was read are handed over by the connection that read. */
const database = useTestDatabase({ poolSize: 1 })
const BEERS = 20_000

beforeAll(async () => {
  await fillCatalogue(database.pool, BEERS)
  await database.pool.query(`UPDATE beers SET on_hand = 0 WHERE units_sold % 5 = 0`)
  await database.pool.query(
    `UPDATE beers SET rating_count = 1 + units_sold % 40, rating_sum = (1 + units_sold % 40) * (1 + units_sold % 5),
        rating = 1 + units_sold % 5, sold_cents = greatest(sold_cents, (1 + units_sold % 40) * 200) WHERE units_sold % 3 = 0`,
  )
  await database.pool.query('VACUUM ANALYZE beers')
})

/** How many rows of `beers` PostgreSQL has read so far: by reading the table from end to end, and by its indexes. */
async function rowsRead(): Promise<{ scanned: number; byIndex: number }> {
  await database.pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await database.pool.query<{ scanned: number; byIndex: number }>(
    `SELECT seq_tup_read::int AS scanned,
            (idx_tup_fetch + (SELECT coalesce(sum(idx_tup_read), 0) FROM pg_stat_user_indexes WHERE relname = 'beers'))::int
              AS "byIndex"
     FROM pg_stat_user_tables WHERE relname = 'beers'`,
  )
  return rows[0]!
}

test.each([
  ['/toprated', 8],
  ['/bestsellers', 3],
])('%s reads about as many beers as it shows, however many there are', async (path, shown) => {
  const app = createApp(makeTestServices(database))
  const byIndex: number[] = []
  for (let time = 0; time < 3; time++) {
    const before = await rowsRead()
    const answer = await app.request(`/api${path}`)
    const after = await rowsRead()
    expect(await answer.json()).toHaveLength(shown)
    expect(after.scanned - before.scanned).toBe(0)
    byIndex.push(after.byIndex - before.byIndex)
  }
  // What the planner looks up, now and then, is counted too: the statement alone reads the least of them.
  expect(Math.min(...byIndex)).toBeGreaterThan(0)
  expect(Math.min(...byIndex)).toBeLessThan(shown * 4)
})

test.each(['', 'OrderAscPrice', 'OrderDesPrice', 'OrderAscLitre'])(
  'a page in the order "%s" reads about as many beers as it shows, once the index is there',
  async (order) => {
    const services = makeTestServices(database)
    const app = createApp(services)
    const types = order.endsWith('Price') ? ['', '&type=IPA'] : ['']
    for (const type of types) {
      const path = `/api/product?order=${order}${type}&pag=2`
      await services.search.ready()
      const before = await rowsRead()
      const answer = await app.request(path)
      const after = await rowsRead()
      expect(((await answer.json()) as { products: unknown[] }).products).toHaveLength(12)
      expect(after.scanned - before.scanned).toBe(0)
      expect(after.byIndex - before.byIndex).toBeLessThan(24 * 4)
    }
  },
)

test.each(['lager ipa', 'xylofon', 'trigal', 'lagre'])(
  'who looks for «%s» has as many beers read as are shown, once the index is there',
  async (name) => {
    const services = makeTestServices(database)
    await services.search.ready()
    const app = createApp(services)
    const before = await rowsRead()
    const answer = await app.request(`/api/product?name=${name}`)
    const after = await rowsRead()
    expect(answer.status).toBe(200)
    expect(after.scanned - before.scanned).toBe(0)
    expect(after.byIndex - before.byIndex).toBeLessThan(24 * 4)
  },
)
