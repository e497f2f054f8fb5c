import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents } from '#database/schema.ts'
import { NO_LONGER_HELD, releaseHolds } from './release-holds.ts'

/** An order that waits for its payment, whether or not it holds its beers. */
export type OpenOrder = { id: string; buyerEmail: string }

/** Why an admin ends open orders: it stands in each order's history. */
type CancelledBecause = 'buyer-deactivated' | 'company-deactivated' | 'beer-deactivated'

/** A buyer's open orders, locked in order of their ids. The caller holds the buyer, so that none is added. */
export function lockOpenOrdersOf(tx: Transaction, buyerId: string): Promise<OpenOrder[]> {
  return lockOpenOrders(tx, sql`buyer_id = ${buyerId}`)
}

/**
 * The open orders with a beer of a company, or with one certain beer, locked in order of their ids; then every beer in
 * them and those that the caller is about to change, in order of theirs. The caller has closed the company's gate, so
 * that no order is added.
 */
export async function lockOpenOrdersWith(
  tx: Transaction,
  beer: { companyId: string } | { beerId: string },
): Promise<OpenOrder[]> {
  const isOne = 'beerId' in beer
  const which = isOne ? sql`beer_id = ${beer.beerId}` : sql`company_id = ${beer.companyId}`
  const open = await lockOpenOrders(
    tx,
    sql`EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND ${which})`,
  )
  await tx.execute(sql`
    SELECT FROM beers
    WHERE ${isOne ? sql`id = ${beer.beerId}` : sql`company_id = ${beer.companyId}`}
       OR id IN (SELECT beer_id FROM order_lines WHERE order_id = ANY(${idsOf(open)}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`)
  return open
}

/**
 * Cancels open orders that the caller has locked: their beers go back to the shelf, and a payment that still comes goes
 * back to whoever made it. Nobody is told here.
 */
export async function cancelOpenOrders(
  tx: Transaction,
  open: OpenOrder[],
  reason: CancelledBecause,
): Promise<void> {
  if (!open.length) return
  await releaseHolds(
    tx,
    open.map(({ id }) => id),
  )
  await tx.execute(sql`
    UPDATE orders SET state = 'cancelled', ${NO_LONGER_HELD} WHERE id = ANY(${idsOf(open)}::uuid[])`)
  await tx.insert(orderEvents).values(
    open.map(({ id }) => ({
      orderId: id,
      event: 'cancelled' as const,
      fromState: 'pending' as const,
      toState: 'cancelled' as const,
      detail: { reason },
    })),
  )
}

async function lockOpenOrders(tx: Transaction, which: SQL): Promise<OpenOrder[]> {
  const found = await tx.execute<OpenOrder>(sql`
    SELECT orders.id, users.email AS "buyerEmail" FROM orders JOIN users ON users.id = buyer_id
    WHERE state = 'pending' AND ${which} ORDER BY orders.id FOR NO KEY UPDATE OF orders`)
  return found.rows
}

function idsOf(open: OpenOrder[]) {
  return sql.param(open.map(({ id }) => id))
}
