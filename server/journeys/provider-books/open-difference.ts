import { sql } from 'drizzle-orm'

/** A condition on provider_differences: they need a person. */
export const IS_OPEN_DIFFERENCE = sql`gone_at IS NULL AND closed_at IS NULL`
