import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Takes a person out of the outbox. What was sent stays as a row that names orders and refunds, since the books say that
 * each of them was told; what waits goes to an address at which nothing is delivered, and so never leaves.
 * Mails are theirs that go to their e-mail, name their user, or tell of their orders, wherever those went.
 */
export async function forgetRecipient(
  tx: Transaction,
  person: { userId: string; email: string; newEmail: string },
): Promise<void> {
  await tx.execute(sql`
    WITH own AS (SELECT id::text AS id FROM orders WHERE buyer_id = ${person.userId}),
    owed AS (SELECT id::text AS id FROM refunds WHERE order_id IN (SELECT id::uuid FROM own))
    UPDATE outbox
    SET recipient = ${person.newEmail},
        last_error = '',
        payload = (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(payload)
                   WHERE key IN ('orderId', 'refundId', 'companyId'))
    WHERE (recipient = ${person.email} AND kind <> 'contact')
       OR payload->>'userId' = ${person.userId}
       OR (kind IN ('receipt', 'expiry', 'order-cancelled', 'order-withdrawn', 'parcel-shipped', 'parcel-delivered')
           AND payload->>'orderId' IN (SELECT id FROM own))
       OR (kind = 'refund' AND payload->>'refundId' IN (SELECT id FROM owed))`)
}
