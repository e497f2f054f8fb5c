import { sql } from 'drizzle-orm'

/** Two pairs of a JSON object: how the brewery of the row of `companies` at hand is asked. An account that is gone has no mail. */
export const CONTACT_OF_COMPANY = sql`
  'email', coalesce((SELECT email FROM users WHERE users.id = companies.user_id AND deleted_at IS NULL), ''),
  'phone', companies.phone`
