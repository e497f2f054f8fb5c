import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { payoutLines, payoutRuns, payouts } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { writeDraft } from './write-draft.ts'

type Parts = Pick<Services, 'db' | 'env' | 'payoutProvider'>

/**
 * Proposes to pay every brewery what it is owed by now. Nothing is decided by it, and nothing is held: what is refunded meanwhile is
 * found when it is approved. Refuses: run-drafted (one is there already), nobody-payable.
 */
export async function draftRun(services: Parts, actor: Actor): Promise<{ id: string } | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const way = services.env.PAYOUT_WAY
    const [run] = await tx
      .insert(payoutRuns)
      .values({ way, draftedBy: actor.userId })
      .onConflictDoNothing()
      .returning({ id: payoutRuns.id })
    if (!run) return refuse('run-drafted')
    const made = await writeDraft(services, tx, { ...run, way, userId: actor.userId })
    if (!made) {
      await tx.delete(payoutRuns).where(eq(payoutRuns.id, run.id))
      return refuse('nobody-payable')
    }
    await recordRun(tx, actor, 'payout-run-drafted', run.id, { payouts: made })
    return run
  })
}

/** Proposes a draft anew, as things are now. Refuses: not-found, run-decided, nobody-payable (then it is dropped). */
export async function redraftRun(
  services: Parts,
  id: string,
  actor: Actor,
): Promise<{ id: string } | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const run = await lockDraft(tx, id)
    if ('refused' in run) return run
    const way = services.env.PAYOUT_WAY
    const again = { id, way, userId: actor.userId }
    await dropPayouts(tx, id)
    const made = await writeDraft(services, tx, again)
    if (!made) {
      await tx.delete(payoutRuns).where(eq(payoutRuns.id, id))
      await recordRun(tx, actor, 'payout-run-dropped', id, {})
      return refuse('nobody-payable')
    }
    const drafted = { way, draftedBy: actor.userId, draftedAt: sql`clock_timestamp()` }
    await tx.update(payoutRuns).set(drafted).where(eq(payoutRuns.id, id))
    await recordRun(tx, actor, 'payout-run-drafted', id, { payouts: made })
    return { id }
  })
}

/** Drops a draft, which leaves nothing behind but who did it. Refuses: not-found, run-decided. */
export async function discardRun(
  { db }: Pick<Services, 'db'>,
  id: string,
  actor: Actor,
): Promise<{ id: string } | Refusal> {
  return inTransaction(db, async (tx) => {
    const run = await lockDraft(tx, id)
    if ('refused' in run) return run
    await dropPayouts(tx, id)
    await tx.delete(payoutRuns).where(eq(payoutRuns.id, id))
    await recordRun(tx, actor, 'payout-run-dropped', id, {})
    return { id }
  })
}

type Run = typeof payoutRuns.$inferSelect

/** Locks a run that is only proposed. Refuses: not-found, run-decided. */
export async function lockDraft(tx: Transaction, id: string): Promise<Run | Refusal> {
  const run = await lockRun(tx, id)
  return 'refused' in run || run.state === 'draft' ? run : refuse('run-decided')
}

/** Locks a run, whatever became of it. Refuses: not-found. */
export async function lockRun(tx: Transaction, id: string): Promise<Run | Refusal> {
  const [run] = isUuid(id)
    ? await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for('update')
    : []
  return run ?? refuse('not-found')
}

async function dropPayouts(tx: Transaction, runId: string): Promise<void> {
  const ofRun = and(eq(payouts.runId, runId), eq(payouts.state, 'draft'))
  await tx.delete(payoutLines).where(sql`payout_id IN (SELECT id FROM payouts WHERE ${ofRun})`)
  await tx.delete(payouts).where(ofRun)
}

/** What an admin did with a run, for the audit log. */
export async function recordRun(
  tx: Transaction,
  actor: Actor,
  action:
    | 'payout-run-drafted'
    | 'payout-run-dropped'
    | 'payout-run-approved'
    | 'payout-file-sent'
    | 'payout-run-paid',
  id: string,
  facts: Record<string, number | string>,
): Promise<void> {
  await recordAudit(tx, actor, { action, subject: { kind: 'payout-run', id }, facts })
}
