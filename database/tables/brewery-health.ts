import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'

const count = (name: string) => integer(name).notNull().default(0)
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * How a brewery did as one that sends when that was counted last (server/journeys/health): of the sales of its last days, and of all
 * reviews of its beers. Money is cents of dollars.
 */
export const breweryHealth = pgTable(
  'brewery_health',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    parcels: count('parcels'),
    judged: count('judged'),
    late: count('late'),
    sold: sum('sold'),
    back: sum('back'),
    complaints: count('complaints'),
    escalated: count('escalated'),
    asked: count('asked'),
    unanswered: count('unanswered'),
    /** Half were answered within so many; null: nobody asked. */
    hours: doublePrecision(),
    ratingSum: count('rating_sum'),
    ratingCount: count('rating_count'),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'brewery_health_judged_of_parcels',
      sql`${table.late} <= ${table.judged} AND ${table.judged} <= ${table.parcels}`,
    ),
  ],
)
