import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { BEER_TYPES, MAX_ABV_PERCENT, MAX_IBU, MAX_RATE } from '#contract/limits.ts'
import { companies } from './companies.ts'
import { limit, literals } from './literals.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** How many rates at the shop's mean are added to a beer's own before lists order by them. */
const STANDING_RATES = 8

/** The shop's mean while nobody has rated anything: the middle of the stars. */
const UNRATED_SHOP_MEAN = 3

/** A rate weighs in lists as far as so many cents were paid for its beer, and stayed paid: about the price of one. */
const RATE_BACKED_BY_CENTS = 200

/** How many of its rates a beer's standing counts. */
const backedRates = `least(rating_count, sold_cents / ${RATE_BACKED_BY_CENTS}.0)`

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
    /** When its brewery last wrote that it was packaged later than before (kept by a trigger). */
    batchAt: timestamp('batch_at', { withTimezone: true }),
    /** The last day on which it may be sold, in the shop's time zone. */
    bestBefore: date('best_before'),
    abvPercent: numeric('abv_percent', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    /** None only for imported beers: the form requires it. */
    ibu: smallint(),
    /** As its brewery writes them, '' for none. */
    hops: text().notNull().default(''),
    priceCents: integer('price_cents').notNull(),
    /** A picture of the seller's; '' means the drawn label. */
    image: text().notNull().default(''),
    /** What its label is drawn from beside its facts, as the preview of its form was; null: its own id. */
    labelSeed: uuid('label_seed'),

    /** Units in the brewery's store, those held by open orders included. */
    onHand: integer('on_hand').notNull().default(0),
    /** Units held by open orders: always the sum of their lines. */
    reserved: integer().notNull().default(0),
    /** Whether somebody sells for its company, and sends it: else it is shown, not sold (kept by a trigger). */
    hasSeller: boolean('has_seller').notNull().default(true),
    /** Whether its company is away: it is shown, not sold (kept by a trigger; its last day is the company's). */
    paused: boolean().notNull().default(false),
    /** What lists begin with. It changes only when the last unit goes or the first comes: indexes stay out of most sales. */
    inStock: boolean('in_stock')
      .notNull()
      .generatedAlwaysAs(sql`on_hand > reserved AND has_seller AND NOT paused`),

    /** Three switches: the seller's, the admin's on the beer, and the company's (by a trigger): on, and not waiting to be looked at. */
    available: boolean().notNull().default(true),
    blocked: boolean().notNull().default(false),
    /** Since when its brewery makes it no longer: it is off sale until it is restored, and its page stays. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
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
    /** The shop's mean, as a trigger took it from `shop_rating` with the beer's last review, or the sweep later. */
    ratingPrior: numeric('rating_prior', { precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .default(UNRATED_SHOP_MEAN),
    /** What lists order by: the mean of its rates, as far as money backs them, and of so many more at the shop's mean. */
    standing: doublePrecision().generatedAlwaysAs(
      sql.raw(
        `CASE WHEN rating_count > 0 THEN (rating_sum::double precision / rating_count * ${backedRates} + ${STANDING_RATES} * rating_prior) / (${backedRates} + ${STANDING_RATES}) END`,
      ),
    ),
    /** Units that were paid for and have not come back: what was free is not counted. */
    unitsSold: integer('units_sold').notNull().default(0),
    /** What was paid for it and has not gone back, in cents: the best sellers are those that brought most. */
    soldCents: bigint('sold_cents', { mode: 'number' }).notNull().default(0),

    /** Beer and company name and type, lower case, without accents: kept by triggers, searched by trigrams. */
    searchText: text('search_text').notNull().default(''),
    importKey: text('import_key').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('beers_type_known', sql`${table.type} IN (${literals(BEER_TYPES)})`),
    check('beers_price_not_negative', sql`${table.priceCents} >= 0`),
    check('beers_abv_range', sql`${table.abvPercent} BETWEEN 0 AND ${limit(MAX_ABV_PERCENT)}`),
    check('beers_ibu_range', sql`${table.ibu} BETWEEN 0 AND ${limit(MAX_IBU)}`),
    check('beers_on_hand_not_negative', sql`${table.onHand} >= 0`),
    check('beers_reserved_within', sql`${table.reserved} BETWEEN 0 AND ${table.onHand}`),
    check('beers_units_sold_not_negative', sql`${table.unitsSold} >= 0`),
    check('beers_sold_cents_not_negative', sql`${table.soldCents} >= 0`),
    check('beers_rating_range', sql`${table.rating} BETWEEN 1 AND ${limit(MAX_RATE)}`),
    check('beers_volume_positive', sql`${table.volumeMl} > 0 AND ${table.unitsPerPack} > 0`),
    check('beers_archived_off_sale', sql`${table.archivedAt} IS NULL OR NOT ${table.available}`),
    check('beers_dates_in_order', sql`${table.bestBefore} >= ${table.packagedOn}`),
    index('beers_company_created').on(table.companyId, table.createdAt),
    index('beers_company_batch').on(table.companyId, table.batchAt).where(sql`batch_at IS NOT NULL`),
    index('beers_best_before').on(table.bestBefore).where(sql`best_before IS NOT NULL AND NOT past_date`),
    // By which words orders are found at the desk; beers themselves are found in memory.
    index('beers_name_words').using('gin', sql`search_normal(name) gin_trgm_ops`),
    index('beers_past_date').on(table.id).where(sql`past_date`),
    index('beers_image').on(table.image).where(sql`image <> ''`),
    // Lists that are narrowed or in another order are found in memory (adapters/beers-in-memory). One way: NULLS LAST would fit neither.
    index('beers_on_sale_id').on(table.id).where(sql`on_sale`),
    index('beers_on_sale_newest').on(table.inStock, table.id).where(sql`on_sale`),
    index('beers_on_sale_company').on(table.companyId, table.inStock, table.id).where(sql`on_sale`),
    index('beers_on_sale_standing')
      .on(table.inStock, table.standing, table.ratingCount, table.id)
      .where(sql`on_sale AND rating_count > 0`),
    index('beers_on_sale_sold')
      .on(table.inStock, table.soldCents, table.id)
      .where(sql`on_sale AND sold_cents > 0`),
  ],
)

/**
 * Every change of what is on hand, append only: `on_hand` is the sum of a beer's movements. `order_id` says which order
 * a sale or a return belongs to. What was promised to be sent again left with `sent-again`, and came back with it where it was not.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'restrict' }),
    units: integer().notNull(),
    cause: text({ enum: ['put', 'sold', 'restocked', 'sent-again'] }).notNull(),
    orderId: uuid('order_id'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stock_movements_sold_has_order', sql`(${table.cause} = 'put') = (${table.orderId} IS NULL)`),
    // All that the pace of a beer is told by: its last days are read of no row.
    index('stock_movements_beer').on(table.beerId, table.at, table.cause, table.units),
  ],
)

/**
 * A row for each change of which beers are on sale, of their breweries, or of whose they are, written by triggers. Together the
 * rows name a version of the catalogue: what was counted at a version is true while that version lasts.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * Which beers and companies have changed in what a search looks at, written by triggers: whoever keeps an index of its own
 * reads here what was committed since. Rows go after an hour.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    beerId: uuid('beer_id'),
    companyId: uuid('company_id'),
    /** Numbers are given in order and commits come in any: readers go on from the oldest transaction that was under way. */
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('search_changes_transaction').on(table.transaction)],
)

/**
 * The mean of all rates that standings lean on, which moves in steps, and how many rates there are and what they come to, as the
 * sweep counted them last: one row, none in a shop where nobody has rated yet.
 */
export const shopRating = pgTable(
  'shop_rating',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    mean: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    rateCount: integer('rate_count').notNull().default(0),
    rateSum: bigint('rate_sum', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('shop_rating_one_row', sql`${table.isOnly}`),
    check('shop_rating_range', sql`${table.mean} BETWEEN 1 AND ${limit(MAX_RATE)}`),
  ],
)
