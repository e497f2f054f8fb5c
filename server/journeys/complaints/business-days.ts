import { type SQL, sql } from 'drizzle-orm'
import { COMPLAINT_ANSWER_DAYS } from '#contract/limits.ts'

/**
 * An instant so many working days after another, at the same hour in a time zone; a weekend begins with its Monday, at midnight.
 * @param days at most a week of them, 5: of weekends one at most lies between
 */
export function businessDaysAfter(instant: SQL, zone: string, days = COMPLAINT_ANSWER_DAYS): SQL {
  return sql`(
    SELECT (starts + (${days}::int + CASE WHEN extract(isodow FROM starts) + ${days}::int > 5 THEN 2 ELSE 0 END) * interval '1 day')
           AT TIME ZONE ${zone}
    FROM (SELECT here, CASE WHEN extract(isodow FROM here) > 5
                            THEN date_trunc('day', here) + (8 - extract(isodow FROM here)) * interval '1 day'
                            ELSE here END AS starts
          FROM (SELECT ${instant} AT TIME ZONE ${zone} AS here) AS local) AS working)`
}
