import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHARGE_CURRENCIES, RATE_SOURCES } from '#contract/charge-currencies.ts'
import { ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'
import { ORDER_EVENT_NAMES, ORDER_MOVES, STAYING_EVENTS } from '#contract/order-events.ts'
import { ORDER_STATES } from '#contract/purchases.ts'
import { beers } from './catalogue.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const stayList = sql.raw(STAYING_EVENTS.map((event) => `('${event}', '', '')`).join(', '))
const moveList = sql.raw(
  ORDER_MOVES.map(({ event, from, to }) => `('${event}', '${from ?? ''}', '${to}')`).join(', '),
)

/**
 * An order from the moment it can be paid (design section 4); most hold their beers meanwhile. Its id is the provider's
 * external_reference.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('pending'),
    /** 50 lines of 999 units at the highest price pass an integer's range. */
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    /** What the card is charged in: the sum of its lines' units, in hundredths; frozen when it was placed. */
    chargeCurrency: text('charge_currency', { enum: CHARGE_CURRENCIES }).notNull(),
    chargeCents: bigint('charge_cents', { mode: 'number' }).notNull(),
    /** What a dollar cost then, who said so, and when they were asked; null where dollars are charged. */
    rate: numeric({ precision: 18, scale: 10 }),
    rateSource: text('rate_source', { enum: RATE_SOURCES }),
    rateAt: instant('rate_at'),
    /** Until when it can be paid: orders end then that nobody paid. */
    payableUntil: instant('payable_until').notNull(),
    /**
     * Until when its beers are held, or were; an order that replaces it takes over the hold and this end. Null where
     * it never held any: its beers are taken when the money comes.
     */
    reservedUntil: instant('reserved_until'),
    /** Whether they still are. */
    stockHeld: boolean('stock_held').notNull().default(true),
    /** A keyed hash of the address that it came from, while it holds beers of somebody who has never paid. */
    heldFrom: text('held_from'),
    preferenceId: text('preference_id'),
    initPoint: text('init_point'),
    /** Where it goes: a snapshot, so that a later change of the profile does not move it. */
    recipient: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    addressState: text('address_state').notNull(),
    country: text().notNull(),
    phone: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    /** When the provider last answered reconciliation about it. */
    reconciledAt: instant('reconciled_at'),
    /** Until when a process that asks has it for itself: one that dies meanwhile has asked for nothing. */
    reconcileClaimedUntil: instant('reconcile_claimed_until'),
  },
  (table) => [
    unique('orders_buyer_key').on(table.buyerId, table.idempotencyKey),
    check('orders_state_known', sql`${table.state} IN (${literals(ORDER_STATES)})`),
    check('orders_total_not_negative', sql`${table.totalCents} >= 0`),
    check('orders_charge_currency_known', sql`${table.chargeCurrency} IN (${literals(CHARGE_CURRENCIES)})`),
    check('orders_charged_if_it_costs', sql`(${table.chargeCents} > 0) = (${table.totalCents} > 0)`),
    check(
      'orders_rate_where_not_dollars',
      sql`(${table.chargeCurrency} = 'USD') = (${table.rate} IS NULL) AND (${table.rate} IS NULL) = (${table.rateSource} IS NULL) AND (${table.rate} IS NULL) = (${table.rateAt} IS NULL)`,
    ),
    check(
      'orders_dollars_as_they_are',
      sql`${table.chargeCurrency} <> 'USD' OR ${table.chargeCents} = ${table.totalCents}`,
    ),
    check('orders_rate_source_known', sql`${table.rateSource} IN (${literals(RATE_SOURCES)})`),
    check('orders_held_only_while_pending', sql`NOT ${table.stockHeld} OR ${table.state} = 'pending'`),
    check(
      'orders_hold_ends',
      sql`NOT ${table.stockHeld} OR (${table.reservedUntil} IS NOT NULL AND ${table.reservedUntil} <= ${table.payableUntil})`,
    ),
    check('orders_address_only_while_held', sql`${table.stockHeld} OR ${table.heldFrom} IS NULL`),
    check('orders_paid_has_time', sql`${table.state} <> 'paid' OR ${table.paidAt} IS NOT NULL`),
    index('orders_buyer').on(table.buyerId, table.createdAt, table.id),
    index('orders_open').on(table.payableUntil).where(sql`state = 'pending'`),
    index('orders_held').on(table.reservedUntil).where(sql`stock_held`),
    index('orders_held_from').on(table.heldFrom).where(sql`held_from IS NOT NULL`),
    index('orders_created').on(table.createdAt),
    index('orders_paid').on(table.paidAt).where(sql`paid_at IS NOT NULL`),
    index('orders_to_look_at').on(table.createdAt).where(sql`state IN ('review', 'refund_due')`),
    // What an admin asks for by state; of the other states there are so many that the newest are found at once.
    index('orders_seldom')
      .on(table.state, table.createdAt)
      .where(sql`state IN ('cancelled', 'review', 'refund_due', 'refunded', 'charged_back')`),
    index('orders_code').on(sql`right(id::text, ${sql.raw(String(ORDER_CODE_CHARACTERS))})`),
    index('orders_charged_back').on(table.id).where(sql`state = 'charged_back'`),
  ],
)

/**
 * More keys of an order: of requests that resumed it while it was open. Its first one stands in the order. A key belongs
 * to one request of its buyer for ever.
 */
export const orderKeys = pgTable(
  'order_keys',
  {
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.idempotencyKey] })],
)

/** A beer in an order, as it was when it was ordered. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'restrict' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    /** Where it stood in the cart, from 0: every page, mail and file names the lines in this order. */
    place: smallint().notNull().default(0),
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    /** What a unit is charged, in hundredths of the order's charge currency, rounded to what that can say. */
    chargeUnitCents: bigint('charge_unit_cents', { mode: 'number' }).notNull(),
    name: text().notNull(),
    presentation: text().notNull(),
    image: text().notNull(),
    companyName: text('company_name').notNull(),
    /** The style that it was ordered as: commission hangs on it. Null of lines from before it was kept. */
    type: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.beerId] }),
    check('order_lines_place_not_negative', sql`${table.place} >= 0`),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('order_lines_price_not_negative', sql`${table.unitCents} >= 0`),
    check(
      'order_lines_charged_if_it_costs',
      sql`${table.chargeUnitCents} >= 0 AND (${table.chargeUnitCents} > 0) = (${table.unitCents} > 0)`,
    ),
    // Ids of orders grow with time: a company's latest lines are the last of its part.
    index('order_lines_company_order').on(table.companyId, table.orderId),
    index('order_lines_beer').on(table.beerId),
    index('order_lines_image').on(table.image).where(sql`image <> ''`),
  ],
)

/** What happened to an order, when and why. Append only: a trigger refuses updates and deletes. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    event: text({ enum: ORDER_EVENT_NAMES }).notNull(),
    fromState: text('from_state', { enum: ORDER_STATES }),
    toState: text('to_state', { enum: ORDER_STATES }),
    detail: jsonb(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('order_events_order').on(table.orderId),
    check(
      'order_events_move_known',
      sql`(event, coalesce(from_state, ''), coalesce(to_state, '')) IN (${moveList}, ${stayList})`,
    ),
  ],
)
