import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import type { Period } from '../read-period.ts'
import type { Sold } from '../sold.ts'
import { bestOf } from './best-of.ts'
import { linesAndRefunds, SUMMED_LINES } from './lines-and-refunds.ts'
import type { SpanPlan } from './plan-spans.ts'

const BEST = 10
const COLUMNS = [sql`units`, sql`cents`, sql`refunded_units`, sql`refunded_cents`]
const BY_UNITS = sql`units DESC, cents DESC`
const BY_CENTS = sql`cents DESC, units DESC`

export type SalesRanks = {
  /** Of which most units were sold, those first. */
  bestBeers: (Sold & { beerId: string })[]
  /** Who sold for most money, those first. */
  bestCompanies: (Sold & { companyId: string })[]
}

type Summed = { key: string; units: number; cents: number; refunded_units: number; refunded_cents: number }

/**
 * Which beers, and which companies, sold most in a period.
 * @param companyId whose beers; null: everybody's
 */
export async function rankSales(
  tx: Transaction,
  companyId: string | null,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
): Promise<SalesRanks> {
  const rest = (key: SQL) => sql`
    ${linesAndRefunds(companyId, plan.raw, timeZone)},
    rest AS MATERIALIZED (SELECT ${key} AS key, ${SUMMED_LINES} FROM line WHERE day >= ${period.from}::date GROUP BY 1)`
  const common = { table: sql`sale_sums`, columns: COLUMNS, spans: plan.parts, rest: 'rest', best: BEST }
  const beers = { key: sql`beer_id`, measure: sql`units`, order: BY_UNITS, before: rest(sql`beer_id`) }
  if (companyId !== null) {
    const best = await ownBest(tx, companyId, plan.parts, beers.before)
    return { bestBeers: best.map(ofBeer), bestCompanies: [] }
  }
  const bestBeers = await bestOf<Summed>(tx, { ...common, ...beers, where: sql`beer_id IS NOT NULL` })
  const bestCompanies = await bestOf<Summed>(tx, {
    ...common,
    ...{ key: sql`company_id`, where: sql`company_id IS NOT NULL AND beer_id IS NULL` },
    ...{ measure: sql`cents`, order: BY_CENTS, before: rest(sql`company_id`) },
  })
  return {
    bestBeers: bestBeers.map(ofBeer),
    bestCompanies: bestCompanies.map(({ key, ...sums }) => ({ companyId: key, ...asSold(sums) })),
  }
}

/** A company's own: as few as it has beers. */
async function ownBest(tx: Transaction, companyId: string, spans: number[], rest: SQL): Promise<Summed[]> {
  const { rows } = await tx.execute<Summed>(sql`
    WITH ${rest}
    SELECT key, ${sql.join(
      COLUMNS.map((column) => sql`sum(${column})::bigint AS ${column}`),
      sql`, `,
    )} FROM (
      SELECT key, units, cents, refunded_units, refunded_cents FROM rest
      UNION ALL
      SELECT beer_id, units, cents, refunded_units, refunded_cents FROM sale_sums
      WHERE company_id = ${companyId} AND beer_id IS NOT NULL AND span_id = ANY(${sql.param(spans)}::int[])
    ) AS either GROUP BY key ORDER BY ${BY_UNITS}, key LIMIT ${BEST}`)
  return rows
}

const ofBeer = ({ key, ...sums }: Summed) => ({ beerId: key, ...asSold(sums) })

const asSold = ({ units, cents, refunded_units, refunded_cents }: Omit<Summed, 'key'>): Sold => ({
  units,
  salesCents: cents,
  refundedUnits: refunded_units,
  refundedCents: refunded_cents,
})
