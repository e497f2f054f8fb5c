import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORTED_THINGS,
  type ReportReason,
} from '#contract/report-words.ts'
import { LANGUAGES } from '#contract/texts/language.ts'
import { beers } from './catalogue.ts'
import { companies } from './companies.ts'
import { literals } from './literals.ts'
import { reviews } from './reviews.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A beer, brewery or review that anybody reported, without a log-in: an entry however often that was done, until the administration has
 * decided. What is reported after that is another entry. Nobody's name, account or address is kept.
 */
export const reportedThings = pgTable(
  'reported_things',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text({ enum: REPORTED_THINGS }).notNull(),
    beerId: uuid('beer_id').references(() => beers.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** Whichever of them it is. */
    subjectId: uuid('subject_id').notNull().generatedAlwaysAs(sql`coalesce(beer_id, company_id, review_id)`),
    times: integer().notNull().default(1),
    /** How often for which reason: together as often as it was reported. */
    reasons: jsonb().$type<Partial<Record<ReportReason, number>>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    newestAt: instant('newest_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decision: text({ enum: REPORT_DECISIONS }),
  },
  (table) => [
    check('reported_things_kind_known', sql`${table.kind} IN (${literals(REPORTED_THINGS)})`),
    check(
      'reported_things_one_subject',
      sql`num_nonnulls(${table.beerId}, ${table.companyId}, ${table.reviewId}) = 1 AND CASE ${table.kind} WHEN 'beer' THEN ${table.beerId} WHEN 'company' THEN ${table.companyId} ELSE ${table.reviewId} END IS NOT NULL`,
    ),
    check('reported_things_times_positive', sql`${table.times} > 0`),
    check('reported_things_decision_known', sql`${table.decision} IN (${literals(REPORT_DECISIONS)})`),
    check('reported_things_decided_when', sql`(${table.decision} IS NULL) = (${table.decidedAt} IS NULL)`),
    uniqueIndex('reported_things_open').on(table.subjectId).where(sql`decided_at IS NULL`),
    index('reported_things_most').on(table.times, table.newestAt, table.id).where(sql`decided_at IS NULL`),
    index('reported_things_decided').on(table.decidedAt, table.id).where(sql`decided_at IS NOT NULL`),
    index('reported_things_beer').on(table.beerId),
    index('reported_things_company').on(table.companyId),
    index('reported_things_review').on(table.reviewId),
  ],
)

/** What was said with a report: of many the first ones and the newest. Goes a while after the decision. */
export const reportVoices = pgTable(
  'report_voices',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reportedThings.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text().notNull().default(''),
    /** Where they want to hear what was decided, as it was typed: nobody has proved it. Empty for nowhere, and after that mail. */
    email: text().notNull().default(''),
    /** In which they read the page; null: none was chosen. */
    language: text({ enum: LANGUAGES }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('report_voices_reason_known', sql`${table.reason} IN (${literals(REPORT_REASONS)})`),
    check('report_voices_language_known', sql`${table.language} IN (${literals(LANGUAGES)})`),
    index('report_voices_report').on(table.reportId, table.id),
    index('report_voices_email').on(table.email).where(sql`email <> ''`),
  ],
)
