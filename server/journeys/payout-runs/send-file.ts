import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { PayoutFileFormat } from '#contract/payout-states.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Actor } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { isForBrazil } from '../payouts/files/cnab-destination.ts'
import { recordRun } from './draft-run.ts'
import { readOutgoing } from './outgoing-payouts.ts'
import { findFileRun } from './run-by-file.ts'

/**
 * The approved payouts of a run go to the bank in a file of this format, and in no other: they are sent from now on. Repeating it changes nothing. A CNAB 240 takes those in
 * reais to accounts in Brazil, and has its number among all that were ever written from here on. Refuses: not-found, run-not-by-file,
 * cnab-not-set.
 */
export async function sendFile(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { format }: { format: PayoutFileFormat },
  actor: Actor,
): Promise<{ id: string; payouts: number } | Refusal> {
  const isCnab = format === 'cnab240'
  if (isCnab && !env.cnab) return refuse('cnab-not-set')
  return db.transaction(async (tx) => {
    const run = await findFileRun(tx, id, { locked: true })
    if (isRefusal(run)) return run
    const { outgoing } = await readOutgoing(
      tx,
      env,
      sql`payouts.run_id = ${id} AND payouts.state = 'approved'`,
    )
    const ids = (isCnab ? outgoing.filter(isForBrazil) : outgoing).map((payout) => payout.id)
    if (ids.length) {
      await tx.execute(sql`
        UPDATE payouts SET state = 'sent', sent_at = now(), sent_as = ${format} WHERE id = ANY(${sql.param(ids)}::uuid[]) AND state = 'approved'`)
      if (isCnab) await numberFile(tx, id)
      await recordRun(tx, actor, 'payout-file-sent', id, { payouts: ids.length, format })
    }
    return { id, payouts: ids.length }
  })
}

/** A bank takes each number once, in their order: of two runs that are sent at once the second waits. */
async function numberFile(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('payout_runs.cnab_number'))`)
  await tx.execute(sql`
    UPDATE payout_runs SET cnab_number = (SELECT coalesce(max(cnab_number), 0) + 1 FROM payout_runs), cnab_at = now()
    WHERE id = ${id} AND cnab_number IS NULL`)
}
