import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'

/** A company's parcels are for itself and admins. Refuses: not-found (no such company, somebody else's). */
export async function refuseParcelsOf(
  db: Database,
  companyId: string,
  caller: SessionUser,
): Promise<Refusal | undefined> {
  if (!isUuid(companyId)) return refuse('not-found')
  if (caller.role !== 'Admin') return caller.id === companyId.toLowerCase() ? undefined : refuse('not-found')
  const isThere = await db.$count(companies, eq(companies.id, companyId))
  return isThere ? undefined : refuse('not-found')
}
