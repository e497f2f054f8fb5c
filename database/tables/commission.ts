import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { BEER_TYPES, COMMISSION_MOST } from '#contract/limits.ts'
import { companies } from './companies.ts'
import { limit, literals } from './literals.ts'

/**
 * What the shop keeps of a sale: of all rules that fit a line on the day of its payment the first by place holds
 * (server/commission/commission-of.ts). What was kept stands on the line, so rules change and go.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Where it stands in the list, from 1: the first that fits holds. */
    place: integer().notNull(),
    /** Whose beers it is for; null: everybody's. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'restrict' }),
    /** The style that it is for; null: every one. */
    type: text({ enum: BEER_TYPES }),
    /** Days of the shop, both included; null: from or until whenever. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /** Of the line's price, in hundredths of a percent. */
    basisPoints: integer('basis_points').notNull(),
    /** Of each unit besides, in cents of dollars. */
    fixedCents: integer('fixed_cents').notNull(),
    /** Tax on both, in hundredths of a percent of them. */
    taxBasisPoints: integer('tax_basis_points').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its words or its place changed last. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    // Of those that are not removed, and of nothing else: no two are removed in one moment that were there beside each other.
    unique('commission_rules_no_twins')
      .on(table.companyId, table.type, table.startsOn, table.endsOn, table.removedAt)
      .nullsNotDistinct(),
    index('commission_rules_in_order').on(table.place, table.id).where(sql`removed_at IS NULL`),
    check('commission_rules_place_from_one', sql`${table.place} >= 1`),
    check('commission_rules_type_known', sql`${table.type} IN (${literals(BEER_TYPES)})`),
    check('commission_rules_period', sql`${table.startsOn} <= ${table.endsOn}`),
    check(
      'commission_rules_basis_points',
      sql`${table.basisPoints} BETWEEN 0 AND ${limit(COMMISSION_MOST.basisPoints)}`,
    ),
    check(
      'commission_rules_fixed',
      sql`${table.fixedCents} BETWEEN 0 AND ${limit(COMMISSION_MOST.fixedCents)}`,
    ),
    check(
      'commission_rules_tax',
      sql`${table.taxBasisPoints} BETWEEN 0 AND ${limit(COMMISSION_MOST.taxBasisPoints)}`,
    ),
  ],
)
