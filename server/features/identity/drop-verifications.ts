import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { outbox, verifications } from '#database/schema.ts'

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
  const keys = dropped.map(({ id }) => verificationMailKey(id))
  if (!keys.length) return
  await tx
    .delete(outbox)
    .where(and(inArray(outbox.dedupeKey, keys), isNull(outbox.sentAt), isNull(outbox.heldBack)))
}
