import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/purchases.ts'
import type { Transaction } from '#database/open-pool.ts'

/** An order of the buyer that a new request has to do with: still open, or made under the same key. */
export type OwnOrder = {
  id: string
  idempotencyKey: string
  requestHash: string
  state: OrderState
  reservedUntil: Date
  initPoint: string | null
  lines: { beerId: string; quantity: number; unitCents: number }[]
}

/** The buyer's open orders, and the one of that key, all locked. The caller holds the buyer, so that none is added. */
export async function lockOwnOrders(
  tx: Transaction,
  buyerId: string,
  idempotencyKey: string | undefined,
): Promise<OwnOrder[]> {
  const found = await tx.execute<Omit<OwnOrder, 'reservedUntil'> & { reservedUntil: string }>(sql`
    SELECT id, idempotency_key AS "idempotencyKey", request_hash AS "requestHash", state,
           reserved_until AS "reservedUntil", init_point AS "initPoint",
           (SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', quantity, 'unitCents', unit_cents))
            FROM order_lines WHERE order_id = orders.id) AS lines
    FROM orders
    WHERE buyer_id = ${buyerId} AND (state = 'pending' OR idempotency_key = ${idempotencyKey ?? null})
    ORDER BY id FOR NO KEY UPDATE OF orders`)
  return found.rows.map((row) => ({ ...row, reservedUntil: new Date(row.reservedUntil) }))
}
