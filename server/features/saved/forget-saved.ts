import { eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { alertChoices, followedCompanies, savedBeers } from '#database/schema.ts'

/**
 * Deletes what somebody saved and follows and which mails they get about it; of a seller, that others follow their brewery.
 * A wave that is writing to them is waited for: what it wrote is in the outbox then, where forgetRecipient finds it.
 */
export async function forgetSaved(tx: Transaction, userId: string, companyId: string | null): Promise<void> {
  await tx.delete(alertChoices).where(eq(alertChoices.userId, userId))
  await tx.delete(savedBeers).where(eq(savedBeers.userId, userId))
  await tx
    .delete(followedCompanies)
    .where(or(eq(followedCompanies.userId, userId), sql`${followedCompanies.companyId} = ${companyId}::uuid`))
}
