import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAIL_KINDS } from '#contract/mail-kinds.ts'
import { HELD_BACK } from '#contract/mail-reasons.ts'
import { NOTICE_TOPICS } from '#contract/notice-topics.ts'
import { OPEN_REFUND_STATES, REFUND_STATES } from '#contract/refund-states.ts'
import { beers } from './catalogue.ts'
import { literals } from './literals.ts'
import { orders } from './orders.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A payment as the provider last told it. `rank` only rises; `disposition` says what became of its money:
 * applied to the order, or to be refunded (late, double, wrong amount); null while nothing was captured.
 */
export const payments = pgTable(
  'payments',
  {
    providerId: text('provider_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text().notNull(),
    rank: integer().notNull(),
    disposition: text({ enum: ['applied', 'refund'] }),
    /** Why it stands as it does, in the provider's word; '' where it said none. */
    statusDetail: text('status_detail').notNull().default(''),
    /** What the provider keeps of it, taxes of its own included, and what the account gets; null while it has not said. */
    feeCents: bigint('fee_cents', { mode: 'number' }),
    netCents: bigint('net_cents', { mode: 'number' }),
    /** From when the account can use the money. */
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_one_applied').on(table.orderId).where(sql`disposition = 'applied'`),
    index('payments_order').on(table.orderId),
    index('payments_created').on(table.createdAt),
    index('payments_updated').on(table.updatedAt),
    index('payments_adrift').on(table.rank).where(sql`disposition IS DISTINCT FROM 'applied'`),
    check('payments_fee_not_negative', sql`${table.feeCents} >= 0`),
  ],
)

/** Notices of the provider, kept before they are acted on; the worker marks them. Purged after 90 days. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    /** What makes a notice itself: a repeated delivery is the same event. */
    event: text().primaryKey(),
    topic: text({ enum: NOTICE_TOPICS }).notNull().default('payment'),
    /** The provider's id of what it is about, where that is no payment. */
    subjectId: text('subject_id'),
    /** Known at once, or once the provider has told of what payment its subject is. */
    paymentId: text('payment_id'),
    raw: jsonb().notNull(),
    /** Why the last try failed; '' where none did. */
    lastError: text('last_error').notNull().default(''),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    index('webhook_inbox_waiting').on(table.receivedAt).where(sql`processed_at IS NULL`),
    index('webhook_inbox_payment').on(table.paymentId),
    index('webhook_inbox_signed').on(sql`(${table.raw}->>'signature')`).where(sql`topic <> 'payment'`),
    check('webhook_inbox_topic_known', sql`${table.topic} IN (${literals(NOTICE_TOPICS)})`),
    check(
      'webhook_inbox_is_about_something',
      sql`${table.subjectId} IS NOT NULL OR (${table.paymentId} IS NOT NULL AND ${table.topic} NOT IN ('claim', 'chargeback', 'payout'))`,
    ),
  ],
)

/** Money on its way back, in hundredths of what its payment was charged in. The id is the idempotency key at the provider, for ever. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.providerId, { onDelete: 'restrict' }),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull().default('due'),
    /** Of one that is in process, done or rejected: also of what was rejected before, until another is answered. */
    providerRefundId: text('provider_refund_id'),
    attempts: integer().notNull().default(0),
    /** Why the last try failed; '' where none did. */
    lastError: text('last_error').notNull().default(''),
    /** Whoever tries claims the row by moving this on, so that of several processes one sends it. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [
    check('refunds_amount_positive', sql`${table.amountCents} > 0`),
    check('refunds_done_has_time', sql`(${table.state} = 'done') = (${table.doneAt} IS NOT NULL)`),
    check('refunds_state_known', sql`${table.state} IN (${literals(REFUND_STATES)})`),
    check(
      'refunds_in_process_known',
      sql`${table.state} <> 'in-process' OR ${table.providerRefundId} IS NOT NULL`,
    ),
    uniqueIndex('refunds_provider_refund').on(table.paymentId, table.providerRefundId),
    index('refunds_order').on(table.orderId),
    index('refunds_failed').on(table.createdAt).where(sql`state = 'failed'`),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`state IN (${literals(OPEN_REFUND_STATES)})`),
  ],
)

/**
 * Which units a refund is for, what of their line's money that comes to, and whether they went back on the shelf. Without units
 * their price was lowered: the buyer keeps them, and gets a part of the money.
 */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'restrict' }),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    /** In hundredths of what the order was charged in: what the units cost, as far as it was left of the line. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    restocked: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.beerId] }),
    check(
      'refund_lines_of_something',
      sql`${table.quantity} >= 0 AND ${table.amountCents} >= 0 AND ${table.quantity} + ${table.amountCents} > 0`,
    ),
    check('refund_lines_units_return', sql`${table.quantity} > 0 OR NOT ${table.restocked}`),
  ],
)

/** E-mails that must leave. Written in the transaction that causes them; `dedupe_key` makes each leave once. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    recipient: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** Why the last try failed; '' where none did. */
    lastError: text('last_error').notNull().default(''),
    /** Whoever tries claims the row by moving this on, so that of several processes one sends it. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** Why it never leaves; null for all that left or is to. */
    heldBack: text('held_back', { enum: HELD_BACK }),
  },
  (table) => [
    index('outbox_waiting').on(table.createdAt).where(sql`sent_at IS NULL AND held_back IS NULL`),
    index('outbox_held_back').on(table.createdAt).where(sql`held_back IS NOT NULL`),
    check(
      'outbox_held_back_reason',
      sql`held_back IS NULL OR (held_back IN (${literals(HELD_BACK)}) AND sent_at IS NULL)`,
    ),
    check('outbox_kind_known', sql`${table.kind} IN (${literals(MAIL_KINDS)})`),
    index('outbox_recipient').on(table.recipient, table.id),
    // Who changed e-mails lately is told at the former one too.
    index('outbox_email_changed').on(sql`(payload->>'userId')`).where(sql`kind = 'email-changed'`),
  ],
)
