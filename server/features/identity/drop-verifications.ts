import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import { dropUnsentMails } from '../../outbox/drop-unsent-mails.ts'

/** The outbox's key of the mail that brings a code or link. */
export function verificationMailKey(verificationId: string): string {
  return `verification:${verificationId}`
}

/**
 * Forgets an account's codes or links, and their mails if those have not left yet: they would arrive after the new one.
 * The caller holds the user's row, so that nobody makes another one meanwhile.
 * @param which narrows it further
 */
export async function dropVerifications(tx: Transaction, identifier: string, which?: SQL): Promise<void> {
  const dropped = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), which))
    .returning({ id: verifications.id })
  await dropUnsentMails(
    tx,
    dropped.map(({ id }) => verificationMailKey(id)),
  )
}
