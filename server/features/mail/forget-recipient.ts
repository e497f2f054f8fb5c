import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { KEPT_PARTS, mailKindsTo } from '../../outbox/mail-kinds.ts'

/**
 * Takes a person out of the outbox. What was sent stays as a row that names orders and refunds, since the books say that
 * each of them was told; what waits goes to an address at which nothing is delivered, and so never leaves.
 * Mails are theirs that go to their e-mail, name their user, or tell of their orders or sales, wherever those went.
 */
export async function forgetRecipient(
  tx: Transaction,
  person: { userId: string; email: string; newEmail: string },
): Promise<void> {
  const isTo = (to: Parameters<typeof mailKindsTo>[0]) =>
    sql`kind = ANY(${sql.param(mailKindsTo(to))}::text[])`
  await tx.execute(sql`
    WITH own AS (SELECT id::text AS id FROM orders WHERE buyer_id = ${person.userId}),
    owed AS (SELECT id::text AS id FROM refunds WHERE order_id IN (SELECT id::uuid FROM own)),
    sold_for AS (SELECT id::text AS id FROM companies WHERE user_id = ${person.userId})
    UPDATE outbox
    SET recipient = ${person.newEmail},
        last_error = '',
        payload = (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(payload)
                   WHERE key = ANY(${sql.param([...KEPT_PARTS])}::text[]))
    WHERE (recipient = ${person.email} AND NOT ${isTo('shop')})
       OR (${isTo('account')} AND payload->>'userId' = ${person.userId})
       OR (${isTo('buyer')} AND payload->>'orderId' IN (SELECT id FROM own))
       OR (${isTo('refunded-buyer')} AND payload->>'refundId' IN (SELECT id FROM owed))
       OR (${isTo('seller')} AND payload->>'companyId' IN (SELECT id FROM sold_for))`)
}
