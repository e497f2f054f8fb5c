import { type SQL, sql } from 'drizzle-orm'
import { type JobList, WORK_STANDINGS, type WorkStanding } from '#contract/jobs.ts'
import type { Database } from '#database/open-pool.ts'
import { literals } from '#database/tables/literals.ts'

const AT_MOST = 50

/** Rows of one kind of work: the most pressing ones, and how many there are of each standing. */
export type Found<Row> = { rows: Row[]; total: number; counts: JobList['counts'] }

type Read = { total: number; failed: number; retrying: number; row: Record<string, unknown> | null }
const MOST_PRESSING_FIRST = sql`ARRAY[${literals(WORK_STANDINGS)}]`
const INSTANTS = ['since', 'nextAt']

/**
 * The 50 most pressing rows of a statement that tells `standing` and `since`: failed ones, then those that are tried
 * again, then those that wait; of each the longest there first.
 */
export async function upTo<Row extends { standing: WorkStanding }>(
  db: Database,
  query: SQL,
): Promise<Found<Row>> {
  const { rows } = await db.execute<Read>(sql`
    WITH work AS MATERIALIZED (${query}),
    pressing AS (
      SELECT * FROM work
      ORDER BY array_position(${MOST_PRESSING_FIRST}, standing), since LIMIT ${AT_MOST}
    )
    SELECT counted.*, to_jsonb(pressing) AS row
    FROM (SELECT count(*) AS total, count(*) FILTER (WHERE standing = 'failed') AS failed,
                 count(*) FILTER (WHERE standing = 'retrying') AS retrying FROM work) AS counted
    LEFT JOIN pressing ON true
    ORDER BY array_position(${MOST_PRESSING_FIRST}, pressing.standing), pressing.since`)
  const { total, failed, retrying } = rows[0]!
  return {
    rows: rows.flatMap(({ row }) => (row ? [onWire(row) as Row] : [])),
    total,
    counts: { failed, retrying, waiting: total - failed - retrying },
  }
}

function onWire(row: Record<string, unknown>): Record<string, unknown> {
  const instants = INSTANTS.filter((name) => typeof row[name] === 'string')
  return {
    ...row,
    ...Object.fromEntries(instants.map((name) => [name, new Date(row[name] as string).toISOString()])),
  }
}
