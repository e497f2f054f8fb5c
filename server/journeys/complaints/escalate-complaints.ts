import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import { isPaidInstead } from '../../orders/paid-instead.ts'
import type { Services } from '../../services.ts'
import { endPromise } from './end-promise.ts'
import { lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { tellBoth } from './tell-of-complaint.ts'

/** So many a run: what is left has its turn in the next one. */
const AT_ONCE = 200

/** Complaints in which somebody's time is over, longest first, and those whose promised units may not leave any more. */
export async function overdueComplaints(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`
    (SELECT id FROM complaints WHERE due_at <= now() ORDER BY due_at LIMIT ${AT_ONCE})
    UNION
    (SELECT complaints.id FROM complaints JOIN orders ON orders.id = complaints.order_id
     WHERE complaints.state = 'to-send-again' AND ${isPaidInstead}
     ORDER BY complaints.id LIMIT ${AT_ONCE})`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Acts on a time that ran out: what its brewery did not answer goes to the administration, and both sides are mailed; what its buyer
 * did not answer lapses, or goes there too while a bank asks its money back and no offer can be taken; what was not sent again, or may
 * not be any more, goes back on the shelf (`endPromise`). Of several at once one does it: whoever comes second finds no time running.
 */
export async function escalateOverdue(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (complaint?.state === 'to-send-again') return endPromise(jobs, tx, complaint)
    if (!complaint?.isOverdue) return
    if (complaint.state !== 'open' && complaint.parcel.order.state !== 'charged_back') {
      await moveComplaint(tx, complaint.id, { event: 'lapsed', by: null })
      return
    }
    await moveComplaint(tx, complaint.id, { event: 'escalated', by: null })
    await tellBoth(tx, jobs, 'complaint-escalated', complaint)
  })
}
