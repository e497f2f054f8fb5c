import { sql } from 'drizzle-orm'
import type { BreweryHealth } from '#contract/brewery-health.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { asHealth, type HealthRow, readHealth } from './read-health.ts'

/** How one brewery does as one that sends, as it was counted last. Refuses: user-not-found. */
export async function getHealth(db: Database, id: string): Promise<BreweryHealth | Refusal> {
  if (!isUuid(id)) return refuse('user-not-found')
  const { rows } = await db.execute<HealthRow>(sql`
    SELECT shown_name("companyId") AS company, found.*
    FROM (${readHealth(sql`companies.id = ${id}`)}) AS found`)
  return rows[0] ? asHealth(rows[0]) : refuse('user-not-found')
}
