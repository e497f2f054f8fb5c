import { type SQL, sql } from 'drizzle-orm'
import type { AdminToday } from '#contract/admin-today.ts'
import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'
import type { Database } from '#database/open-pool.ts'
import { WORK_QUERIES } from '../order-desk/work-queries.ts'
import type { SlowCounts } from './slow-counts.ts'

type Counts = { kind: WorkKind; count: number; days: number }[]

/** Kinds that no index knows: all payments are held against all orders. */
const OF_ALL_BOOKS: ReadonlySet<WorkKind> = new Set(['money-adrift', 'paid-without-payment', 'wrong-amount'])

/**
 * How much there is on the work list of each kind and for how many days the first of it has waited, in the list's order; kinds
 * without anything are not there.
 */
export async function countWork(db: Database, known: SlowCounts<Counts>): Promise<AdminToday['work']> {
  const [indexed, whole] = await Promise.all([
    countOf(
      db,
      WORK_KINDS.filter((kind) => !OF_ALL_BOOKS.has(kind)),
    ),
    known.of(() => countOf(db, [...OF_ALL_BOOKS])),
  ])
  return [...indexed, ...whole].toSorted(
    (one, other) => WORK_KINDS.indexOf(one.kind) - WORK_KINDS.indexOf(other.kind),
  )
}

async function countOf(db: Database, kinds: WorkKind[]): Promise<Counts> {
  const counted = (kind: WorkKind): SQL =>
    sql`
      SELECT ${kind}::text AS kind, count(*)::int AS count,
             floor(extract(epoch FROM now() - min(since)) / 86400)::int AS days
      FROM (${WORK_QUERIES[kind]}) AS waiting (since)`
  const { rows } = await db.execute<Counts[number]>(
    sql`SELECT * FROM (${sql.join(kinds.map(counted), sql` UNION ALL `)}) AS work WHERE count > 0`,
  )
  return rows
}
