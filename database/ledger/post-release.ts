import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../open-pool.ts'
import { linePositions } from './line-positions.ts'
import { post } from './post.ts'

/**
 * What parcels brought became free: it can be paid to their breweries, and is held against them where it is below zero. The
 * caller holds their orders, and has written when they were released.
 * @param parcels a query for their order_id and company_id
 */
export async function postReleases(tx: Transaction, parcels: SQL): Promise<void> {
  const lines = sql`SELECT order_id, beer_id FROM order_lines JOIN (${parcels}) AS parcel USING (order_id, company_id)`
  await post(
    tx,
    'released',
    sql`
    SELECT order_id || '/' || company_id AS cause, NULL::text AS payment_id, NULL::uuid AS payout_id, now() AS at, side.account,
           company_id, currency, side.amount_cents, order_id, beer_id, NULL::bigint AS dollar_cents
    FROM (${linePositions(lines)}) AS line
    CROSS JOIN LATERAL (VALUES ('pending', pending_cents), ('available', -pending_cents)) AS side (account, amount_cents)`,
  )
}
