import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** How the recurring work went last, whichever process did it: a row a sweep, for the page on which admins look after it. */
export const sweeps = pgTable('sweeps', {
  name: text().primaryKey(),
  startedAt: instant('started_at').notNull(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
  /** What was wrong with the last run that failed, without anything secret in it. */
  error: text().notNull().default(''),
})
