import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { viewings } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../../audit/record-audit.ts'
import { findSeen } from './find-seen.ts'

/**
 * Ends what is still open of some viewings, now or when their time was over, and writes each end down once, however many end it at
 * a time. Answers whom they showed.
 * @param actor who ends them; where nobody does, their time or their session being over: undefined
 */
export async function endOpenViewings(tx: Transaction, which: SQL, actor?: Actor) {
  const ended = await tx
    .update(viewings)
    .set({ endedAt: sql`greatest(begun_at, least(until, clock_timestamp()))`, sessionId: null })
    .where(and(isNull(viewings.endedAt), which))
    .returning({ adminId: viewings.adminId, userId: viewings.userId })
  for (const { adminId, userId } of ended) {
    const seen = userId && (await findSeen(tx, userId))
    if (!seen) continue
    const { role, id, name } = seen
    const nobody = { userId: adminId, address: '', browser: '', requestId: '' }
    await recordAudit(tx, actor ?? nobody, {
      action: 'viewing-ended',
      subject: { kind: role === 'Person' ? 'buyer' : 'company', id, userId, name },
    })
  }
  return ended
}
