import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { BeerType } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { EarnedCents } from '../earned.ts'
import { earnedLines } from '../earned-lines.ts'
import type { Period } from '../read-period.ts'
import type { SpanPlan } from './plan-spans.ts'

/** One sum: of a part of the period or of the one before (`start`), or, of the period, of a company or a style. */
export type EarnedRow = EarnedCents & {
  currency: ChargeCurrency
  isNow: boolean
  start: string | null
  companyId: string | null
  type: BeerType | null
}

const SUMS = sql`sum(gross)::bigint AS gross, sum(refunded)::bigint AS refunded, sum(commission)::bigint AS commission,
  sum(tax)::bigint AS tax, sum(fees)::bigint AS fees`
const startOf = (day: SQL, { by }: Period) => sql`date_trunc(${by}, (${day})::timestamp)::date`

/** What was earned on the days that are read row by row: as many rows as there are companies, styles and parts, not lines. */
export async function readRawEarnings(
  tx: Transaction,
  period: Period,
  { raw }: SpanPlan,
  timeZone: string,
): Promise<EarnedRow[]> {
  if (!raw.length) return []
  const { rows } = await tx.execute<EarnedRow>(sql`
    WITH beer AS (
      SELECT currency, beer_id, (at AT TIME ZONE ${timeZone})::date >= ${period.from}::date AS is_now,
             ${startOf(sql`(at AT TIME ZONE ${timeZone})::date`, period)} AS start, ${SUMS}
      FROM (${earnedLines(raw, timeZone)}) AS earned GROUP BY 1, 2, 3, 4
    )
    SELECT currency, is_now AS "isNow", start::text AS start, company_id AS "companyId", type, ${SUMS}
    FROM beer LEFT JOIN beers ON beers.id = beer_id
    GROUP BY GROUPING SETS ((currency, is_now, start), (currency, is_now, company_id), (currency, is_now, type))
    -- What is of no beer is in the sums alone.
    HAVING grouping(start) = 0 OR (is_now AND (company_id IS NOT NULL OR type IS NOT NULL))`)
  return rows
}

/** The same of days that are summed; `moved` is what of it is counted for another style than its beers have now. */
export async function readKeptEarnings(
  tx: Transaction,
  period: Period,
  plan: SpanPlan,
): Promise<{ rows: EarnedRow[]; moved: (EarnedRow & { from: BeerType })[] }> {
  const { rows } = await tx.execute<EarnedRow>(sql`
    SELECT currency, start >= ${period.from}::date AS "isNow", ${startOf(sql`start`, period)}::text AS start, NULL AS "companyId",
           NULL AS type, ${SUMS}
    FROM summed_spans AS span JOIN earning_sums ON span_id = span.id
    WHERE span.id = ANY(${sql.param(plan.days)}::int[]) AND part = 'all' GROUP BY 1, 2, 3
    UNION ALL
    SELECT currency, true, NULL, company_id, type, ${SUMS} FROM earning_sums
    WHERE span_id = ANY(${sql.param([...plan.months, ...plan.otherDays])}::int[]) AND part IN ('company', 'style')
    GROUP BY currency, company_id, type`)
  const { rows: moved } = await tx.execute<EarnedRow & { from: BeerType }>(sql`
    SELECT currency, true AS "isNow", NULL AS start, NULL AS "companyId", retyped.type AS from, beers.type, ${SUMS}
    FROM retyped_beers AS retyped JOIN beers ON beers.id = retyped.beer_id AND beers.type <> retyped.type
    JOIN earning_sums AS kept ON kept.beer_id = beers.id AND part = 'beer' AND span_id = ANY(${sql.param(plan.daysNow)}::int[])
    GROUP BY currency, retyped.type, beers.type`)
  return { rows, moved }
}
