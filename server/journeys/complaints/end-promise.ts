import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { unitsToGive } from './give-back.ts'
import { isStillOwed } from './is-still-owed.ts'
import { complaintLinesOf, type LockedComplaint, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { returnPromised } from './promised-units.ts'
import { tellBoth } from './tell-of-complaint.ts'

/**
 * Ends what waits to be sent again where its time ran out, or where it may not leave any more because money of it went back by another
 * way or a bank asks for it. The units go back on the shelf. What is all paid back settles the complaint; of the rest the
 * administration decides, and both sides are mailed. Of one that still may leave, nothing. The caller holds it.
 */
export async function endPromise(
  jobs: Services['jobs'],
  tx: Transaction,
  complaint: LockedComplaint,
): Promise<void> {
  const { id, parcel, isOverdue } = complaint
  const lines = await complaintLinesOf(tx, id)
  const isOwed = await isStillOwed(tx, id)
  if (isOwed && !isOverdue) return
  await returnPromised(tx, { id, orderId: parcel.order.id })
  const left = await unitsToGive(tx, parcel)
  const isWithBank = parcel.order.state === 'charged_back'
  if (!isWithBank && !left.some((line) => lines.some(({ beerId }) => beerId === line.beerId))) {
    await moveComplaint(tx, id, { event: 'paid-instead', by: null })
    return
  }
  await moveComplaint(tx, id, { event: isOwed ? 'not-sent-again' : 'again-off', by: null })
  await tellBoth(tx, jobs, 'complaint-escalated', complaint)
}

/** Ends at once what of an order may not be sent again since its money went back. The caller holds the order, and its beers (`lockPromisedBeers`). */
export async function endPromisesOf(jobs: Services['jobs'], tx: Transaction, orderId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM complaints WHERE order_id = ${orderId} AND state = 'to-send-again' ORDER BY id`,
  )
  for (const { id } of rows) {
    const complaint = await lockComplaint(tx, id)
    if (complaint) await endPromise(jobs, tx, complaint)
  }
}
