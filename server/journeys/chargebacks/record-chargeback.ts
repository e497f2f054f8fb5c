import { sql } from 'drizzle-orm'
import type { ChargebackState } from '#contract/chargeback-states.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { ProviderChargeback } from '../../ports/payment-provider.ts'
import { LEFT_TO_TAKE } from './open-chargeback.ts'

type Recorded = {
  id: string
  /** How it stood; null: nobody knew of it. */
  before: ChargebackState | null
  isApplied: boolean
  amountCents: number
  currency: string
}

/**
 * Writes down what the provider says of a payment's chargeback, unless something newer is known: one that has ended is only
 * changed by what the provider says it changed later. The caller holds the order. Undefined for old news.
 */
export async function recordChargeback(
  tx: Transaction,
  paymentId: string,
  told: ProviderChargeback,
): Promise<Recorded | undefined> {
  // What the payment's own news had opened without a name is this one.
  await tx.execute(sql`
    UPDATE chargebacks SET provider_id = ${told.providerId}
    WHERE payment_id = ${paymentId} AND provider_id IS NULL
      AND NOT EXISTS (SELECT FROM chargebacks AS named
                      WHERE named.payment_id = ${paymentId} AND named.provider_id = ${told.providerId})`)
  const until = told.documentsUntil?.toISOString() ?? null
  const toldAt = told.updatedAt?.toISOString() ?? null
  const recorded = await tx.execute<Recorded>(sql`
    INSERT INTO chargebacks (provider_id, payment_id, order_id, amount_cents, currency, state, documents_required,
                             documents_status, documents_until, closed_at, told_at, asked_at, next_ask_at)
    SELECT ${told.providerId}, provider_id, order_id, least(${told.amountCents}, ${LEFT_TO_TAKE}), currency,
           ${told.state}::text, ${told.documentsRequired}, ${told.documentsStatus}, ${until}::timestamptz,
           CASE WHEN ${told.state} <> 'open' THEN now() END, ${toldAt}::timestamptz, now(), now() + interval '1 day'
    FROM payments WHERE provider_id = ${paymentId}
    ON CONFLICT (payment_id, provider_id) DO UPDATE
    SET amount_cents = excluded.amount_cents, state = excluded.state, documents_required = excluded.documents_required,
        documents_status = excluded.documents_status,
        documents_until = coalesce(excluded.documents_until, chargebacks.documents_until),
        closed_at = CASE WHEN excluded.state = chargebacks.state THEN chargebacks.closed_at ELSE excluded.closed_at END,
        told_at = excluded.told_at, asked_at = excluded.asked_at, next_ask_at = excluded.next_ask_at, last_error = ''
    WHERE CASE chargebacks.state WHEN 'open' THEN coalesce(excluded.told_at >= chargebacks.told_at, true)
                                 ELSE coalesce(excluded.told_at > chargebacks.told_at, false) END
    RETURNING id, old.state AS before, amount_cents AS "amountCents", currency,
              coalesce((SELECT disposition FROM payments WHERE provider_id = payment_id), '') = 'applied' AS "isApplied"`)
  return recorded.rows[0]
}
