import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { closeGate } from '../checkout/placing-gate.ts'

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** A company and who logs in for it; nobody for an imported one. */
type HeldCompany = { company: typeof companies.$inferSelect; user: LockedUser | undefined }

/**
 * Holds a company and its user until the transaction ends, the user first, as whoever deletes an account does; and where
 * it is about to be switched off, its gate in between.
 */
export async function holdCompany(
  tx: Transaction,
  companyId: string,
  { closing }: { closing: boolean },
): Promise<HeldCompany | undefined> {
  const theirs = eq(companies.id, companyId)
  const [found] = await tx.select({ userId: companies.userId }).from(companies).where(theirs)
  if (!found) return undefined
  const user = found.userId ? await lockUser(tx, found.userId) : undefined
  if (closing) await closeGate(tx, companyId)
  const [company] = await tx.select().from(companies).where(theirs).for('no key update')
  return company && { company, user }
}
