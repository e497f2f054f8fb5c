import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'

/** Deletes mails by their outbox keys, where they have not left yet: what they tell of is no more. Those held back stay, to be read. */
export async function dropUnsentMails(tx: Transaction, keys: string[]): Promise<void> {
  if (!keys.length) return
  await tx
    .delete(outbox)
    .where(and(inArray(outbox.dedupeKey, keys), isNull(outbox.sentAt), isNull(outbox.heldBack)))
}
