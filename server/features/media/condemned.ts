import { sql } from 'drizzle-orm'
import { pictures } from '#database/schema.ts'

/**
 * What `created_at` says of a picture whose files are being deleted: it was never made. From then on nobody can claim
 * it, and whoever finds it so deletes what is left, however often a process died over it.
 */
export const CONDEMNED = sql`'-infinity'::timestamptz`

export const isCondemned = sql`${pictures.createdAt} = ${CONDEMNED}`
