import { and, desc, eq, gte, lt, notInArray } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Database } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import { writeMail } from '../../features/mail/write-mail.ts'
import { mailKindsTo } from '../../outbox/mail-kinds.ts'
import { inPortions } from './in-portions.ts'
import type { OwnAccount } from './own-account.ts'

type Mail = DataExport['mails'][number]

const AT_ONCE = 100

/**
 * What was mailed to the account's e-mail, newest first; none from before the account, when the e-mail may have been
 * somebody else's. What others wrote to the shop is not its reader's own data.
 */
export function exportMails(
  db: Database,
  publicUrl: string,
  { email, createdAt }: OwnAccount,
): AsyncGenerator<Mail[]> {
  return inPortions(async (after: string | undefined) => {
    const sent = await db
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.recipient, email),
          gte(outbox.createdAt, createdAt),
          notInArray(outbox.kind, mailKindsTo('shop')),
          after ? lt(outbox.id, after) : undefined,
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(AT_ONCE)
    const rows: Mail[] = []
    for (const { kind, payload, createdAt, sentAt, heldBack } of sent) {
      const written = await writeMail(db, publicUrl, kind, payload)
      rows.push({
        kind,
        subject: written?.subject ?? null,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
        heldBack,
      })
    }
    return { rows, next: sent.length === AT_ONCE ? sent.at(-1)!.id : undefined }
  })
}
