import { sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { WORK_NOTES_MOST } from '#contract/limits.ts'
import type { noteTask as call, WorkNote } from '#contract/work-tasks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { adminName } from '../../people/admin-name.ts'
import type { Services } from '../../services.ts'
import { findTask, type TaskName, taskName } from './find-task.ts'

/**
 * Leaves a note on a thing of the work list, for admins alone; the same one sent again is answered like the first. What it says
 * stays out of the audit log: it goes when whom it is about is forgotten.
 *
 * Refuses: not-found (it does not wait); enough-written, beyond so many.
 */
export async function noteTask(
  { db }: Pick<Services, 'db'>,
  named: { kind: string; thing: string },
  { key, words }: BodyOf<typeof call>,
  actor: Actor,
): Promise<WorkNote | Refusal> {
  const name = taskName(named)
  if (!name) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    // One after another on a thing, so that the last place is given away once.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`work-note:${name.kind}/${name.thing}`}, 0))`,
    )
    const before = await readWritten(tx, name, actor.userId, key)
    if (before) return before
    const found = await findTask(tx, name)
    if (!found) return refuse('not-found')
    const { kind, thing } = name
    const written = await tx.execute(sql`
      INSERT INTO work_notes (kind, thing, key, admin_id, words, order_id, company_id)
      SELECT ${kind}, ${thing}, ${key}, ${actor.userId}, ${words}, ${found.orderId}, ${found.companyId}
      WHERE (SELECT count(*) FROM work_notes WHERE kind = ${kind} AND thing = ${thing}) < ${WORK_NOTES_MOST}
      ON CONFLICT DO NOTHING`)
    if (!written.rowCount) return refuse('enough-written', { max: WORK_NOTES_MOST })
    await recordAudit(tx, actor, { action: 'task-noted', subject: { kind: 'task', id: `${kind}/${thing}` } })
    return (await readWritten(tx, name, actor.userId, key))!
  })
}

async function readWritten(tx: Transaction, { kind, thing }: TaskName, adminId: string, key: string) {
  const { rows } = await tx.execute<Omit<WorkNote, 'at'> & { at: string }>(sql`
    SELECT work_notes.id, ${adminName} AS by, words, at FROM work_notes JOIN users ON users.id = admin_id
    WHERE admin_id = ${adminId} AND key = ${key} AND kind = ${kind} AND thing = ${thing}`)
  return rows[0] && { ...rows[0], at: new Date(rows[0].at).toISOString() }
}
