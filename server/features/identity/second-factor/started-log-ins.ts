import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'

/** How better-auth's two-factor plugin begins the `identifier` of a challenge; its `value` is the user. */
export const CHALLENGE_PREFIX = '2fa-'

/**
 * Forgets the log-ins of a person that a password began and no code has ended: the password is another now. The caller
 * holds the user's row, as whoever ends such a log-in does.
 */
export async function dropStartedLogIns(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.value, userId),
        sql`starts_with(${verifications.identifier}, ${CHALLENGE_PREFIX})`,
      ),
    )
}
