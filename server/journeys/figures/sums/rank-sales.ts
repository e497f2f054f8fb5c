import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import type { Period } from '../read-period.ts'
import type { Sold } from '../sold.ts'
import { bestBeers } from './best-beers.ts'
import { linesAndRefunds, SUMMED_LINES } from './lines-and-refunds.ts'
import type { SpanPlan } from './plan-spans.ts'
import { type RankedSums, SALE_SUMS, SUMS_OF_SALES } from './sale-columns.ts'

const BEST = 10

export type SalesRanks = {
  /** Of which most units were sold, those first. */
  bestBeers: (Sold & { beerId: string })[]
  /** Who sold for most money, those first. */
  bestCompanies: (Sold & { companyId: string })[]
}

/**
 * Which beers, and which companies, sold most in a period. Companies are few, and so are a company's beers: they are added up. Of all beers
 * only days are.
 * @param companyId whose beers; null: everybody's
 */
export async function rankSales(
  tx: Transaction,
  companyId: string | null,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
): Promise<SalesRanks> {
  const { months, otherDays } = plan
  /** What is read row by row, and what is kept of some spans, together: a row each. */
  const besides = (key: SQL, which: SQL, spans: number[]) => sql`
    ${linesAndRefunds(companyId, plan.raw, timeZone)},
    rest AS MATERIALIZED (
      SELECT key, ${SUMS_OF_SALES} FROM (
        SELECT ${key} AS key, ${SUMMED_LINES} FROM line WHERE day >= ${period.from}::date GROUP BY 1
        UNION ALL
        SELECT ${key}, orders, ${SALE_SUMS} FROM sale_sums WHERE span_id = ANY(${sql.param(spans)}::int[]) AND ${which}
      ) AS either GROUP BY key
    )`
  const first = async (rest: SQL, order: SQL) =>
    (await tx.execute<RankedSums>(sql`WITH ${rest} SELECT * FROM rest ORDER BY ${order}, key LIMIT ${BEST}`))
      .rows
  if (companyId !== null) {
    const own = besides(sql`beer_id`, sql`company_id = ${companyId} AND beer_id IS NOT NULL`, [
      ...months,
      ...otherDays,
    ])
    return { bestBeers: (await first(own, sql`units DESC, cents DESC`)).map(ofBeer), bestCompanies: [] }
  }
  const beers = besides(sql`beer_id`, sql`beer_id IS NOT NULL`, otherDays)
  const companies = besides(sql`company_id`, sql`company_id IS NOT NULL AND beer_id IS NULL`, [
    ...months,
    ...otherDays,
  ])
  const [byUnits, byCents] = [
    await bestBeers(tx, { months, besides: beers, best: BEST }),
    await first(companies, sql`cents DESC, units DESC`),
  ]
  return {
    bestBeers: byUnits.map(ofBeer),
    bestCompanies: byCents.map(({ key, ...sums }) => ({ companyId: key, ...asSold(sums) })),
  }
}

const ofBeer = ({ key, ...sums }: RankedSums) => ({ beerId: key, ...asSold(sums) })

const asSold = ({ units, cents, refunded_units, refunded_cents }: Omit<RankedSums, 'key'>): Sold => ({
  units,
  salesCents: cents,
  refundedUnits: refunded_units,
  refundedCents: refunded_cents,
})
