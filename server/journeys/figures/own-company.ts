import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'

/** The id of a company whose figures the caller may see: its own, an admin's any. Refuses: user-not-found. */
export async function ownCompany(db: Database, id: string, caller: SessionUser): Promise<string | Refusal> {
  const isKeeper = caller.role === 'Admin' || caller.id === id.toLowerCase()
  if (!isKeeper || !isUuid(id)) return refuse('user-not-found')
  const [found] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id))
  return found?.id ?? refuse('user-not-found')
}
