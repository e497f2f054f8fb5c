import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { type BeerType, EARNINGS_COMPANIES } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { added, type EarnedCents, NOTHING_EARNED } from './earned.ts'
import type { Period } from './read-period.ts'
import type { SpanPlan } from './sums/plan-spans.ts'
import { type EarnedRow, readKeptEarnings, readRawEarnings } from './sums/read-earnings.ts'

export type EarningsSums = {
  currency: ChargeCurrency
  before: EarnedCents
  /** By the first day of each part of the period; a part in which nothing happened is not there. */
  byStart: Map<string, EarnedCents>
  /** Of which most commission came, those first. */
  companies: (EarnedCents & { companyId: string })[]
  styles: (EarnedCents & { type: BeerType })[]
}

/** What was earned in a period and right before it; by currency, most commission first. */
export async function sumEarnings(
  tx: Transaction,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
): Promise<EarningsSums[]> {
  const raw = await readRawEarnings(tx, period, plan, timeZone)
  const kept = await readKeptEarnings(tx, period, plan)
  const rows = [...raw, ...kept.rows]
  const currencies = new Set(rows.map(({ currency }) => currency))
  const sums: EarningsSums[] = []
  for (const currency of currencies) {
    const ofIt = <Row extends EarnedRow>(all: Row[]) => all.filter((row) => row.currency === currency)
    sums.push({
      currency,
      before: ofIt(rows)
        .filter(({ isNow, start }) => start !== null && !isNow)
        .reduce<EarnedCents>((sum, row) => added(sum, row), NOTHING_EARNED),
      byStart: byStartOf(ofIt(rows)),
      companies: companiesOf(ofIt(rows)),
      styles: stylesOf(ofIt(rows), ofIt(kept.moved)),
    })
  }
  const commissionOf = ({ byStart }: EarningsSums) =>
    [...byStart.values()].reduce((sum, { commission }) => sum + commission, 0)
  return sums.toSorted((one, other) => commissionOf(other) - commissionOf(one))
}

function byStartOf(rows: EarnedRow[]): EarningsSums['byStart'] {
  const byStart: EarningsSums['byStart'] = new Map()
  for (const row of rows)
    if (row.isNow && row.start !== null)
      byStart.set(row.start, added(byStart.get(row.start) ?? NOTHING_EARNED, row))
  return byStart
}

/** @param moved what sums count for another style than its beers have now */
function stylesOf(rows: EarnedRow[], moved: (EarnedRow & { from: BeerType })[]): EarningsSums['styles'] {
  const styles = new Map<BeerType, EarnedCents>()
  const add = (type: BeerType, row: EarnedCents, times = 1) =>
    styles.set(type, added(styles.get(type) ?? NOTHING_EARNED, row, times))
  for (const row of rows) if (row.type !== null) add(row.type, row)
  for (const row of moved) {
    add(row.from, row, -1)
    add(row.type!, row)
    // All of it was of beers that have another style now.
    if (Object.values(styles.get(row.from)!).every((cents) => cents === 0)) styles.delete(row.from)
  }
  return [...styles]
    .map(([type, cents]) => ({ ...cents, type }))
    .toSorted(
      (one, other) =>
        other.commission - one.commission || other.gross - one.gross || (one.type < other.type ? -1 : 1),
    )
}

function companiesOf(rows: EarnedRow[]): EarningsSums['companies'] {
  const companies = new Map<string, EarnedCents>()
  for (const row of rows)
    if (row.companyId !== null)
      companies.set(row.companyId, added(companies.get(row.companyId) ?? NOTHING_EARNED, row))
  return [...companies]
    .map(([companyId, cents]) => ({ ...cents, companyId }))
    .toSorted(
      (one, other) =>
        other.commission - one.commission ||
        other.gross - one.gross ||
        (one.companyId < other.companyId ? -1 : 1),
    )
    .slice(0, EARNINGS_COMPANIES)
}
