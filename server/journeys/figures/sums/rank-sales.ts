import { type SQL, sql } from 'drizzle-orm'
import type { Period } from '../read-period.ts'
import { bestOfMonths } from './best-of-months.ts'
import type { SpanPlan } from './plan-spans.ts'
import { AS_SOLD, SALE_SUMS, SUMS_OF_SALES } from './sale-columns.ts'

/** So many are shown. */
const BEST = 10

/** What of a period is read row by row (the query `line`), and what is kept of some spans, together: a row each. */
function soldBy(key: SQL, which: SQL, spans: number[], { from }: Period): SQL {
  return sql`
    SELECT key, ${SUMS_OF_SALES} FROM (
      SELECT ${key} AS key, units, cents, coalesce(refunded_units, 0) AS refunded_units, coalesce(refunded_cents, 0) AS refunded_cents
      FROM line WHERE day >= ${from}::date
      UNION ALL
      SELECT ${key}, ${SALE_SUMS} FROM sale_sums WHERE span_id = ANY(${sql.param(spans)}::int[]) AND ${which}
    ) AS either GROUP BY key`
}

/**
 * SQL of the beers of which most units were sold in a period, beside the query `line`. A company's are few, and those of days are: they are
 * added up.
 * @param companyId whose; null: everybody's
 * @param depth how many of each month are looked at: where that proves nothing, `isProved` is false
 */
export function bestBeers(companyId: string | null, period: Period, plan: SpanPlan, depth: number): SQL {
  const { months, otherDays } = plan
  const besides = (which: SQL, spans: number[]) => soldBy(sql`beer_id`, which, spans, period)
  const ofAll = sql`beer_id IS NOT NULL`
  let sold: SQL
  if (companyId !== null) {
    const own = besides(sql`company_id = ${companyId} AND ${ofAll}`, [...months, ...otherDays])
    sold = sql`SELECT *, true AS is_proved FROM (${own}) AS own`
  } else if (months.length) {
    sold = bestOfMonths({ months, besides: besides(ofAll, otherDays), best: BEST, depth })
  } else {
    sold = sql`SELECT *, true AS is_proved FROM (${besides(ofAll, otherDays)}) AS days`
  }
  return sql`
    SELECT key AS "beerId", ${AS_SOLD}, is_proved AS "isProved" FROM (${sold}) AS sold
    ORDER BY units DESC, cents DESC, key LIMIT ${BEST}`
}

/** The same of the companies that sold for most money: they are few, and added up. */
export function bestCompanies(period: Period, { months, otherDays }: SpanPlan): SQL {
  const spans = [...months, ...otherDays]
  const sold = soldBy(sql`company_id`, sql`company_id IS NOT NULL AND beer_id IS NULL`, spans, period)
  return sql`
    SELECT key AS "companyId", ${AS_SOLD} FROM (${sold}) AS sold ORDER BY cents DESC, units DESC, key LIMIT ${BEST}`
}
