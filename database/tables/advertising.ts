import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ADVERTISING_PLACES, BEER_TYPES } from '#contract/limits.ts'
import { beers } from './catalogue.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { limit, literals } from './literals.ts'

/**
 * What stands behind a picture of the advertising space, from and until a day. No two of one place share a day: an exclusion
 * constraint of the migration says so (`placements_no_overlap`), of those that were not withdrawn.
 */
export const placements = pgTable(
  'placements',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    place: smallint().notNull(),
    /** One of these three. */
    beerId: uuid('beer_id').references(() => beers.id, { onDelete: 'restrict' }),
    type: text({ enum: BEER_TYPES }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'restrict' }),
    /** Days of the shop, both included. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    check('placements_place_known', sql`${table.place} BETWEEN 1 AND ${limit(ADVERTISING_PLACES.length)}`),
    check(
      'placements_one_of_three',
      sql`num_nonnulls(${table.beerId}, ${table.type}, ${table.companyId}) = 1`,
    ),
    check('placements_type_known', sql`${table.type} IN (${literals(BEER_TYPES)})`),
    check('placements_period', sql`${table.startsOn} <= ${table.endsOn}`),
    index('placements_until').on(table.endsOn).where(sql`withdrawn_at IS NULL`),
  ],
)
