import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { limit } from './literals.ts'

/** What was looked for in vain on a day of the shop, and how often; by whom is kept nowhere. Words '': all that were too many. */
export const fruitlessSearches = pgTable(
  'fruitless_searches',
  {
    day: date().notNull(),
    words: text().notNull(),
    /** Beers had some of the words, none had all. */
    foundSome: boolean('found_some').notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.foundSome, table.words] }),
    check('fruitless_searches_words_short', sql`length(${table.words}) <= ${limit(SEARCH_MAX_CHARACTERS)}`),
    check('fruitless_searches_times_positive', sql`${table.times} > 0`),
  ],
)
