import { sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'

/** Since when a company that signs up now waits for an admin to look at it: not at all, unless the operator wants that. */
export function waitsFromNow({ APPROVE_NEW_BREWERIES }: Services['env']) {
  return APPROVE_NEW_BREWERIES ? sql`now()` : null
}
