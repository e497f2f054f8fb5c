import { eq, sql } from 'drizzle-orm'
import { WEBHOOK_ANSWER } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { webhookDeliveries, webhookTargets } from '#database/schema.ts'
import { cutText } from '../../cut-text.ts'
import type { WebhookAnswer } from '../../ports/webhook-sender.ts'
import type { Services } from '../../services.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import { turnOff } from './turn-off.ts'
import { pauseAfter } from './when-to-try-again.ts'

const GONE = 410

/**
 * Writes down how a try went, and frees its target for the next one. What arrived is over, and all is well with its target. What did
 * not is tried again after a pause, or given up; where nothing at all has arrived there since it was begun, its target is then
 * turned off and its brewery mailed, as at once where its server says that it is gone. A test is tried once.
 */
export async function endTry(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  claimed: ClaimedDelivery,
  answer: WebhookAnswer,
  { byHand }: { byHand: boolean },
): Promise<void> {
  const { id, targetId, kind, tries } = claimed
  const isDone = !answer.trouble && answer.status !== null && answer.status >= 200 && answer.status < 300
  const isGone = answer.status === GONE
  const pause = isGone || kind === 'webhook.test' ? undefined : pauseAfter(tries)
  const next = isDone || pause === undefined ? null : sql`now() + ${pause} * interval '1 second'`
  await inTransaction(db, async (tx) => {
    const hasArrived = await noteOfTarget(tx, targetId, id, isDone)
    await tx
      .update(webhookDeliveries)
      .set({
        ...{ state: isDone ? 'done' : next ? 'waiting' : 'failed', nextAt: next, trouble: answer.trouble },
        ...{ status: answer.status, ms: answer.ms, answer: asKept(answer.answer) },
      })
      .where(eq(webhookDeliveries.id, id))
    if (isDone || next || byHand) return
    if (isGone) await turnOff(tx, jobs, claimed, 'gone')
    else if (!hasArrived) await turnOff(tx, jobs, claimed, 'failed')
  })
}

/** Notes at a target how it went there; whether anything has arrived since a delivery was begun. */
async function noteOfTarget(
  tx: Transaction,
  targetId: string,
  deliveryId: string,
  isDone: boolean,
): Promise<boolean> {
  const { failures } = webhookTargets
  const went = isDone ? { failures: 0, arrivedAt: sql`now()` } : { failures: sql`${failures} + 1` }
  const [noted] = await tx
    .update(webhookTargets)
    .set({ ...went, busyUntil: sql`now()` })
    .where(eq(webhookTargets.id, targetId))
    .returning({
      hasArrived: sql<boolean>`coalesce(arrived_at >= (
        SELECT begun_at FROM webhook_deliveries WHERE id = ${deliveryId}), false)`,
    })
  return noted?.hasArrived ?? true
}

/** How an answer begins, in signs that PostgreSQL stores and pages show. */
function asKept(answer: string): string {
  const plain = answer.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '')
  return cutText(plain, WEBHOOK_ANSWER.keptCharacters)
}
