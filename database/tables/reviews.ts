import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ANSWER_CORRECTIONS, MAX_RATE } from '#contract/limits.ts'
import { beers } from './catalogue.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { limit } from './literals.ts'

/** What a buyer thinks of a beer that they bought. One a buyer and beer. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    rate: smallint().notNull(),
    comment: text().notNull().default(''),
    /** What the brewery says to it, publicly; '' while it has not. */
    answer: text().notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** What it said before its brewery corrected it, oldest first: for admins alone. */
    earlierAnswers: text('earlier_answers').array().notNull().default([]),
    /** When an admin took it off the beer's page; it does not count in the rating while this is set. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_newest').on(table.createdAt, table.id),
    index('reviews_hidden').on(table.hiddenAt, table.id).where(sql`hidden_at IS NOT NULL`),
    unique('reviews_buyer_beer').on(table.buyerId, table.beerId),
    check('reviews_answer_has_time', sql`(${table.answer} = '') = (${table.answeredAt} IS NULL)`),
    check(
      'reviews_corrected_is_answered',
      sql`cardinality(${table.earlierAnswers}) <= ${limit(ANSWER_CORRECTIONS.most)} AND (${table.earlierAnswers} = '{}' OR ${table.answer} <> '')`,
    ),
    check('reviews_rate_range', sql`${table.rate} BETWEEN 1 AND ${limit(MAX_RATE)}`),
    index('reviews_beer').on(table.beerId, table.createdAt, table.id),
    // How many gave how many stars is counted of the index alone.
    index('reviews_rates')
      .on(table.beerId, table.rate, table.createdAt, table.id)
      .where(sql`hidden_at IS NULL`),
    index('reviews_unanswered')
      .on(table.beerId, table.createdAt, table.id)
      .where(sql`answered_at IS NULL AND hidden_at IS NULL`),
  ],
)

/** A brewery asks the administration to look at a review of one of its beers. One a review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When an admin has dealt with it. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** What they decided: the review was hidden, or stays. */
    outcome: text({ enum: ['hidden', 'kept'] }),
  },
  (table) => [
    check('review_reports_closed_has_outcome', sql`(${table.closedAt} IS NULL) = (${table.outcome} IS NULL)`),
    index('review_reports_open').on(table.createdAt).where(sql`closed_at IS NULL`),
  ],
)
