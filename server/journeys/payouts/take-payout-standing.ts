import { sql } from 'drizzle-orm'
import { anotherAmountReason } from '#contract/payout-reason-in-words.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import type { ToldPayout } from '../../ports/payout-provider.ts'
import type { Services } from '../../services.ts'
import { endFailed, endPaid, endReturned, isOpen, lockPayout } from '../payout-runs/end-payouts.ts'

type Parts = Pick<Services, 'db' | 'jobs' | 'log'>

/** It is asked about again after so long, if no notice comes first. */
const ASKED_AGAIN_MINUTES = 15

/**
 * Brings the books to what the provider tells of a payout: `payoutId` says which it is, or else `reference`, where it tells of it. Any
 * number of times, in any order, with the same result: what has ended ends otherwise only by coming back.
 */
export async function takePayoutStanding(services: Parts, told: ToldPayout): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const id = await findPayout(tx, told)
    const payout = id ? await lockPayout(tx, id) : undefined
    if (payout?.way !== 'mercado-pago') {
      services.log.warn(
        { payoutId: told.payoutId, reference: told.reference, standing: told.standing },
        'the provider tells of a payout of nobody here',
      )
      return
    }
    if (told.reference) {
      await tx.execute(
        sql`UPDATE payouts SET provider_reference = ${told.reference} WHERE id = ${id} AND provider_reference IS NULL`,
      )
    }
    if (told.amountCents !== null && told.amountCents !== payout.amountCents) {
      services.log.error(
        { payoutId: id, told: told.amountCents, amountCents: payout.amountCents },
        'the provider pays another amount than was decided',
      )
      return wait(tx, payout.id, anotherAmountReason(told.amountCents))
    }
    const { standing, reason } = told
    const hasArrived = isOpen(payout) || payout.state === 'paid'
    if (standing === 'returned' && hasArrived) {
      return endReturned(services, tx, payout, { cents: told.returnedCents ?? payout.amountCents, reason })
    }
    if (
      standing === 'returned-partly' &&
      hasArrived &&
      told.returnedCents !== null &&
      told.returnedCents > 0
    ) {
      return endReturned(services, tx, payout, {
        cents: Math.min(told.returnedCents, payout.amountCents),
        reason,
      })
    }
    if (!isOpen(payout)) return
    if (standing === 'paid') return endPaid(services, tx, payout, told.reference ?? '')
    if (standing === 'failed') return endFailed(services, tx, payout, reason)
    return wait(tx, payout.id, reason)
  })
}

async function findPayout(tx: Transaction, { payoutId, reference }: ToldPayout): Promise<string | undefined> {
  if (payoutId) return payoutId
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM payouts WHERE provider_reference = ${reference}`,
  )
  return rows[0]?.id
}

/** It is on its way. */
async function wait(tx: Transaction, id: string, reason: string): Promise<void> {
  await tx.execute(sql`
    UPDATE payouts SET state = CASE state WHEN 'approved' THEN 'sent' ELSE state END, sent_at = coalesce(sent_at, now()),
      reason = ${reason && reasonToKeep(reason)}, next_attempt_at = now() + ${ASKED_AGAIN_MINUTES} * interval '1 minute'
    WHERE id = ${id} AND state IN ('approved', 'sent')`)
}
