import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import type { ToldPayout } from '../../ports/payout-provider.ts'
import type { Services } from '../../services.ts'
import { takePayoutStanding } from '../payouts/take-payout-standing.ts'
import { endFailed, isOpen, lockPayout } from './end-payouts.ts'
import { readOutgoing } from './outgoing-payouts.ts'

/** As many as the provider takes in one batch. */
const AT_ONCE = 1000
/** Whoever has claimed payouts and died leaves them to others after so long. */
const CLAIMED_SECONDS = 300

type Parts = Pick<Services, 'db' | 'env' | 'jobs' | 'log' | 'payoutProvider'>

/**
 * Hands payouts that were decided on over to the payment provider, and those again whose answer was lost: under their own ids, so that
 * nobody is paid twice. What it refuses is owed again. Several at once share the work: each claims its rows.
 */
export async function sendPayouts(services: Parts): Promise<void> {
  const { db, env, payoutProvider } = services
  for (;;) {
    if (payoutProvider.isAway()) return
    const claimed = await claim(services)
    if (!claimed.length) return
    const { outgoing, unreadable } = await readOutgoing(
      db,
      env,
      sql`payouts.id = ANY(${sql.param(claimed)}::uuid[])`,
    )
    for (const id of unreadable)
      await fail(services, id, 'the account that it goes to cannot be read any more')
    const answers = await payoutProvider.send(outgoing)
    for (const [id, answer] of answers) await take(services, id, answer)
  }
}

/** Writes `sent` before anything is sent: an attempt without an answer is unknown, and repeated under the same id. */
async function claim({ db }: Parts): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    UPDATE payouts SET state = 'sent', sent_at = coalesce(sent_at, now()), next_attempt_at = now() + ${CLAIMED_SECONDS} * interval '1 second'
    WHERE id IN (
      SELECT payouts.id FROM payouts JOIN payout_runs ON payout_runs.id = run_id
      WHERE way = 'mercado-pago' AND payouts.state IN ('approved', 'sent') AND provider_reference IS NULL AND next_attempt_at <= now()
      ORDER BY payouts.id LIMIT ${AT_ONCE} FOR UPDATE OF payouts SKIP LOCKED)
    RETURNING id`)
  return rows.map(({ id }) => id)
}

async function take(services: Parts, id: string, answer: ToldPayout | ProviderFailure): Promise<void> {
  if (!isProviderFailure(answer)) return takePayoutStanding(services, { ...answer, payoutId: id })
  const { failed, because, message } = answer
  // What is wrong with the shop's own account or key says nothing of the payout.
  if (failed === 'refused' && because !== 'not-allowed') return fail(services, id, message)
  // It may have been taken, or nobody was asked: the same id again, later.
  await services.db.execute(sql`
    UPDATE payouts SET reason = ${reasonToKeep(message)},
      next_attempt_at = now() + ${services.env.RETRY_EVERY_SECONDS} * interval '1 second'
    WHERE id = ${id} AND state = 'sent' AND provider_reference IS NULL`)
}

async function fail(services: Parts, id: string, reason: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const payout = await lockPayout(tx, id)
    if (payout && isOpen(payout)) await endFailed(services, tx, payout, reason)
  })
}
