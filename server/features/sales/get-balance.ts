import { desc, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { getBalance as call } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { payouts } from '#database/schema.ts'
import type { CountSales } from './count-sales.ts'
import { refuseStrangers } from './refuse-strangers.ts'
import { saleMoney } from './sale-money.ts'

/**
 * What the shop owes a company now, what it has paid out so far, and when last. Refuses: user-not-found, forbidden
 * (somebody else's).
 */
export async function getBalance(
  db: Database,
  countSales: CountSales,
  companyId: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const goneBack = sql`
    SELECT order_id, beer_id, quantity, unit_cents
    FROM (SELECT order_id FROM refunds UNION SELECT id FROM orders WHERE state = 'charged_back') AS back
    JOIN parcels USING (order_id) JOIN order_lines USING (order_id, company_id)
    WHERE parcels.company_id = ${companyId}`
  const [{ grossCents }, gone, [last]] = await Promise.all([
    countSales(companyId),
    db.execute<{ refundedCents: number; paidCents: number }>(sql`
      SELECT (SELECT coalesce(sum(refunded_cents), 0)::bigint FROM ${saleMoney(goneBack)} AS money) AS "refundedCents",
             (SELECT coalesce(sum(amount_cents), 0)::bigint FROM payouts WHERE company_id = ${companyId}) AS "paidCents"`),
    db
      .select()
      .from(payouts)
      .where(eq(payouts.companyId, companyId))
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(1),
  ])
  const { refundedCents, paidCents } = gone.rows[0]!
  return {
    owed: dollarsFromCents(grossCents - refundedCents - paidCents),
    paidOut: dollarsFromCents(paidCents),
    lastPayout: last
      ? {
          date: last.createdAt.toISOString(),
          amount: dollarsFromCents(last.amountCents),
          reference: last.reference,
        }
      : null,
  }
}
