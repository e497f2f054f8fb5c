import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { BEER_TYPES } from '#contract/limits.ts'
import { companies } from './companies.ts'

const typeList = sql.raw(BEER_TYPES.map((type) => `'${type}'`).join(', '))

export const beers = pgTable(
  'beers',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    description: text().notNull(),
    type: text({ enum: BEER_TYPES }).notNull(),
    presentation: text().notNull(),
    volumeMl: integer('volume_ml'),
    unitsPerPack: integer('units_per_pack').notNull().default(1),
    packagedOn: date('packaged_on'),
    /** The last day on which it may be sold, in the shop's time zone. */
    bestBefore: date('best_before'),
    abvPercent: numeric('abv_percent', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    /** None only for imported beers: the form requires it. */
    ibu: smallint(),
    priceCents: integer('price_cents').notNull(),
    /** A picture of the seller's; '' means the drawn label. */
    image: text().notNull().default(''),

    /** Units in the brewery's store, those held by open orders included. */
    onHand: integer('on_hand').notNull().default(0),
    /** Units held by open orders: always the sum of their lines. */
    reserved: integer().notNull().default(0),

    /** Three switches: the seller's, the admin's on the beer, the admin's on the company (copied by a trigger). */
    available: boolean().notNull().default(true),
    blocked: boolean().notNull().default(false),
    companyActive: boolean('company_active').notNull().default(true),
    /** Its best-before date is over. A sweeper turns it each day, because an index cannot know what day it is. */
    pastDate: boolean('past_date').notNull().default(false),
    onSale: boolean('on_sale')
      .notNull()
      .generatedAlwaysAs(sql`available AND NOT blocked AND company_active AND NOT past_date`),
    /** Cents for a litre; none without a volume. */
    litreCents: integer('litre_cents').generatedAlwaysAs(
      sql`round(price_cents * 1000.0 / (volume_ml * units_per_pack))::integer`,
    ),
    /** Counts the seller's and admins' edits, so that of two editors the second is told. Sales do not count. */
    edition: integer().notNull().default(1),

    /** Mean of the reviews' rates to one decimal, and its parts. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    unitsSold: integer('units_sold').notNull().default(0),

    /** Beer and company name, lower case, without accents: kept by triggers, searched by trigrams. */
    searchText: text('search_text').notNull().default(''),
    importKey: text('import_key').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('beers_type_known', sql`${table.type} IN (${typeList})`),
    check('beers_price_not_negative', sql`${table.priceCents} >= 0`),
    check('beers_abv_range', sql`${table.abvPercent} BETWEEN 0 AND 90`),
    check('beers_ibu_range', sql`${table.ibu} BETWEEN 0 AND 90`),
    check('beers_on_hand_not_negative', sql`${table.onHand} >= 0`),
    check('beers_reserved_within', sql`${table.reserved} BETWEEN 0 AND ${table.onHand}`),
    check('beers_rating_range', sql`${table.rating} BETWEEN 1 AND 5`),
    check('beers_volume_positive', sql`${table.volumeMl} > 0 AND ${table.unitsPerPack} > 0`),
    check('beers_dates_in_order', sql`${table.bestBefore} >= ${table.packagedOn}`),
    index('beers_company').on(table.companyId),
    index('beers_on_sale_litre').on(table.litreCents, table.id).where(sql`on_sale`),
    index('beers_on_sale_packaged').on(table.packagedOn.desc(), table.id).where(sql`on_sale`),
    index('beers_best_before').on(table.bestBefore).where(sql`best_before IS NOT NULL AND NOT past_date`),
    index('beers_image').on(table.image).where(sql`image <> ''`),
    index('beers_on_sale_type_price').on(table.type, table.priceCents, table.id).where(sql`on_sale`),
    index('beers_on_sale_price').on(table.priceCents, table.id).where(sql`on_sale`),
    index('beers_on_sale_id').on(table.id.desc()).where(sql`on_sale`),
    index('beers_on_sale_rating')
      .on(table.rating.desc(), table.ratingCount.desc(), table.id)
      .where(sql`on_sale AND rating IS NOT NULL`),
    index('beers_on_sale_units_sold').on(table.unitsSold.desc(), table.id).where(sql`on_sale`),
    index('beers_search').using('gin', sql`${table.searchText} gin_trgm_ops`).where(sql`on_sale`),
  ],
)

/**
 * Every change of what is on hand, append only: `on_hand` is the sum of a beer's movements. `order_id` says which order
 * a sale or a return belongs to.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'restrict' }),
    units: integer().notNull(),
    cause: text({ enum: ['put', 'sold', 'restocked'] }).notNull(),
    orderId: uuid('order_id'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stock_movements_sold_has_order', sql`(${table.cause} = 'put') = (${table.orderId} IS NULL)`),
    index('stock_movements_beer').on(table.beerId),
  ],
)

/**
 * A row for each change of what a catalogue filter could find (not of stock), written by triggers. Together the rows
 * name a version of the catalogue: what was counted at a version is true while that version lasts.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
