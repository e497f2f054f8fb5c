import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { breweryClaims, outbox } from '#database/schema.ts'

const MAILS = ['asked', 'accepted', 'refused'] as const

/** The outbox's key of a mail about a claim. */
export function claimMailKey(claimId: string, mail: (typeof MAILS)[number]): string {
  return `brewery-claim-${mail}:${claimId}`
}

/** Deletes claims, and their mails where those have not left yet. */
export async function dropClaims(tx: Transaction, which: SQL): Promise<void> {
  const dropped = await tx.delete(breweryClaims).where(which).returning({ id: breweryClaims.id })
  const keys = dropped.flatMap(({ id }) => MAILS.map((mail) => claimMailKey(id, mail)))
  if (!keys.length) return
  await tx
    .delete(outbox)
    .where(and(inArray(outbox.dedupeKey, keys), isNull(outbox.sentAt), isNull(outbox.heldBack)))
}
