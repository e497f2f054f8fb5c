import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BodyOf } from '#contract/endpoint.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { settleReturn as call, paymentReturn } from '#contract/orders.ts'
import type { OrderState } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { RANK } from '../../orders/payment-rank.ts'
import { REJECTED_DETAIL, rejectionOf } from '../../orders/rejection-of.ts'
import type { Services } from '../../services.ts'
import type { OrdersServices } from './orders-services.ts'
import { settlePayment, settlePaymentsOf } from './settle-payment.ts'

type PaymentReturn = z.output<typeof paymentReturn>
type ReturnedOrder = {
  state: OrderState
  lastRank: number | null
  heldUntil: string | null
  beerIds: string[]
  rejectedDetail: string | null
}

type ReturnServices = OrdersServices & Pick<Services, 'rateLimits'>

const PAYMENT_ID = /^\d{1,20}$/

/**
 * A buyer comes back from the provider's page. What the address says is a hint of which order it is about: the provider
 * is asked and what it says settled in line, and the answer is what the database then says. An order of somebody
 * else is no order. A provider that does not answer leaves the order open: the jobs go on asking. So they do for who
 * comes back more often than anybody buys: one account must not keep the provider from answering for all the others.
 */
export async function settleReturn(
  services: ReturnServices,
  buyerId: string,
  hint: BodyOf<typeof call>,
): Promise<PaymentReturn> {
  const paymentId = hint.payment_id && PAYMENT_ID.test(hint.payment_id) ? hint.payment_id : undefined
  const reference =
    hint.external_reference && isUuid(hint.external_reference) ? hint.external_reference : undefined

  const orderId = await settleHinted(services, buyerId, paymentId, reference)
  const order = orderId ? await readReturnedOrder(services.db, orderId, buyerId) : undefined
  if (!order)
    return { orderId: null, outcome: 'unknown', heldUntil: null, beerIds: [], rejectedBecause: null }
  const { beerIds, heldUntil, rejectedDetail } = order
  return {
    orderId: orderId!,
    outcome: outcomeOf(order),
    heldUntil: heldUntil && new Date(heldUntil).toISOString(),
    beerIds,
    rejectedBecause: rejectionOf(rejectedDetail),
  }
}

async function settleHinted(
  services: ReturnServices,
  buyerId: string,
  paymentId: string | undefined,
  reference: string | undefined,
): Promise<string | undefined> {
  if (reference && !(await isOpenOrderOf(services.db, reference, buyerId))) return reference
  if (await services.rateLimits.take('payment-return', buyerId)) return reference
  const settled = paymentId ? await settlePayment(services, paymentId) : undefined
  const settledOrderId = settled && 'orderId' in settled ? settled.orderId : null
  if (!reference) return settledOrderId ?? undefined
  // The provider's search lags behind its payments: it is asked only where the payment alone says nothing.
  if (settledOrderId !== reference) await settlePaymentsOf(services, reference)
  return reference
}

/** Only an order that waits for its payment is worth a question to the provider. */
async function isOpenOrderOf(db: Database, orderId: string, buyerId: string): Promise<boolean> {
  const found = await db.execute(sql`
    SELECT FROM orders WHERE id = ${orderId} AND buyer_id = ${buyerId} AND state IN ('pending', 'expired')`)
  return found.rows.length > 0
}

async function readReturnedOrder(
  db: Database,
  orderId: string,
  buyerId: string,
): Promise<ReturnedOrder | undefined> {
  const found = await db.execute<ReturnedOrder>(sql`
    SELECT state, CASE WHEN stock_held THEN reserved_until END AS "heldUntil",
           (SELECT rank FROM payments WHERE order_id = orders.id ORDER BY created_at DESC LIMIT 1) AS "lastRank",
           (SELECT json_agg(beer_id) FROM order_lines WHERE order_id = orders.id) AS "beerIds",
           ${REJECTED_DETAIL} AS "rejectedDetail"
    FROM orders WHERE id = ${orderId} AND buyer_id = ${buyerId}`)
  return found.rows[0]
}

function outcomeOf({ state, lastRank }: ReturnedOrder): PaymentReturn['outcome'] {
  if (state === 'paid') return 'paid'
  if (lastRank === RANK.waiting && (state === 'pending' || state === 'expired')) return 'in-process'
  if (state !== 'pending') return 'closed'
  return lastRank === RANK.ended ? 'rejected' : 'open'
}
