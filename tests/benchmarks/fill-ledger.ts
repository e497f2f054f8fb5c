import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { postPayouts, postPayoutsPaid } from '#database/ledger/post-payout.ts'
import { postReleases } from '#database/ledger/post-release.ts'
import { postSales } from '#database/ledger/post-sale.ts'
import { type Database, liftTimeLimits, type Transaction } from '#database/open-pool.ts'
import * as schema from '#database/schema.ts'

export const BREWERIES = 2000
/** That many sales (lines of paid orders) the breweries have to be paid for, and the busiest one has had by itself. */
export const SALES = 100_000
export const BUSIEST = 'Cervecería de todos'

const LINES = 4
const ORDERS = SALES / LINES
const AT_ONCE = 2500
/** Of the busiest one's orders so many have not arrived; the rest is paid out. */
const ON_THE_WAY = ORDERS / 4

/**
 * Fills an empty shop with the books of two thousand breweries that are owed for a hundred thousand sales, and of one that had
 * as many by itself, most of them paid out: charged in pesos, a tenth kept of each, posted as the shop posts. Orders come in
 * slices, each on a connection of its own, so that balances stand in as many rows as in a shop that is used.
 */
export async function fillLedger(pool: Pool): Promise<void> {
  await inTransaction(pool, writeBreweries)
  for (let first = 0; first < 2 * ORDERS; first += AT_ONCE) {
    await inTransaction(pool, (tx) => writeOrders(tx, first, first + AT_ONCE - 1))
    // What the first slice is planned by is not an empty shop.
    if (first === 0) await analyze(pool)
  }
  await inTransaction(pool, payBusiest)
  await analyze(pool)
}

async function writeBreweries(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    WITH sellers AS (
      INSERT INTO users (name, email, role)
      SELECT 'Cervecería ' || n, 'ventas.' || n || '@cerveceria.example', 'Company' FROM generate_series(1, ${BREWERIES}::int) AS n
      UNION ALL SELECT ${BUSIEST}, 'ventas@cerveceria.example', 'Company'
      UNION ALL SELECT 'Ana', 'ana@cliente.example', 'Person'
      RETURNING id, name, role)
    INSERT INTO companies (user_id, company, country, state, city)
    SELECT id, name, 'Argentina', 'Córdoba', 'Córdoba' FROM sellers WHERE role = 'Company'`)
  const oneEach = sql`SELECT id, 1 AS place FROM companies WHERE company <> ${BUSIEST}`
  const allOfOne = sql`SELECT id, place FROM companies, generate_series(1, ${LINES}::int) AS place WHERE company = ${BUSIEST}`
  for (const shelf of [oneEach, allOfOne]) {
    await tx.execute(sql`
      INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, ibu, price_cents, on_hand)
      SELECT id, 'Puna IPA ' || place, '', 'IPA', 'Lata 473 ml', 6, 60, 450, 100 FROM (${shelf}) AS shelf`)
  }
}

/** Orders by number, each of four lines: up to half of them one beer of each brewery by turns, then all of the busiest one. */
async function writeOrders(tx: Transaction, first: number, last: number): Promise<void> {
  const beer = sql`CASE WHEN n < ${ORDERS}::int THEN (${LINES}::int * n + place) % ${BREWERIES}::int ELSE ${BREWERIES}::int + place END`
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH made AS MATERIALIZED (
      SELECT n, uuidv7() AS id, n < ${2 * ORDERS - ON_THE_WAY}::int AS is_free
      FROM generate_series(${first}::int, ${last}::int) AS n
    ), shelf AS MATERIALIZED (
      SELECT row_number() OVER (ORDER BY id) - 1 AS number, id AS beer_id, company_id, name, presentation FROM beers
    ), line AS MATERIALIZED (
      SELECT made.*, shelf.*, place FROM made CROSS JOIN generate_series(0, ${LINES - 1}::int) AS place JOIN shelf ON number = ${beer}
    ), placed AS (
      INSERT INTO orders (id, buyer_id, idempotency_key, request_hash, state, total_cents, charge_currency, charge_cents, rate,
        rate_source, rate_at, payable_until, stock_held, recipient, address, city, address_state, country, paid_at)
      SELECT made.id, users.id, n, '', 'paid', 1800, 'ARS', 1800000, 1000, 'mercado-pago', now(), now(), false, '', '', '', '', '', now()
      FROM made CROSS JOIN users WHERE role = 'Person'
    ), lines AS (
      INSERT INTO order_lines (order_id, beer_id, company_id, place, quantity, unit_cents, charge_unit_cents, name, presentation, image,
        company_name)
      SELECT id, beer_id, company_id, place, 1, 450, 450000, name, presentation, '', '' FROM line
    ), agreed AS (
      INSERT INTO sale_commissions (order_id, beer_id, basis_points, fixed_cents, tax_basis_points, commission_cents, tax_cents)
      SELECT id, beer_id, 1000, 0, 2100, 45000, 9450 FROM line
    ), parcelled AS (
      INSERT INTO parcels (order_id, company_id, state, id_checked, free_from, released_at)
      SELECT DISTINCT id, company_id, CASE WHEN is_free THEN 'delivered' ELSE 'pending' END, is_free,
             CASE WHEN is_free THEN now() END, CASE WHEN is_free THEN now() END FROM line
    ), paid AS (
      INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank, disposition)
      SELECT id, id, 1800000, 'ARS', 'approved', 1, 'applied' FROM made
    )
    SELECT id FROM made`)
  const ids = sql.param(rows.map(({ id }) => id))
  await postSales(tx, sql`SELECT unnest(${ids}::text[])`)
  await postReleases(
    tx,
    sql`SELECT order_id, company_id FROM parcels WHERE order_id = ANY(${ids}::uuid[]) AND released_at IS NOT NULL`,
  )
}

async function payBusiest(tx: Transaction): Promise<void> {
  const owed = sql`SELECT * FROM ledger_line_balances JOIN companies ON companies.id = company_id
    WHERE company = ${BUSIEST} AND account = 'available' AND account <> 'paid' AND balance_cents <> 0`
  await tx.execute(sql`
    WITH owed AS MATERIALIZED (${owed}), made AS (
      INSERT INTO payouts (company_id, currency, amount_cents, dollar_cents, user_id, ended_at)
      SELECT company_id, currency, -sum(balance_cents), -sum(dollar_cents), min(user_id::text)::uuid, now() FROM owed
      GROUP BY company_id, currency RETURNING id
    )
    INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
    SELECT made.id, order_id, beer_id, -balance_cents, -dollar_cents FROM made CROSS JOIN owed`)
  await postPayouts(tx, sql`SELECT id FROM payouts`)
  await postPayoutsPaid(tx, sql`SELECT id FROM payouts`, 'bank')
}

async function inTransaction(pool: Pool, write: (tx: Transaction) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  await liftTimeLimits(client)
  await (drizzle({ client, schema }) as unknown as Database).transaction(write)
  client.release(true)
}

async function analyze(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await liftTimeLimits(client)
  await client.query('VACUUM ANALYZE')
  client.release(true)
}
