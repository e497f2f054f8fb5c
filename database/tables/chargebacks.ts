import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHARGEBACK_STATES, DOCUMENTS_STATES } from '#contract/chargeback-states.ts'
import { literals } from './literals.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A payment that its buyer's bank asks back, as the provider last told it, in hundredths of what the payment was charged
 * in. There from the moment that the payment is charged back; what the provider calls it is learnt when it is asked.
 */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Null until the provider has been asked. */
    providerId: text('provider_id'),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.providerId, { onDelete: 'restrict' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** What the provider names, at most what of the capture has not gone back otherwise. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    state: text({ enum: CHARGEBACK_STATES }).notNull().default('open'),
    documentsRequired: boolean('documents_required').notNull().default(true),
    /** What became of the documents, in the provider's word; '' before it told. */
    documentsStatus: text('documents_status').notNull().default(''),
    /** Until when it takes documents; null where it has not told. */
    documentsUntil: instant('documents_until'),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    /** When the provider says that it last changed: what it told before that is old news. */
    toldAt: instant('told_at'),
    askedAt: instant('asked_at'),
    /** Whoever asks claims the row by moving this on, so that of several processes one asks. */
    nextAskAt: instant('next_ask_at').notNull().defaultNow(),
    /** Why the provider could not be asked the last time; '' where it could. */
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    check('chargebacks_amount_not_negative', sql`${table.amountCents} >= 0`),
    check('chargebacks_state_known', sql`${table.state} IN (${literals(CHARGEBACK_STATES)})`),
    check('chargebacks_closed_has_time', sql`(${table.state} = 'open') = (${table.closedAt} IS NULL)`),
    check('chargebacks_closed_by_provider', sql`${table.state} = 'open' OR ${table.providerId} IS NOT NULL`),
    uniqueIndex('chargebacks_one_unnamed').on(table.paymentId).where(sql`provider_id IS NULL`),
    // One chargeback may be of several payments.
    uniqueIndex('chargebacks_payment').on(table.paymentId, table.providerId),
    index('chargebacks_order').on(table.orderId),
    index('chargebacks_open').on(table.nextAskAt).where(sql`state = 'open'`),
  ],
)

/** Documents that an admin gave in at once against a chargeback, sent on together. The id is made by their page: a second click is the first. */
export const chargebackUploads = pgTable(
  'chargeback_uploads',
  {
    id: uuid().primaryKey(),
    chargebackId: uuid('chargeback_id')
      .notNull()
      .references(() => chargebacks.id, { onDelete: 'restrict' }),
    state: text({ enum: DOCUMENTS_STATES }).notNull().default('due'),
    attempts: integer().notNull().default(0),
    /** Why the last try failed; '' where none did. */
    lastError: text('last_error').notNull().default(''),
    /** Whoever tries claims the row by moving this on, so that of several processes one sends it. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [
    check('chargeback_uploads_state_known', sql`${table.state} IN (${literals(DOCUMENTS_STATES)})`),
    check('chargeback_uploads_done_has_time', sql`(${table.state} = 'done') = (${table.doneAt} IS NOT NULL)`),
    index('chargeback_uploads_chargeback').on(table.chargebackId),
    index('chargeback_uploads_waiting').on(table.nextAttemptAt).where(sql`state IN ('due', 'sent')`),
  ],
)

/** A document of an upload. Its content is here until the provider has it: it is about people, and no use to us after that. */
export const chargebackDocuments = pgTable(
  'chargeback_documents',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => chargebackUploads.id, { onDelete: 'restrict' }),
    /** Where it stood among those that were chosen, from 0. */
    place: smallint().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    content: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.place] }),
    check('chargeback_documents_place_not_negative', sql`${table.place} >= 0`),
    check('chargeback_documents_bytes_positive', sql`${table.bytes} > 0`),
  ],
)
