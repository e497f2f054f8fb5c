import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { webhookInbox } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { processWebhook } from '../orders/process-webhook.ts'
import type { Retry } from './retry.ts'

/** A notice is acted on now. Several at once do no harm: settling is the same however often. */
export async function retryNotice(services: Services, event: string, actor: Actor): Promise<Retry | Refusal> {
  const { db } = services
  // PostgreSQL knows no text with a zero byte, and so asks about none.
  if (event.includes('\u0000')) return refuse('not-found')
  const refusal = await db.transaction(async (tx) => {
    const [notice] = await tx.select().from(webhookInbox).where(eq(webhookInbox.event, event)).for('update')
    if (!notice) return refuse('not-found')
    if (notice.processedAt) return refuse('work-done')
    await recordAudit(tx, actor, {
      action: 'work-retried',
      subject: { kind: 'work', id: event },
      facts: { work: 'notice', paymentId: notice.paymentId ?? notice.subjectId },
    })
    return undefined
  })
  if (refusal) return refusal
  return async () => {
    if (await processWebhook(services, event)) return { outcome: 'done', error: '' }
    const [notice] = await db.select().from(webhookInbox).where(eq(webhookInbox.event, event))
    return { outcome: 'failed', error: notice?.lastError ?? '' }
  }
}
