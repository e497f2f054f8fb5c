import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Purchase } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { readPurchases } from './read-purchases.ts'

/**
 * The caller's newest purchase that was paid, or the one that a payment of theirs belongs to. Never makes one: payments
 * do. Refuses: forbidden (somebody else's id), no-purchase.
 */
export async function latestPurchase(
  db: Database,
  caller: SessionUser,
  asked: { userPersonId?: string | undefined; payment_id?: string | undefined },
): Promise<Purchase | Refusal> {
  if (asked.userPersonId && asked.userPersonId !== caller.id) return refuse('forbidden')
  const ofPayment = asked.payment_id?.isWellFormed()
    ? sql`AND orders.id IN (SELECT order_id FROM payments WHERE provider_id = ${asked.payment_id.replaceAll('\u0000', '')})`
    : sql``
  const which = sql`orders.buyer_id = ${caller.id} AND orders.paid_at IS NOT NULL ${ofPayment}`
  const [purchase] = await readPurchases(db, which, 1)
  return purchase ?? refuse('no-purchase')
}
