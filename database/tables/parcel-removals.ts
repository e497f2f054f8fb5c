import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { SHORTFALL_REASONS } from '#contract/shortfall-reasons.ts'
import { beers } from './catalogue.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'
import { parcels } from './parcels.ts'
import { refunds } from './payments.ts'

/** Units that were taken out of a parcel before it left: by its brewery, which could not send them, or by its buyer. */
export const parcelRemovals = pgTable(
  'parcel_removals',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    /** What who asked called their request, so that asking twice takes out once. */
    key: uuid().notNull(),
    /** Who did it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Why its brewery cannot send them; null of the buyer. */
    reason: text({ enum: SHORTFALL_REASONS }),
    /** What the brewery wrote to the buyer; '' where nothing, and once either account is deleted. */
    words: text().notNull().default(''),
    /** What pays them back; null where they cost nothing, and no refund tells of them. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id, { onDelete: 'restrict' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'parcel_removals_parcel',
      columns: [table.orderId, table.companyId],
      foreignColumns: [parcels.orderId, parcels.companyId],
    }).onDelete('restrict'),
    unique('parcel_removals_key').on(table.orderId, table.companyId, table.key),
    // Words go with whoever wrote them.
    index('parcel_removals_words').on(table.userId).where(sql`words <> ''`),
    check('parcel_removals_reason_known', sql`${table.reason} IN (${literals(SHORTFALL_REASONS)})`),
    check('parcel_removals_words_of_brewery', sql`${table.words} = '' OR ${table.reason} IS NOT NULL`),
  ],
)

/** Which units, and whether they went back on the shelf. */
export const parcelRemovalLines = pgTable(
  'parcel_removal_lines',
  {
    removalId: uuid('removal_id')
      .notNull()
      .references(() => parcelRemovals.id, { onDelete: 'restrict' }),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    restocked: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.removalId, table.beerId] }),
    check('parcel_removal_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
