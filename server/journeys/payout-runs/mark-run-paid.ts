import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { markPayoutRunPaid as call } from '#contract/payout-endings.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Actor } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { lockRun, recordRun } from './draft-run.ts'
import { endAllPaid, lockOpenPayouts } from './end-payouts.ts'

/**
 * An admin says that all payouts of a run that have not ended arrived, each under the same reference. Nothing that ended opens again:
 * as many as were seen are those that were seen. All of them or none.
 *
 * Refuses: not-found (also what is only proposed), payout-with-provider (which tells itself), run-open-moved (`open` have not
 * ended now: a second press finds none).
 */
export async function markRunPaid(
  services: Pick<Services, 'db' | 'jobs'>,
  id: string,
  { reference, open }: BodyOf<typeof call>,
  actor: Actor,
): Promise<{ id: string; payouts: number } | Refusal> {
  return inTransaction(services.db, async (tx) => {
    // Whoever sends them to the bank by file holds the run too: what is ended here is in no file.
    const run = await lockRun(tx, id)
    if (isRefusal(run)) return run
    if (run.state === 'draft') return refuse('not-found')
    if (run.way === 'mercado-pago') return refuse('payout-with-provider')
    const payouts = await lockOpenPayouts(tx, id)
    if (payouts.length !== open) return refuse('run-open-moved', { open: payouts.length })
    await endAllPaid(services, tx, payouts, reference)
    await recordRun(tx, actor, 'payout-run-paid', id, { payouts: payouts.length, way: run.way })
    return { id, payouts: payouts.length }
  })
}
