import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/purchases.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Transaction } from '#database/open-pool.ts'
import { paymentWaits } from '../../orders/payment-waits.ts'

/** An order of the buyer that a new request has to do with: still open, or made under the same key. */
export type OwnOrder = {
  id: string
  /** What was asked for under the key that is asked for now; null when it is not one of this order's. */
  sameKeyHash: string | null
  requestHash: string
  state: OrderState
  payableUntil: Date
  /** Until when its beers are held; null where they are not. */
  heldUntil: Date | null
  initPoint: string | null
  /** A payment of it may be approved yet: nothing takes its place. */
  paymentWaits: boolean
  lines: { beerId: string; quantity: number; unitCents: number }[]
}

/** Units of each beer that these orders hold. */
export function unitsHeldBy(orders: Pick<OwnOrder, 'heldUntil' | 'lines'>[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { beerId, quantity } of orders.flatMap((order) => (order.heldUntil ? order.lines : []))) {
    units.set(beerId, (units.get(beerId) ?? 0) + quantity)
  }
  return units
}

/** The buyer's open orders, and the one of that key, all locked. The caller holds the buyer, so that none is added. */
export async function lockOwnOrders(
  tx: Transaction,
  buyerId: string,
  idempotencyKey: string | undefined,
): Promise<OwnOrder[]> {
  const key = sql`${idempotencyKey ?? null}::text`
  const found = await executePrepared<
    Omit<OwnOrder, 'payableUntil' | 'heldUntil'> & { payableUntil: string; heldUntil: string | null }
  >(
    tx,
    sql`
    WITH resumed AS (
      SELECT order_id, request_hash FROM order_keys WHERE buyer_id = ${buyerId} AND idempotency_key = ${key}
    )
    SELECT id, request_hash AS "requestHash", state,
           CASE WHEN idempotency_key = ${key} THEN request_hash
                ELSE (SELECT resumed.request_hash FROM resumed WHERE order_id = orders.id) END AS "sameKeyHash",
           payable_until AS "payableUntil", CASE WHEN stock_held THEN reserved_until END AS "heldUntil",
           init_point AS "initPoint", ${paymentWaits} AS "paymentWaits",
           (SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', quantity, 'unitCents', unit_cents))
            FROM order_lines WHERE order_id = orders.id) AS lines
    FROM orders
    WHERE buyer_id = ${buyerId} AND (state = 'pending' OR idempotency_key = ${key} OR id = (SELECT order_id FROM resumed))
    ORDER BY id FOR NO KEY UPDATE OF orders`,
  )
  return found.rows.map(({ payableUntil, heldUntil, ...row }) => ({
    ...row,
    payableUntil: new Date(payableUntil),
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
  }))
}
