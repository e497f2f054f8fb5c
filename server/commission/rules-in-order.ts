import { sql } from 'drizzle-orm'
import type { BeerType } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

/** A rule as it stands in the list; days `yyyy-mm-dd`, `changedAt` an ISO instant. */
export type RuleRow = {
  id: string
  companyId: string | null
  /** The brewery's name as it is shown; null: every brewery. */
  company: string | null
  type: BeerType | null
  startsOn: string | null
  endsOn: string | null
  basisPoints: number
  fixedCents: number
  taxBasisPoints: number
  changedAt: string
  /** The shop's day of it. */
  changedOn: string
}

/**
 * The rules of commission that are not removed, in their order.
 * @param companyId only those that its beers can meet: its own, and everybody's
 */
export async function rulesInOrder(
  db: Database | Transaction,
  timeZone: string,
  companyId: string | null = null,
): Promise<RuleRow[]> {
  const { rows } = await db.execute<RuleRow>(sql`
    SELECT rule.id, rule.company_id AS "companyId", shown_name(rule.company_id) AS company, rule.type,
           rule.starts_on::text AS "startsOn", rule.ends_on::text AS "endsOn", rule.basis_points AS "basisPoints",
           rule.fixed_cents AS "fixedCents", rule.tax_basis_points AS "taxBasisPoints", rule.changed_at AS "changedAt",
           (rule.changed_at AT TIME ZONE ${timeZone})::date::text AS "changedOn"
    FROM commission_rules AS rule
    WHERE rule.removed_at IS NULL AND (${companyId}::uuid IS NULL OR rule.company_id IS NULL OR rule.company_id = ${companyId}::uuid)
    ORDER BY rule.place, rule.id`)
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt).toISOString() }))
}
