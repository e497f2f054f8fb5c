import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { postRefund } from '#database/ledger/post-refund.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, refundLines, refunds } from '#database/schema.ts'
import { linesLeft } from './lines-left.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'
import { restock } from './restock.ts'
import { allThatIsLeft, type RefundedAmount, type RefundedUnits, whatIsNamed } from './what-goes-back.ts'

export type RefundRequest = {
  orderId: string
  /** The refund's own id, where who asks has chosen one: a second under it is a bug, or a race that the table ends. */
  id?: string
  /** The units to be paid back; without them, and without `amounts`, every unit that has not been, and all money that is left. */
  lines?: RefundedUnits[]
  /** What of these lines goes back while their units stay with the buyer, whose price is lowered by it. */
  amounts?: RefundedAmount[]
  /** Whether these units are back on the shelf, unless a line says otherwise of its own. */
  restock: boolean
  /** A code: buyers find it in their data. What somebody wrote goes into the audit log. */
  reason: string
}

/** `amountCents`, of what its payment was charged in, is owed from now on. */
type RequestedRefund = { refundId: string; amountCents: number }

/**
 * Owes the buyer of a paid order all of its money, that of some units, or an amount; a job sends it. Units that go back on the
 * shelf do so now, in the same transaction. Of a line whose price was lowered units give back what is left of it.
 *
 * Refuses: not-found, order-not-paid, refund-too-much (more units, or of a line more money, than were bought and not refunded
 * yet, or nothing left to refund).
 */
export async function requestRefund(
  services: Pick<OrdersServices, 'db' | 'jobs'>,
  request: RefundRequest,
): Promise<RequestedRefund | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, request.orderId)
    return order ? refundLocked(services, tx, order, request) : refuse('not-found')
  })
}

/** The same for an order that the caller holds. What it refuses changes nothing. */
export async function refundLocked(
  { jobs }: Pick<OrdersServices, 'jobs'>,
  tx: Transaction,
  order: LockedOrder,
  request: Omit<RefundRequest, 'orderId'>,
): Promise<RequestedRefund | Refusal> {
  if (order.state !== 'paid') return refuse('order-not-paid')
  const payment = await appliedPayment(tx, order.id)
  if (!payment) return refuse('order-not-paid')

  const left = await linesLeft(tx, order.id)
  const isWhole = !request.lines && !request.amounts
  const lines = isWhole ? allThatIsLeft(left) : whatIsNamed(left, request)
  if (!lines) return refuse('refund-too-much')
  const linesCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const amountCents = isWhole ? payment.leftCents : linesCents
  if (amountCents <= 0 || amountCents > payment.leftCents) return refuse('refund-too-much')

  const { id, reason } = request
  const [refund] = await tx
    .insert(refunds)
    .values({ ...(id && { id }), orderId: order.id, paymentId: payment.providerId, amountCents, reason })
    .returning({ id: refunds.id })
  const refundId = refund!.id
  if (lines.length) {
    await tx.insert(refundLines).values(
      lines.map(({ beerId, quantity, amountCents, restock: restocked = request.restock }) => ({
        ...{ refundId, beerId, quantity, amountCents, restocked },
      })),
    )
  }
  await postRefund(tx, refundId)
  const returned = lines.filter((line) => line.restock ?? request.restock)
  if (returned.length) await restock(tx, order.id, returned)
  await tx.insert(orderEvents).values({
    orderId: order.id,
    event: 'refund-requested',
    detail: {
      ...{ refund: refundId, amountCents, reason, restocked: request.restock },
      whole: isWhole,
    },
  })
  await jobs.enqueue(tx, 'send-refund', { refundId })
  return { refundId, amountCents }
}

/** What was paid for the order and how much of it is not on its way back. A refund that failed is still owed. */
async function appliedPayment(tx: Transaction, orderId: string) {
  const found = await tx.execute<{ providerId: string; leftCents: number }>(sql`
    SELECT provider_id AS "providerId",
           (payments.amount_cents - coalesce(
             (SELECT sum(refunds.amount_cents) FROM refunds WHERE payment_id = provider_id), 0))::bigint AS "leftCents"
    FROM payments WHERE order_id = ${orderId} AND disposition = 'applied'`)
  return found.rows[0]
}
