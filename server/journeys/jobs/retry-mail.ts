import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { outbox } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { makeMailDue } from '../../features/mail/make-mail-due.ts'
import { sendOutboxMail } from '../../features/mail/send-outbox-mail.ts'
import type { Services } from '../../services.ts'
import type { Retry } from './retry.ts'

/**
 * A mail is due now, also one that was given up: should it not leave, it is tried again like any other. One that is being
 * sent this moment, by a second admin or a job, is left to them: nothing is written then.
 */
export async function retryMail(services: Services, id: string, actor: Actor): Promise<Retry | Refusal> {
  const { db } = services
  const due = await db.transaction(async (tx) => {
    const made = await makeMailDue(tx, id)
    if (isRefusal(made) || made.isUnderWay) return made
    await recordAudit(tx, actor, {
      action: 'work-retried',
      subject: { kind: 'work', id },
      facts: { work: 'mail', mail: made.kind, attempts: made.attempts },
    })
    return made
  })
  if (isRefusal(due)) return due
  if (due.isUnderWay) return async () => ({ outcome: 'under-way', error: '' })
  return async () => {
    await sendOutboxMail(services, id)
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, id))
    if (mail?.sentAt) return { outcome: 'done', error: '' }
    // Without a reason somebody else is at it just now.
    return { outcome: mail?.lastError ? 'failed' : 'under-way', error: mail?.lastError ?? '' }
  }
}
