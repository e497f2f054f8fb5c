import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { giveTask as call } from '#contract/work-tasks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { adminName } from '../../people/admin-name.ts'
import type { Services } from '../../services.ts'
import { findTask, type TaskName, taskName } from './find-task.ts'
import { readTaker } from './get-task.ts'

type Given = ResponseOf<typeof call>

/**
 * Gives a thing of the work list to an admin, or to nobody, if it is still whose the page showed: of two who take it at the same
 * moment one gets it, and the other is told who. What is so already stays so, and leaves no entry.
 *
 * Refuses: not-found (it does not wait); user-not-found (no admin, or switched off); work-taken and work-freed, when somebody else
 * was quicker.
 */
export async function giveTask(
  { db }: Pick<Services, 'db'>,
  named: { kind: string; thing: string },
  { assignee, seen }: BodyOf<typeof call>,
  actor: Actor,
): Promise<Given | Refusal> {
  const name = taskName(named)
  if (!name) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    if (!(await findTask(tx, name))) return refuse('not-found')
    const to = assignee === null ? null : await holdAdmin(tx, assignee)
    if (to === undefined) return refuse('user-not-found')
    const moved = await move(tx, name, to?.id ?? null, seen)
    const now = await readTaker(tx, name)
    if ((now?.id ?? null) !== (to?.id ?? null)) {
      return now ? refuse('work-taken', { name: now.name, assignee: now }) : refuse('work-freed')
    }
    if (moved) {
      await recordAudit(tx, actor, {
        action: !to ? 'task-freed' : to.id === actor.userId ? 'task-taken' : 'task-given',
        subject: {
          kind: 'task',
          id: `${name.kind}/${name.thing}`,
          ...(to && { userId: to.id, name: to.name }),
        },
      })
    }
    return { assignee: now }
  })
}

/** An admin who may act, held so that nobody switches them off meanwhile. */
async function holdAdmin(tx: Transaction, id: string) {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    SELECT id, ${adminName} AS name FROM users WHERE id = ${id} AND role = 'Admin' AND active AND deleted_at IS NULL FOR SHARE`)
  return rows[0]
}

/** Whether it changed hands. Whose it is while nobody active has it can be taken as if it were nobody's. */
async function move(
  tx: Transaction,
  { kind, thing }: TaskName,
  to: string | null,
  seen: string | null,
): Promise<boolean> {
  const isThis = sql`kind = ${kind} AND thing = ${thing}`
  const isSeen = sql`${isThis} AND admin_id = ${seen}`
  const statement =
    to === null
      ? sql`DELETE FROM work_takers WHERE ${isSeen}`
      : seen === null
        ? sql`
            INSERT INTO work_takers AS taken (kind, thing, admin_id) VALUES (${kind}, ${thing}, ${to})
            ON CONFLICT (kind, thing) DO UPDATE SET admin_id = excluded.admin_id, since = now()
            WHERE taken.admin_id <> excluded.admin_id
              AND EXISTS (SELECT FROM users WHERE users.id = taken.admin_id AND NOT active)`
        : sql`UPDATE work_takers SET admin_id = ${to}, since = now() WHERE ${isSeen} AND admin_id <> ${to}`
  return Boolean((await tx.execute(statement)).rowCount)
}
