import { sql } from 'drizzle-orm'

/**
 * Whether somebody of a brewery can log in, send and answer: it was not switched off, nor its seller, and is nobody's import. A
 * condition on `companies`.
 */
export const somebodySells = sql`(companies.active AND EXISTS (
  SELECT FROM users AS seller WHERE seller.id = companies.user_id AND seller.active AND seller.deleted_at IS NULL))`
