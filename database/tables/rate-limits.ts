import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Who has done what how often, in the shape that rate-limiter-flexible's PostgreSQL store reads and writes (column by
 * position). In the database, so that every process of the shop counts together.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, and a keyed hash of who: never an address or e-mail itself (server/http/rate-limit.ts). */
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Unix milliseconds. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
