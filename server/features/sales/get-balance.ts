import { desc, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { getBalance as call } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { payouts } from '#database/schema.ts'
import { refuseStrangers } from './refuse-strangers.ts'
import { saleMoney } from './sale-money.ts'

/**
 * What the shop owes a company now, what it has paid out so far, and when last. Refuses: user-not-found, forbidden
 * (somebody else's).
 */
export async function getBalance(
  db: Database,
  companyId: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const sold = sql`SELECT order_id, beer_id FROM parcels JOIN order_lines USING (order_id, company_id)
                   WHERE parcels.company_id = ${companyId}`
  const [owed, [last]] = await Promise.all([
    db.execute<{ owedCents: number; paidCents: number }>(sql`
      SELECT coalesce(sum(gross_cents - refunded_cents - paid_cents), 0)::bigint AS "owedCents",
             coalesce(sum(paid_cents), 0)::bigint AS "paidCents"
      FROM ${saleMoney(sold)} AS money`),
    db
      .select()
      .from(payouts)
      .where(eq(payouts.companyId, companyId))
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(1),
  ])
  const { owedCents, paidCents } = owed.rows[0]!
  return {
    owed: dollarsFromCents(owedCents),
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
