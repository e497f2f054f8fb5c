import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { breweryClaims } from '#database/schema.ts'
import { dropUnsentMails } from '../../outbox/drop-unsent-mails.ts'

const MAILS = ['asked', 'accepted', 'refused'] as const

/** The outbox's key of a mail about a claim. */
export function claimMailKey(claimId: string, mail: (typeof MAILS)[number]): string {
  return `brewery-claim-${mail}:${claimId}`
}

/** Deletes claims, and their mails where those have not left yet. */
export async function dropClaims(tx: Transaction, which: SQL): Promise<void> {
  const dropped = await tx.delete(breweryClaims).where(which).returning({ id: breweryClaims.id })
  await dropUnsentMails(
    tx,
    dropped.flatMap(({ id }) => MAILS.map((mail) => claimMailKey(id, mail))),
  )
}
