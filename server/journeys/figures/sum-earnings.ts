import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { type BeerType, EARNINGS_COMPANIES } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { earnedLines } from './earned-lines.ts'
import type { Period } from './read-period.ts'
import { midnightOf } from './which-days.ts'

/** Hundredths of one currency. */
export type EarnedCents = { gross: number; refunded: number; commission: number; tax: number; fees: number }

type Row = EarnedCents & {
  currency: ChargeCurrency
  isNow: boolean
  kind: number
  start: string | null
  companyId: string | null
  type: BeerType | null
}

export type EarningsSums = {
  currency: ChargeCurrency
  before: EarnedCents
  /** By the first day of each part of the period; a part in which nothing happened is not there. */
  byStart: Map<string, EarnedCents>
  companies: (EarnedCents & { companyId: string })[]
  styles: (EarnedCents & { type: BeerType })[]
}

export const NOTHING_EARNED: EarnedCents = { gross: 0, refunded: 0, commission: 0, tax: 0, fees: 0 }

/** What `grouping(start, company_id, type)` says of a row: a bit is set where it is not told apart by that. */
const OF_START = 3
const OF_COMPANY = 5

/** What was earned in a period and right before it, in one statement; by currency, most commission first. */
export async function sumEarnings(db: Database, period: Period, timeZone: string): Promise<EarningsSums[]> {
  const days = { from: period.before.from, to: period.to }
  const { rows } = await db.execute<Row>(sql`
    WITH beer AS (
      SELECT currency, beer_id, at >= ${midnightOf(period.from, timeZone)} AS is_now,
             date_trunc(${period.by}, at AT TIME ZONE ${timeZone})::date AS start,
             sum(gross) AS gross, sum(refunded) AS refunded, sum(commission) AS commission, sum(tax) AS tax, sum(fees) AS fees
      FROM (${earnedLines(days, timeZone)}) AS earned GROUP BY 1, 2, 3, 4
    ), sums AS (
      SELECT currency, is_now, start, company_id, type, grouping(start, company_id, type) AS kind,
             sum(gross)::bigint AS gross, sum(refunded)::bigint AS refunded, sum(commission)::bigint AS commission,
             sum(tax)::bigint AS tax, sum(fees)::bigint AS fees
      FROM beer LEFT JOIN beers ON beers.id = beer_id
      GROUP BY GROUPING SETS ((currency, is_now, start), (currency, is_now, company_id), (currency, is_now, type))
      HAVING is_now OR grouping(start, company_id, type) = ${OF_START}
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY currency, kind ORDER BY commission DESC, gross DESC, company_id, type) AS place FROM sums
    )
    SELECT currency, is_now AS "isNow", kind, start::text AS start, company_id AS "companyId", type, gross, refunded, commission, tax, fees
    FROM placed WHERE kind <> ${OF_COMPANY} OR place <= ${EARNINGS_COMPANIES} ORDER BY place`)
  const sums = new Map<ChargeCurrency, EarningsSums>()
  for (const row of rows) put(row, sums.get(row.currency) ?? begin(sums, row.currency))
  const kept = ({ byStart }: EarningsSums) =>
    [...byStart.values()].reduce((sum, { commission }) => sum + commission, 0)
  return [...sums.values()].toSorted((one, other) => kept(other) - kept(one))
}

function begin(sums: Map<ChargeCurrency, EarningsSums>, currency: ChargeCurrency): EarningsSums {
  const begun = { currency, before: NOTHING_EARNED, byStart: new Map(), companies: [], styles: [] }
  sums.set(currency, begun)
  return begun
}

function put({ isNow, kind, start, companyId, type, ...row }: Row, sums: EarningsSums): void {
  const { gross, refunded, commission, tax, fees } = row
  const cents = { gross, refunded, commission, tax, fees }
  if (kind === OF_START && isNow) sums.byStart.set(start!, cents)
  else if (kind === OF_START) sums.before = added(sums.before, cents)
  // What is of no beer is in the sums alone.
  else if (companyId !== null) sums.companies.push({ ...cents, companyId })
  else if (type !== null) sums.styles.push({ ...cents, type })
}

export function added(one: EarnedCents, other: EarnedCents): EarnedCents {
  return {
    gross: one.gross + other.gross,
    refunded: one.refunded + other.refunded,
    commission: one.commission + other.commission,
    tax: one.tax + other.tax,
    fees: one.fees + other.fees,
  }
}
