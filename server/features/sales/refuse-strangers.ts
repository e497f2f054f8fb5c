import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'

/**
 * Whether somebody may see what a company sold: only itself and admins.
 * Refuses: user-not-found (no such company), forbidden (somebody else's).
 */
export async function refuseStrangers(
  db: Database,
  companyId: string,
  caller: SessionUser,
): Promise<Refusal | undefined> {
  if (caller.role !== 'Admin' && caller.id === companyId.toLowerCase()) return undefined
  if (!isUuid(companyId)) return refuse('user-not-found')
  const [found] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
  if (!found) return refuse('user-not-found')
  return caller.role === 'Admin' ? undefined : refuse('forbidden')
}
