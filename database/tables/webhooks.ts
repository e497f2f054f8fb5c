import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { WEBHOOK_ANSWER } from '#contract/limits.ts'
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_TROUBLES,
} from '#contract/webhook-states.ts'
import { companies } from './companies.ts'
import { limit, literals } from './literals.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Addresses of breweries' own programs, which are told what happens. */
export const webhookTargets = pgTable(
  'webhook_targets',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** What its messages are signed with, encrypted: server/sealing/seal.ts. */
    sealed: text().notNull(),
    /** The secret before that, and until when it signs too. */
    formerSealed: text('former_sealed'),
    formerUntil: instant('former_until'),
    /** Why nothing is sent to it, and since when; null: it is told what happens. */
    offBecause: text('off_because', { enum: WEBHOOK_OFF_REASONS }),
    offAt: instant('off_at'),
    /** Tries that failed since the last one that arrived, which resets it. */
    failures: integer().notNull().default(0),
    arrivedAt: instant('arrived_at'),
    /** Whoever sends to it claims it by moving this on: one message at a time, so that one server that hangs holds up one. */
    busyUntil: instant('busy_until').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_targets_company').on(table.companyId),
    check(
      'webhook_targets_events_known',
      sql`${table.events} <@ ARRAY[${literals(WEBHOOK_EVENTS)}]::text[] AND cardinality(${table.events}) > 0`,
    ),
    check('webhook_targets_off_known', sql`${table.offBecause} IN (${literals(WEBHOOK_OFF_REASONS)})`),
    check('webhook_targets_off_has_time', sql`(${table.offBecause} IS NULL) = (${table.offAt} IS NULL)`),
    check(
      'webhook_targets_former_whole',
      sql`(${table.formerSealed} IS NULL) = (${table.formerUntil} IS NULL)`,
    ),
    check('webhook_targets_failures_not_negative', sql`${table.failures} >= 0`),
  ],
)

/**
 * What was or is to be told to a target: written by triggers in the transaction in which it happened, so that nothing is lost and
 * nothing told that did not happen. Swept after 30 days.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    targetId: uuid('target_id')
      .notNull()
      .references(() => webhookTargets.id, { onDelete: 'cascade' }),
    /** What happened, once for all that are told of it: what its receivers know it by. */
    messageId: uuid('message_id').notNull(),
    kind: text({ enum: WEBHOOK_KINDS }).notNull(),
    /** To the letter what is sent and signed: contract/webhook-bodies.ts. */
    body: text().notNull(),
    state: text({ enum: WEBHOOK_DELIVERY_STATES }).notNull().default('waiting'),
    /** Since `begunAt`. */
    tries: smallint().notNull().default(0),
    /** Of the last try: its HTTP status, why none counts, how long it took, how its answer begins. */
    status: smallint(),
    trouble: text({ enum: WEBHOOK_TROUBLES }),
    ms: integer(),
    answer: text().notNull().default(''),
    /** When it is due, or who tries it gives it up; null: it is not tried any more. */
    nextAt: instant('next_at').defaultNow(),
    /** When it happened, or was last sent again by hand. */
    begunAt: instant('begun_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    triedAt: instant('tried_at'),
  },
  (table) => [
    check('webhook_deliveries_kind_known', sql`${table.kind} IN (${literals(WEBHOOK_KINDS)})`),
    check('webhook_deliveries_state_known', sql`${table.state} IN (${literals(WEBHOOK_DELIVERY_STATES)})`),
    check('webhook_deliveries_trouble_known', sql`${table.trouble} IN (${literals(WEBHOOK_TROUBLES)})`),
    check('webhook_deliveries_waits', sql`(${table.state} = 'waiting') = (${table.nextAt} IS NOT NULL)`),
    check('webhook_deliveries_tries_not_negative', sql`${table.tries} >= 0`),
    check(
      'webhook_deliveries_answer_short',
      sql`length(${table.answer}) <= ${limit(WEBHOOK_ANSWER.keptCharacters)}`,
    ),
    uniqueIndex('webhook_deliveries_told_once').on(table.targetId, table.messageId),
    index('webhook_deliveries_target').on(table.targetId, table.id),
    index('webhook_deliveries_waiting').on(table.targetId, table.nextAt).where(sql`state = 'waiting'`),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
