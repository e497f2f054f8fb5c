import { type SQL, sql } from 'drizzle-orm'
import type { WaitingWork } from '#contract/admin-today.ts'
import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'
import type { Database } from '#database/open-pool.ts'
import { WORK_QUERIES } from '../order-desk/work-queries.ts'

/**
 * How much there is on the work list of each kind and for how many days the first of it has waited, in the list's order; kinds
 * without anything are not there.
 */
export async function countWork(db: Database): Promise<WaitingWork['work']> {
  const counted = (kind: WorkKind): SQL =>
    sql`
      SELECT ${kind}::text AS kind, count(*)::int AS count,
             floor(extract(epoch FROM now() - min(since)) / 86400)::int AS days
      FROM (${WORK_QUERIES[kind]}) AS waiting (since)`
  const { rows } = await db.execute<WaitingWork['work'][number]>(
    sql`SELECT * FROM (${sql.join(WORK_KINDS.map(counted), sql` UNION ALL `)}) AS work WHERE count > 0`,
  )
  return rows.toSorted((one, other) => WORK_KINDS.indexOf(one.kind) - WORK_KINDS.indexOf(other.kind))
}
