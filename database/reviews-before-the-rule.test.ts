import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { withOlderDatabase } from '#tests/database/with-older-database.ts'
import { migrateDatabase } from './migrate.ts'

async function idOf(pool: pg.Pool, text: string, values: unknown[] = []): Promise<string> {
  return (await pool.query<{ id: string }>(`${text} RETURNING id`, values)).rows[0]!.id
}

/** A beer that so many bought, each two units at this price, and gave those stars; the last so many have their money back. */
async function aBeerReviewedBefore(
  pool: pg.Pool,
  rates: number[],
  { unitCents = 450, undone = 0 }: { unitCents?: number; undone?: number } = {},
): Promise<string> {
  const companyId = await idOf(
    pool,
    `INSERT INTO companies (company, country, state, city) VALUES ('Birra del Valle', 'Chile', 'Maule', 'Talca')`,
  )
  const beerId = await idOf(
    pool,
    `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand, units_sold)
     VALUES ($1, 'Niebla', '', 'IPA', 'Lata', 6, 450, 10, $2)`,
    [companyId, rates.length * 2],
  )
  await pool.query("INSERT INTO stock_movements (beer_id, units, cause) VALUES ($1, $2, 'put')", [
    beerId,
    10 + rates.length * 2,
  ])
  for (const [at, rate] of rates.entries()) {
    const buyerId = await idOf(pool, 'INSERT INTO users (name, email) VALUES ($1, $2)', [
      'Ana',
      `${randomUUID()}@x.example`,
    ])
    const orderId = await idOf(
      pool,
      `INSERT INTO orders (buyer_id, idempotency_key, request_hash, state, total_cents, reserved_until, stock_held, recipient,
         address, city, address_state, country, paid_at)
       VALUES ($1, 'x', 'x', $2, $3, now(), false, '', '', '', '', '', now())`,
      [buyerId, at < rates.length - undone ? 'paid' : 'refunded', unitCents * 2],
    )
    await pool.query('INSERT INTO parcels (order_id, company_id) VALUES ($1, $2)', [orderId, companyId])
    await pool.query(
      `INSERT INTO order_lines (order_id, beer_id, company_id, quantity, unit_cents, name, presentation, image, company_name)
       VALUES ($1, $2, $3, 2, $4, '', '', '', '')`,
      [orderId, beerId, companyId, unitCents],
    )
    await pool.query(
      "INSERT INTO stock_movements (beer_id, units, cause, order_id) VALUES ($1, -2, 'sold', $2)",
      [beerId, orderId],
    )
    await pool.query('INSERT INTO reviews (beer_id, buyer_id, rate) VALUES ($1, $2, $3)', [
      beerId,
      buyerId,
      rate,
    ])
  }
  return beerId
}

test('reviews from before the rule are brought to it, with ratings, units sold and standings', async () => {
  await withOlderDatabase('sold_out_last', async (pool) => {
    const kept = await aBeerReviewedBefore(pool, [4, 4])
    const partly = await aBeerReviewedBefore(pool, [3, 5], { undone: 1 })
    const free = await aBeerReviewedBefore(pool, [5, 5, 5], { unitCents: 0 })
    await migrateDatabase(pool)
    const { rows } = await pool.query(
      `SELECT id, rating::float, rating_count, units_sold, standing IS NOT NULL AS stands FROM beers
       ORDER BY array_position($1::uuid[], id)`,
      [[kept, partly, free]],
    )
    expect(rows).toEqual([
      { id: kept, rating: 4, rating_count: 2, units_sold: 4, stands: true },
      { id: partly, rating: 3, rating_count: 1, units_sold: 4, stands: true },
      { id: free, rating: null, rating_count: 0, units_sold: 0, stands: false },
    ])
    // (4 + 4 + 3 + 5 + 5 + 5 + 5) / 7: the mean as it stood; the sweep sees that it has changed.
    expect((await pool.query('SELECT mean::float FROM shop_rating')).rows).toEqual([{ mean: 4.43 }])
    const broken = (await findBrokenInvariants(pool)).map(({ promise }) => promise)
    expect(broken.filter((promise) => /^(a review|a rating|units sold)/.test(promise))).toEqual([])
  })
})
