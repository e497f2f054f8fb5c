import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { bankHasIt } from '../../orders/bank-has-it.ts'

/** What recordLostCapture calls money of which nobody ever heard while it was here. */
export const TAKEN_UNSEEN = 'charged-back'

/**
 * What of a payment a bank can still take: not what went back otherwise, or is on its way. A refund that failed is none, and
 * neither is what merely notes the chargeback itself. An expression of `payments`.
 */
export const LEFT_TO_TAKE: SQL = sql`greatest(payments.amount_cents - coalesce((
  SELECT sum(refunds.amount_cents) FROM refunds
  WHERE refunds.payment_id = payments.provider_id AND refunds.state <> 'failed'
    AND refunds.reason <> ${TAKEN_UNSEEN}), 0), 0)`

/**
 * A payment was charged back: from now on there is a chargeback of it, which the provider is asked about (askChargebacks).
 * One that is known already is asked about soon, since something seems to have changed. The caller holds the order.
 * Answers whether the bank has the money: not, where the news is of a chargeback that has been won meanwhile.
 */
export async function openChargeback(tx: Transaction, paymentId: string): Promise<boolean> {
  await tx.execute(sql`
    UPDATE refunds SET state = 'failed', last_error = 'the bank of the buyer took the money back'
    WHERE payment_id = ${paymentId} AND state = 'due'
      AND NOT EXISTS (SELECT FROM chargebacks WHERE chargebacks.payment_id = ${paymentId} AND chargebacks.state = 'won')`)
  await tx.execute(sql`
    INSERT INTO chargebacks (payment_id, order_id, amount_cents, currency)
    SELECT provider_id, order_id, ${LEFT_TO_TAKE}, currency FROM payments
    WHERE provider_id = ${paymentId}
      AND NOT EXISTS (SELECT FROM chargebacks WHERE chargebacks.payment_id = ${paymentId})`)
  await tx.execute(
    sql`UPDATE chargebacks SET next_ask_at = now() WHERE payment_id = ${paymentId} AND state = 'open'`,
  )
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`SELECT ${bankHasIt} AS taken FROM payments WHERE provider_id = ${paymentId}`,
  )
  return rows[0]!.taken
}
