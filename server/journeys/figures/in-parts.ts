import { type SQL, sql } from 'drizzle-orm'
import type { Period } from './read-period.ts'

export type InParts<Sums> = {
  now: Sums
  before: Sums
  /** By the first day of each part of the period; a part in which nothing happened is not there. */
  byStart: Map<string, Sums>
}

/** One part of the period, or of the one before it. */
export type PartRow<Sums> = Sums & { isNow: boolean; start: string }

/** The columns that say of which part a day is: group by both. @param day a date */
export function partOf(day: SQL, { from, by }: Period): SQL {
  return sql`${day} >= ${from}::date AS "isNow", date_trunc(${by}, ${day}::timestamp)::date::text AS start`
}

/** Parts, and the whole that they make. */
export function inParts<Sums extends Record<string, number>>(
  rows: PartRow<Sums>[],
  nothing: Sums,
): InParts<Sums> {
  const sums: InParts<Sums> = { now: nothing, before: nothing, byStart: new Map() }
  for (const { isNow, start, ...row } of rows) {
    const part = row as unknown as Sums
    if (isNow) sums.byStart.set(start, part)
    const whole = isNow ? 'now' : 'before'
    sums[whole] = added(sums[whole], part)
  }
  return sums
}

function added<Sums extends Record<string, number>>(one: Sums, other: Sums): Sums {
  return Object.fromEntries(Object.entries(one).map(([name, sum]) => [name, sum + other[name]!])) as Sums
}
