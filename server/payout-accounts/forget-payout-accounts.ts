import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { payoutAccounts } from '#database/schema.ts'

/** Leaves of a company's payout accounts that there were some, and when: nothing is paid there any more. */
export async function forgetPayoutAccounts(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .update(payoutAccounts)
    .set({ sealed: null, masked: null })
    .where(eq(payoutAccounts.companyId, companyId))
}
