import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { AdminBuyer } from '#contract/people-records.ts'
import type { Database } from '#database/open-pool.ts'
import { getBuyer } from '../../features/identity/get-buyer.ts'
import { pendingEmailOf } from '../../features/identity/pending-email.ts'
import { refundDollars } from '../../orders/refund-dollars.ts'
import { readAccountFacts } from './account-facts.ts'

/**
 * A buyer's record with their account and what they bought, in any state; of a deleted one there is no e-mail.
 * Refuses: user-not-found.
 */
export async function getBuyerForAdmin(
  db: Database,
  id: string,
  caller: SessionUser,
): Promise<AdminBuyer | Refusal> {
  const buyer = await getBuyer(db, id, caller)
  if (isRefusal(buyer)) return buyer
  const [account, bought, pendingEmail] = await Promise.all([
    readAccountFacts(db, buyer.id),
    readBought(db, buyer.id),
    pendingEmailOf(db, buyer),
  ])
  return { ...buyer, email: account!.deleted ? '' : buyer.email, ...account!, pendingEmail, ...bought }
}

/** Of a payment that the bank took back nothing is left; refunds count from when they are owed. */
async function readBought(db: Database, buyerId: string): Promise<Pick<AdminBuyer, 'purchases' | 'spent'>> {
  const found = await db.execute<{ purchases: number; spentCents: number }>(sql`
    SELECT count(*) AS purchases,
           coalesce(sum(total_cents - back.cents) FILTER (WHERE state <> 'charged_back'), 0)::bigint AS "spentCents"
    FROM orders, LATERAL (
      SELECT coalesce(sum(${refundDollars}), 0) AS cents
      FROM refunds JOIN payments ON provider_id = payment_id AND disposition = 'applied'
      WHERE refunds.order_id = orders.id) AS back
    WHERE buyer_id = ${buyerId} AND paid_at IS NOT NULL`)
  const { purchases, spentCents } = found.rows[0]!
  return { purchases, spent: dollarsFromCents(spentCents) }
}
