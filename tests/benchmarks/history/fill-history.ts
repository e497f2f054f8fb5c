import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { type Database, liftTimeLimits, type Transaction } from '#database/open-pool.ts'
import * as schema from '#database/schema.ts'
import { daysToSum } from '#server/journeys/figures/sums/spans-to-sum.ts'
import { sumFigures } from '#server/journeys/figures/sums/sum-figures.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { fillCatalogue } from '../fill-catalogue.ts'
import { fillBuyers } from '../fill-people.ts'
import type { Month } from './month.ts'
import { payOut } from './pay-out.ts'
import { refundSome } from './refund-some.ts'
import { sumUpBeers } from './sum-up-beers.ts'
import { writeOrders } from './write-orders.ts'
import { writeParcels } from './write-parcels.ts'
import { writeReviews } from './write-reviews.ts'

/** A shop of so many orders has half as many beers, and a buyer for each seven of them. */
const beersOf = (orders: number) => Math.max(4000, Math.round(orders / 2))
const buyersOf = (orders: number) => Math.round((orders * 3) / 20)

/** Two years, month by month: what was sold in one is on its way, was paid out, was reviewed, as long ago as it is. */
const MONTHS = 24
const MONTH_DAYS = 730 / MONTHS

/**
 * Fills an empty shop with two years of so many orders, of two beers each: a tenth nobody paid, a tenth of all lines is one
 * brewery's, a few beers and buyers have most (each by a power of its number). What a shop keeps of them is there: payments,
 * events, parcels, mails that left, the ledger, payouts, refunds of single lines, reviews and some that were reported. Its
 * invariants hold (fill-history.test.ts). The same every time but for the ids: each value hangs on a row's number.
 */
export async function fillHistory(pool: Pool, orders: number, say: (done: string) => void): Promise<void> {
  await fillCatalogue(pool, beersOf(orders))
  await fillBuyers(pool, buyersOf(orders))
  await withClient(pool, numberThem)
  for (let month = 0; month < MONTHS; month++) {
    const first = Math.floor((orders * month) / MONTHS)
    const last = Math.floor((orders * (month + 1)) / MONTHS) - 1
    const untilDaysAgo = (MONTHS - month - 1) * MONTH_DAYS
    const asked: Month = { first, last, fromDaysAgo: untilDaysAgo + MONTH_DAYS, untilDaysAgo }
    // A connection a month: balances stand in as many rows as in a shop that is used.
    await withClient(pool, (client) => writeMonth(client, asked))
    if (month === 0) await withClient(pool, (client) => client.query('VACUUM ANALYZE'))
    say(`${month + 1} of ${MONTHS} months`)
  }
  await withClient(pool, async (client) => {
    await unwatched(client, sumUpBeers)
    await client.query('DROP TABLE history_beers, history_buyers')
    await client.query('TRUNCATE search_changes')
    await client.query('VACUUM ANALYZE')
  })
  await sumAll(pool)
}

/** Its figures, as its sweep has summed them by then. */
async function sumAll(pool: Pool): Promise<void> {
  const services = makeTestServices({ db: drizzle({ client: pool, schema }), pool })
  do await sumFigures(services)
  while ((await daysToSum(services.db, services.env.SHOP_TIMEZONE, 1)).length)
  await withClient(pool, (client) => client.query('VACUUM ANALYZE'))
}

async function writeMonth(client: PoolClient, month: Month): Promise<void> {
  await unwatched(client, () => writeOrders(client, month))
  // What is written of the month's orders is planned by what they are, not by an empty shop.
  await client.query('ANALYZE history_month')
  const tx = drizzle({ client, schema }) as unknown as Database
  await tx.transaction((inside: Transaction) => writeParcels(client, inside))
  await tx.transaction((inside: Transaction) => refundSome(client, inside))
  await tx.transaction((inside: Transaction) => payOut(client, inside))
  await unwatched(client, writeReviews)
}

/** Beers and buyers by number: those of the busiest brewery stand first, and the last two tables are dropped again. */
async function numberThem(client: PoolClient): Promise<void> {
  await client.query(`
    CREATE UNLOGGED TABLE history_beers AS
    SELECT row_number() OVER (ORDER BY company_id <> busiest, hashtext(beers.name), beers.id) - 1 AS number,
      beers.id AS beer_id, company_id, beers.name, presentation, price_cents, company AS company_name, company_id = busiest AS is_busiest
    FROM beers JOIN companies ON companies.id = company_id, (SELECT min(company_id::text)::uuid AS busiest FROM beers) AS one`)
  await client.query('ALTER TABLE history_beers ADD PRIMARY KEY (number)')
  await client.query(`
    CREATE UNLOGGED TABLE history_buyers AS
    SELECT row_number() OVER (ORDER BY user_id) - 1 AS number, user_id AS buyer_id, buyers.name || ' ' || last_name AS recipient,
      city, state, country, email
    FROM buyers JOIN users ON users.id = user_id AND active AND deleted_at IS NULL`)
  await client.query('ALTER TABLE history_buyers ADD PRIMARY KEY (number)')
  await client.query('ANALYZE history_beers, history_buyers')
  await client.query(`UPDATE companies SET sales_mails = 'daily'`)
}

/** Without triggers and keys: what they would see to is written here. */
async function unwatched(client: PoolClient, write: (client: PoolClient) => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  await client.query('SET LOCAL session_replication_role = replica')
  await write(client)
  await client.query('COMMIT')
}

async function withClient(pool: Pool, use: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await liftTimeLimits(client)
    await use(client)
  } finally {
    client.release(true)
  }
}
