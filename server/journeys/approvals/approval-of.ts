import { eq } from 'drizzle-orm'
import type { Approval } from '#contract/approvals.ts'
import type { Database } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'

/** How long a company waits to be looked at, and what it was asked; null where it may sell. */
export function approvalOf({
  waitsSince,
  askedWords,
}: Pick<typeof companies.$inferSelect, 'waitsSince' | 'askedWords'>): Approval | null {
  return waitsSince && { since: waitsSince.toISOString(), asked: askedWords }
}

/** The same by its id. */
export async function readApproval(db: Database, companyId: string): Promise<Approval | null> {
  const { waitsSince, askedWords } = companies
  const [found] = await db
    .select({ waitsSince, askedWords })
    .from(companies)
    .where(eq(companies.id, companyId))
  return approvalOf(found!)
}
