import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { addDays, type Span } from '../calendar.ts'
import type { Period } from '../read-period.ts'
import { isUnchanged } from './is-unchanged.ts'

type PlannedPeriod = Pick<Period, 'from' | 'to' | 'before'>

/** Which sums make a period: ids of `summed_spans`, and the days that are read row by row. */
export type SpanPlan = {
  /** Days of the period and of the one before it. */
  days: number[]
  /** Those of the period alone. */
  daysNow: number[]
  /** The period alone: months that lie in it, and its other days. */
  months: number[]
  otherDays: number[]
  /** Days that are not summed, or have changed since. */
  raw: Span[]
}

type Row = { day: string; dayId: number | null; monthId: number | null }

/** More ranges of days than so many are brought together: what lies between two is read as well. */
const MOST_RANGES = 16

/** In one snapshot with what is read by it: a day that is changed meanwhile is another day's matter. */
async function planSpans(tx: Transaction, period: PlannedPeriod, timeZone: string): Promise<SpanPlan> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT each::date::text AS day, day.id AS "dayId", month.id AS "monthId"
    FROM generate_series(${period.before.from}::date, ${period.to}::date, interval '1 day') AS each
    LEFT JOIN summed_spans AS day ON day.zone = ${timeZone} AND day.step = 'day' AND day.start = each::date AND ${isUnchanged('day')}
    LEFT JOIN (
      SELECT * FROM summed_spans AS month WHERE zone = ${timeZone} AND step = 'month' AND ${isUnchanged('month')}
        AND start >= ${period.from}::date AND start + interval '1 month' <= ${period.to}::date + 1
    ) AS month ON month.start = date_trunc('month', each)::date
    ORDER BY each`)
  const raw = rangesOf(rows.filter(({ dayId }) => dayId === null).map(({ day }) => day))
  const isRaw = (day: string) => raw.some(({ from, to }) => from <= day && day <= to)
  const kept = rows.filter(({ day }) => !isRaw(day))
  // A month is whole where none of its days is read row by row.
  const broken = new Set(rows.filter(({ day }) => isRaw(day)).map(({ monthId }) => monthId))
  const now = kept.filter(({ day }) => day >= period.from)
  const isInMonth = ({ monthId }: Row) => monthId !== null && !broken.has(monthId)
  return {
    days: kept.map(({ dayId }) => dayId!),
    daysNow: now.map(({ dayId }) => dayId!),
    months: [...new Set(now.filter(isInMonth).map(({ monthId }) => monthId!))],
    otherDays: now.filter((row) => !isInMonth(row)).map(({ dayId }) => dayId!),
    raw,
  }
}

/** Reads by a plan, in one snapshot. */
export function withPlan<Read>(
  db: Database,
  period: PlannedPeriod,
  timeZone: string,
  read: (tx: Transaction, plan: SpanPlan) => Promise<Read>,
): Promise<Read> {
  return db.transaction(async (tx) => read(tx, await planSpans(tx, period, timeZone)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** @param days in their order */
export function rangesOf(days: string[], most = MOST_RANGES): Span[] {
  const ranges: Span[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else ranges.push({ from: day, to: day })
  }
  while (ranges.length > most) {
    const gapAfter = (at: number) => Date.parse(ranges[at + 1]!.from) - Date.parse(ranges[at]!.to)
    let least = 0
    for (let at = 1; at < ranges.length - 1; at++) if (gapAfter(at) < gapAfter(least)) least = at
    ranges.splice(least, 2, { from: ranges[least]!.from, to: ranges[least + 1]!.to })
  }
  return ranges
}
