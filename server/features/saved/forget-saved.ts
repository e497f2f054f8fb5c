import { eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { followedCompanies, savedBeers } from '#database/schema.ts'

/** Deletes what somebody saved and follows; of a seller, that others follow their brewery. */
export async function forgetSaved(tx: Transaction, userId: string, companyId: string | null): Promise<void> {
  await tx.delete(savedBeers).where(eq(savedBeers.userId, userId))
  await tx
    .delete(followedCompanies)
    .where(or(eq(followedCompanies.userId, userId), sql`${followedCompanies.companyId} = ${companyId}::uuid`))
}
