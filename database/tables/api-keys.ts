import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { API_SCOPES } from '#contract/api-scopes.ts'
import { API_KEY_NAME_MAX_CHARACTERS } from '#contract/limits.ts'
import { companies } from './companies.ts'
import { limit, literals } from './literals.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The keys with which a brewery's programs make calls in its place. The key itself stands nowhere; they go with the company's
 * data, and of those that are over some are kept to be told of.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    /** What the key begins with. */
    prefix: text().notNull(),
    /** Of the whole key: server/api-keys/hash-key.ts. */
    hash: text().notNull(),
    scopes: text({ enum: API_SCOPES }).array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Written at most once a minute. */
    usedAt: instant('used_at'),
    /** Null: never. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    unique('api_keys_hash').on(table.hash),
    index('api_keys_company').on(table.companyId, table.id),
    check(
      'api_keys_named',
      sql`char_length(${table.name}) BETWEEN 1 AND ${limit(API_KEY_NAME_MAX_CHARACTERS)}`,
    ),
    check(
      'api_keys_scopes_known',
      sql`cardinality(${table.scopes}) > 0 AND ${table.scopes} <@ ARRAY[${literals(API_SCOPES)}]`,
    ),
  ],
)
