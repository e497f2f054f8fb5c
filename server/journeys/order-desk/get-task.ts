import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { Task, WorkNote } from '#contract/work-tasks.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { adminName } from '../../people/admin-name.ts'
import { findTask, type TaskName, taskName } from './find-task.ts'

type NoteRow = Omit<WorkNote, 'at'> & { at: Date | string }

/**
 * One thing of the work list: how it waits, who looks after it, and what was noted. What does not wait any more is told as long as
 * somebody noted something about it. Refuses: not-found.
 */
export async function getTask(db: Database, named: { kind: string; thing: string }): Promise<Task | Refusal> {
  const name = taskName(named)
  if (!name) return refuse('not-found')
  const [found, notes, assignee, admins] = await Promise.all([
    findTask(db, name),
    readNotes(db, name),
    readTaker(db, name),
    db.execute<Task['admins'][number]>(sql`
      SELECT id, ${adminName} AS name FROM users WHERE role = 'Admin' AND active AND deleted_at IS NULL
      ORDER BY name, id LIMIT ${PLAIN_LIST_LIMIT}`),
  ])
  if (!found && !notes.length) return refuse('not-found')
  return { row: found?.row ?? null, assignee, notes, admins: admins.rows }
}

/** Who looks after it; null where nobody does, or who did is switched off. */
export async function readTaker(
  db: Database | Transaction,
  { kind, thing }: TaskName,
): Promise<Task['assignee']> {
  const { rows } = await db.execute<NonNullable<Task['assignee']>>(sql`
    SELECT users.id, ${adminName} AS name FROM work_takers JOIN users ON users.id = admin_id AND active
    WHERE kind = ${kind} AND thing = ${thing}`)
  return rows[0] ?? null
}

async function readNotes(db: Database, { kind, thing }: TaskName): Promise<WorkNote[]> {
  const { rows } = await db.execute<NoteRow>(sql`
    SELECT work_notes.id, ${adminName} AS by, words, at FROM work_notes JOIN users ON users.id = admin_id
    WHERE kind = ${kind} AND thing = ${thing} ORDER BY work_notes.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
