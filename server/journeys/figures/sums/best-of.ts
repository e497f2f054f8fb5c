import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Whom to rank by what they have in some spans together, and in rows that are in no span. */
export type Ranking = {
  /** Which rows of `table` are looked at: one a span and `key`. */
  table: SQL
  where: SQL
  key: SQL
  /** What ranks first; with an index on span_id and this. */
  measure: SQL
  /** The columns that are summed, the measure among them. */
  columns: SQL[]
  /** The order of sums: by the measure, most first, and then by what tells apart. */
  order: SQL
  spans: number[]
  /** Queries that come first, and the name of one of them with `key` and the columns: what is in no span. */
  before: SQL
  rest: string
  /** How many are wanted. */
  best: number
}

/** So many rows of each span are looked at first. */
const FIRST_LOOK = 100

/**
 * The best of all, exactly, without adding up everybody: of each span the first `depth` rows are read by their index. Who is in none of
 * them has at most what the last rows read have, together; who could still be among the best is added up, and the best are proved where
 * the last of them has more than that. Else it looks deeper, at last at all.
 */
export async function bestOf<Row extends Record<string, unknown>>(
  tx: Transaction,
  ranking: Ranking,
  depth = FIRST_LOOK,
): Promise<Row[]> {
  const { rows } = await tx.execute<Row & { isProved: boolean }>(bestSql(ranking, depth))
  if (rows.length && !rows[0]!.isProved) return bestOf(tx, ranking, depth * 8)
  return rows.map(({ isProved: _, ...row }) => row as unknown as Row)
}

function bestSql(ranking: Ranking, depth: number): SQL {
  const { table, where, key, measure, columns, order, spans, before, rest, best } = ranking
  const list = sql.join(columns, sql`, `)
  const sums = sql.join(
    columns.map((column) => sql`sum(${column})::bigint AS ${column}`),
    sql`, `,
  )
  const others = sql.identifier(rest)
  /** Everything of some keys. */
  const all = (keys: SQL) => sql`
    SELECT key, ${sums} FROM (
      SELECT kept.* FROM (${keys}) AS wanted, LATERAL (
        SELECT ${key} AS key, ${list} FROM ${table} WHERE ${where} AND ${key} = wanted.key AND span_id = ANY(${sql.param(spans)}::int[]) OFFSET 0) AS kept
      UNION ALL
      SELECT key, ${list} FROM ${others} WHERE key IN (${keys})
    ) AS either GROUP BY key`
  return sql`
    WITH ${before}, top AS MATERIALIZED (
      SELECT span.id, each.* FROM unnest(${sql.param(spans)}::int[]) AS span (id), LATERAL (
        SELECT ${key} AS key, ${measure} AS measure FROM ${table} WHERE ${where} AND span_id = span.id
        ORDER BY ${measure} DESC LIMIT ${depth}) AS each
    ), edge AS MATERIALIZED (
      -- Of who was not read here there may be nothing, which is more than what stands below it.
      SELECT id, CASE WHEN count(*) < ${depth} THEN 0 ELSE greatest(min(measure), 0) END AS most, count(*) < ${depth} AS is_whole
      FROM top GROUP BY id
    ), unseen AS (SELECT coalesce(sum(most), 0) AS most, coalesce(bool_and(is_whole), true) AS is_none FROM edge),
    seen AS MATERIALIZED (
      SELECT key, sum(measure) AS known, sum(most) AS covered FROM (
        SELECT key, measure, most FROM top JOIN edge USING (id)
        UNION ALL
        SELECT key, ${measure}, 0 FROM ${others}
      ) AS either GROUP BY key
    ), pilot AS MATERIALIZED (SELECT key FROM seen ORDER BY known DESC LIMIT ${best}),
    bar AS (
      SELECT CASE WHEN count(*) = ${best} THEN min(${measure}) END AS least FROM (${all(sql`SELECT key FROM pilot`)}) AS piloted
    ), candidate AS MATERIALIZED (
      SELECT key FROM seen, bar, unseen WHERE least IS NULL OR known + unseen.most - covered >= least
    )
    SELECT summed.*, (SELECT is_none OR coalesce(most < least, false) FROM unseen, bar) AS "isProved"
    FROM (${all(sql`SELECT key FROM candidate`)}) AS summed ORDER BY ${order}, key LIMIT ${best}`
}
