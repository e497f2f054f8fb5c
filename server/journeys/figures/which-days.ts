import { type SQL, sql } from 'drizzle-orm'
import type { Span } from './calendar.ts'

/** The instant at which a day begins somewhere. @param daysLater another day, counted from it */
export function midnightOf(day: string, timeZone: string, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE ${timeZone})`
}

/** The condition that an instant lies on one of these days somewhere: from one midnight there to another. */
export function whichDays(instant: SQL, days: Span | Span[], timeZone: string): SQL {
  const spans = [days].flat()
  if (!spans.length) return sql`false`
  const within = spans.map(
    ({ from, to }) =>
      sql`${instant} >= ${midnightOf(from, timeZone)} AND ${instant} < ${midnightOf(to, timeZone, 1)}`,
  )
  return sql`(${sql.join(within, sql` OR `)})`
}
