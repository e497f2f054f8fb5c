import { and, desc, eq, gte, notInArray } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Database } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import { writeMail } from '../../features/mail/write-mail.ts'
import { mailKindsTo } from '../../outbox/mail-kinds.ts'
import type { OwnAccount } from './own-account.ts'

/**
 * What was mailed to the account's e-mail, newest first; none from before the account, when the e-mail may have been
 * somebody else's. What others wrote to the shop is not its reader's own data.
 */
export async function exportMails(
  db: Database,
  publicUrl: string,
  { email, createdAt }: OwnAccount,
): Promise<DataExport['mails']> {
  const sent = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, email),
        gte(outbox.createdAt, createdAt),
        notInArray(outbox.kind, mailKindsTo('shop')),
      ),
    )
    .orderBy(desc(outbox.id))
  const mails: DataExport['mails'] = []
  for (const { kind, payload, createdAt, sentAt, heldBack } of sent) {
    const written = await writeMail(db, publicUrl, kind, payload)
    mails.push({
      kind,
      subject: written?.subject ?? null,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      heldBack,
    })
  }
  return mails
}
