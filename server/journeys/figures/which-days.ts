import { type SQL, sql } from 'drizzle-orm'
import type { Span } from './calendar.ts'

/** The condition that an instant lies on one of these days somewhere: from one midnight there to another. */
export function whichDays(instant: SQL, { from, to }: Span, timeZone: string): SQL {
  const midnight = (day: SQL) => sql`(${day}::timestamp AT TIME ZONE ${timeZone})`
  return sql`${instant} >= ${midnight(sql`${from}::date`)} AND ${instant} < ${midnight(sql`(${to}::date + 1)`)}`
}
