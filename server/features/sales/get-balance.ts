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
import { isUnsent, saleMoney } from './sale-money.ts'

/**
 * What the shop owes a company now, what it will once the company has sent it, what it has paid out so far, and when last.
 * Refuses: user-not-found, forbidden (somebody else's).
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
  // As the index parcels_unsent has it.
  const waiting = sql`
    SELECT order_id, beer_id, quantity, unit_cents FROM parcels JOIN order_lines USING (order_id, company_id)
    WHERE parcels.company_id = ${companyId} AND parcels.state = 'pending'`
  const owedCents = sql`(gross_cents - refunded_cents - paid_cents)`
  const [{ grossCents }, gone, [last]] = await Promise.all([
    countSales(companyId),
    db.execute<{ refundedCents: number; paidCents: number; unsentCents: number }>(sql`
      SELECT (SELECT coalesce(sum(refunded_cents), 0)::bigint FROM ${saleMoney(goneBack)} AS money) AS "refundedCents",
             (SELECT coalesce(sum(amount_cents), 0)::bigint FROM payouts WHERE company_id = ${companyId}) AS "paidCents",
             (SELECT coalesce(sum(${owedCents}), 0)::bigint
              FROM ${saleMoney(waiting)} AS money JOIN order_lines USING (order_id, beer_id)
              JOIN parcels USING (order_id, company_id) WHERE ${isUnsent(owedCents)}) AS "unsentCents"`),
    db
      .select()
      .from(payouts)
      .where(eq(payouts.companyId, companyId))
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(1),
  ])
  const { refundedCents, paidCents, unsentCents } = gone.rows[0]!
  return {
    owed: dollarsFromCents(grossCents - refundedCents - paidCents - unsentCents),
    unsent: dollarsFromCents(unsentCents),
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
