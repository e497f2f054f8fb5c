import type { Pool } from 'pg'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'

/** A payment as the provider has it. */
export type OutsidePayment = {
  paymentId: string
  orderId: string
  status: string
  amountCents: number
  refundedCents: number
  createdAt: string
}

const PAGE = 1000
const CAPTURED = new Set(['approved', 'refunded', 'charged_back'])

type Answer = {
  id: number
  external_reference: string
  status: string
  transaction_amount: number
  transaction_amount_refunded: number
  date_created: string
}

/** Every payment that the provider has captured. */
export async function capturedOutside(world: OutsideWorld): Promise<OutsidePayment[]> {
  const all: Answer[] = []
  let page: Answer[]
  do {
    const path = `/v1/payments/search?limit=${PAGE}&offset=${all.length}&criteria=asc`
    page = (await world.call<{ results: Answer[] }>('GET', path)).results
    all.push(...page)
  } while (page.length === PAGE)
  return all
    .filter(({ status }) => CAPTURED.has(status))
    .map((payment) => ({
      paymentId: String(payment.id),
      orderId: payment.external_reference,
      status: payment.status,
      amountCents: Math.round(payment.transaction_amount * 100),
      refundedCents: Math.round(payment.transaction_amount_refunded * 100),
      createdAt: payment.date_created,
    }))
}

/** Where our books and the provider's tell different stories of money; empty when they agree. */
export async function findMoneyApart(pool: Pool, captured: OutsidePayment[]): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT outside.*, payments.amount_cents AS "booked", back.cents AS "bookedBack", disposition, orders.state
     FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS outside (id, cents, "backCents")
     FULL JOIN (SELECT * FROM payments WHERE disposition IS NOT NULL) AS payments ON provider_id = outside.id
     LEFT JOIN orders ON orders.id = payments.order_id
     LEFT JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM refunds
                        WHERE payment_id = provider_id AND refunds.state = 'done') AS back ON true
     WHERE outside.id IS NULL OR provider_id IS NULL OR payments.amount_cents <> outside.cents
        OR back.cents <> "backCents" OR orders.state = 'pending'
        OR (disposition = 'refund' AND back.cents <> outside.cents)
        OR (disposition = 'applied' AND orders.paid_at IS NULL)
        OR EXISTS (SELECT FROM refunds WHERE payment_id = provider_id AND refunds.state <> 'done')`,
    [
      captured.map(({ paymentId }) => paymentId),
      captured.map(({ amountCents }) => amountCents),
      captured.map(({ refundedCents }) => refundedCents),
    ],
  )
  return rows
}
