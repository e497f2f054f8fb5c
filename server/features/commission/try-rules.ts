import { sql } from 'drizzle-orm'
import type { tryCommissionRules as call } from '#contract/commission.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import { commissionOf } from '../../commission/commission-of.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

type Kept = { ruleId: string | null; grossCents: number; commissionCents: number; taxCents: number }

/** What the rules would make of a sale in dollars, reckoned as real ones are. */
export async function tryRules(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { companyId, type, day = shopDay(env), price, units }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const cents = centsFromDollars(price)
  const line = sql`
    SELECT ${companyId}::uuid AS company_id, ${type}::text AS type, ${day}::date AS day, 'USD' AS currency,
           ${units}::int AS quantity, ${cents}::int AS unit_cents, ${cents}::bigint AS charge_unit_cents`
  const { rows } = await db.execute<Kept>(sql`
    SELECT rule_id AS "ruleId", gross_cents AS "grossCents", commission_cents AS "commissionCents", tax_cents AS "taxCents"
    FROM (${commissionOf(line)}) AS kept`)
  const { ruleId, grossCents, commissionCents, taxCents } = rows[0]!
  return {
    ruleId,
    gross: dollarsFromCents(grossCents),
    commission: dollarsFromCents(commissionCents),
    tax: dollarsFromCents(taxCents),
    net: dollarsFromCents(grossCents - commissionCents - taxCents),
  }
}
