import { type SQL, sql } from 'drizzle-orm'
import type { PayoutState } from '#contract/payout-states.ts'
import {
  type MoneyAccount,
  postPayoutReturned,
  postPayoutsFailed,
  postPayoutsPaid,
} from '#database/ledger/post-payout.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { payouts } from '#database/schema.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { idsOf, inSlices } from './in-slices.ts'

export type LockedPayout = Pick<
  typeof payouts.$inferSelect,
  'id' | 'runId' | 'companyId' | 'state' | 'amountCents' | 'returnedCents' | 'accountId' | 'reference'
> & { way: 'by-hand' | 'bank-file' | 'mercado-pago' }

/** Locks a payout, so that of two who hear how it ended the second finds it ended; undefined where there is none. */
export async function lockPayout(tx: Transaction, id: string): Promise<LockedPayout | undefined> {
  return (await lock(tx, sql`payouts.id = ${id}`))[0]
}

/** Locks what has not ended of a run, one after the other in order of id: whoever else locks several does as much. */
export function lockOpenPayouts(tx: Transaction, runId: string): Promise<LockedPayout[]> {
  return lock(tx, sql`run_id = ${runId} AND payouts.state IN ('approved', 'sent')`)
}

async function lock(tx: Transaction, which: SQL): Promise<LockedPayout[]> {
  const { rows } = await tx.execute<LockedPayout>(sql`
    SELECT payouts.id, run_id AS "runId", company_id AS "companyId", payouts.state, amount_cents AS "amountCents",
           returned_cents AS "returnedCents", account_id AS "accountId", payouts.reference, coalesce(way, 'by-hand') AS way
    FROM payouts LEFT JOIN payout_runs ON payout_runs.id = run_id WHERE ${which} ORDER BY payouts.id FOR UPDATE OF payouts`)
  return rows
}

/** Payouts that were decided on and have not ended. */
const OPEN: readonly PayoutState[] = ['approved', 'sent']
export const isOpen = ({ state }: Pick<LockedPayout, 'state'>): boolean => OPEN.includes(state)

const moneyOf = ({ way }: LockedPayout): MoneyAccount => (way === 'mercado-pago' ? 'provider' : 'bank')

type Jobs = { jobs: Pick<JobQueue, 'enqueue'> }

/** An open payout arrived: its brewery is mailed. The caller holds it, as of all that end here. */
export function endPaid(
  services: Jobs,
  tx: Transaction,
  payout: LockedPayout,
  reference: string,
): Promise<void> {
  return endAllPaid(services, tx, [payout], reference)
}

/** Open payouts that leave by one way arrived. */
export async function endAllPaid(
  services: Jobs,
  tx: Transaction,
  payouts: LockedPayout[],
  reference: string,
): Promise<void> {
  for (const some of inSlices(payouts)) {
    await tx.execute(sql`
      UPDATE payouts SET state = 'paid', ended_at = now(), reason = '', reference = coalesce(nullif(${reference}, ''), reference)
      WHERE id IN (${idsOf(some)})`)
    await postPayoutsPaid(tx, idsOf(some), moneyOf(some[0]!))
    await tellBreweries(services, tx, some, 'paid')
  }
}

/** An open payout never arrived, and never will: what it was to pay is owed again. */
export async function endFailed(
  services: Jobs,
  tx: Transaction,
  payout: LockedPayout,
  reason: string,
): Promise<void> {
  await tx.execute(sql`
    UPDATE payouts SET state = 'failed', ended_at = now(), reason = ${reasonToKeep(reason)} WHERE id = ${payout.id}`)
  await postPayoutsFailed(tx, sql`${payout.id}::uuid`)
  await tellBreweries(services, tx, [payout], 'failed')
}

/**
 * The bank sent a payout back, all of it or a part, once: that is owed again. One that is open had arrived before.
 * @param cents of its currency, at most what it paid
 */
export async function endReturned(
  services: Jobs,
  tx: Transaction,
  payout: LockedPayout,
  { cents, reason }: { cents: number; reason: string },
): Promise<void> {
  if (isOpen(payout)) await postPayoutsPaid(tx, sql`${payout.id}::uuid`, moneyOf(payout))
  await tx.execute(sql`
    UPDATE payouts SET state = 'returned', ended_at = now(), returned_cents = ${cents}, reason = ${reasonToKeep(reason)}
    WHERE id = ${payout.id}`)
  await postPayoutReturned(tx, payout.id, cents, moneyOf(payout))
  await tellBreweries(services, tx, [payout], 'returned')
}

async function tellBreweries(
  { jobs }: Jobs,
  tx: Transaction,
  ended: LockedPayout[],
  state: 'paid' | 'failed' | 'returned',
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; companyId: string; email: string }>(sql`
    SELECT payouts.id, company_id AS "companyId", email
    FROM payouts JOIN companies ON companies.id = company_id JOIN users ON users.id = companies.user_id
    WHERE payouts.id IN (${idsOf(ended)}) AND deleted_at IS NULL ORDER BY payouts.id`)
  const mails = rows.map(({ id, companyId, email }) => ({
    dedupeKey: `payout-${state}:${id}`,
    kind: 'payout-news' as const,
    recipient: email,
    payload: { companyId, payoutId: id, state },
  }))
  await putInOutbox(tx, jobs, ...mails)
}
