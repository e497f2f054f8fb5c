import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { tellBoth } from './tell-of-complaint.ts'

/** So many a run: what is left has its turn in the next one. */
const AT_ONCE = 200

/** Complaints in which somebody's time to answer is over, longest first. */
export async function overdueComplaints(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM complaints WHERE due_at <= now() ORDER BY due_at LIMIT ${AT_ONCE}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Acts on a time that ran out: what its brewery did not answer goes to the administration, and both sides are mailed; what its buyer
 * did not answer lapses, or goes there too while a bank asks its money back and no offer can be taken. Of several at once one does it: whoever comes second finds no time running.
 */
export async function escalateOverdue(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint?.isOverdue) return
    if (complaint.state !== 'open' && complaint.parcel.order.state !== 'charged_back') {
      await moveComplaint(tx, complaint.id, { event: 'lapsed', by: null })
      return
    }
    await moveComplaint(tx, complaint.id, { event: 'escalated', by: null })
    await tellBoth(tx, jobs, 'complaint-escalated', complaint)
  })
}
