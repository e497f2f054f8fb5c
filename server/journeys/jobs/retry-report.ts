import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { providerReports } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { goOnWithReport } from '../provider-books/go-on-with-report.ts'
import type { Retry } from './retry.ts'

/**
 * A report of the provider's is gone on with now; one that was given up is asked for anew.
 * Refuses: not-found; work-done (it is read, or an uploaded file that was no report).
 */
export async function retryReport(services: Services, id: string, actor: Actor): Promise<Retry | Refusal> {
  const { db } = services
  if (!isUuid(id)) return refuse('not-found')
  const refusal = await db.transaction(async (tx) => {
    const [report] = await tx.select().from(providerReports).where(eq(providerReports.id, id)).for('update')
    if (!report) return refuse('not-found')
    const isOver = report.state === 'failed'
    if (report.state === 'read' || (isOver && report.origin === 'uploaded')) return refuse('work-done')
    await tx
      .update(providerReports)
      .set({
        nextAttemptAt: sql`now()`,
        ...(isOver && { state: 'due', endedAt: null, attempts: 0, createdAt: sql`now()` }),
      })
      .where(eq(providerReports.id, id))
    await recordAudit(tx, actor, {
      action: 'work-retried',
      subject: { kind: 'work', id },
      facts: { work: 'report', before: report.state },
    })
    return undefined
  })
  if (refusal) return refusal
  return async () => {
    await goOnWithReport(services, id)
    const [report] = await db.select().from(providerReports).where(eq(providerReports.id, id))
    if (report?.state === 'read') return { outcome: 'done', error: '' }
    return { outcome: report?.lastError ? 'failed' : 'under-way', error: report?.lastError ?? '' }
  }
}
