import { type SQL, sql } from 'drizzle-orm'
import { SALE_SUMS, SUMS_OF_SALES } from './sale-columns.ts'

type Asked = {
  /** Ids of `summed_spans`. */
  months: number[]
  /** A query of what was sold besides: `key` (the beer) and the columns of sums, a row a beer. */
  besides: SQL
  /** How many are wanted. */
  best: number
  /** How many beers of each month are looked at. */
  depth: number
}

/**
 * SQL of the beers of which most was sold, exactly, without adding up every beer: of each month the first `depth` are read by their index. Who is
 * in none of them has at most what the last rows read have, together; who could still be among the best is added up, and the best are
 * proved where the last of them has more than that. Else (`is_proved`, in each row) one has to look deeper; at all, it is proved.
 */
export function bestOfMonths({ months, besides, best, depth }: Asked): SQL {
  const spans = sql`${sql.param(months)}::int[]`
  /** Everything of some beers. */
  const all = (keys: SQL) => sql`
    SELECT key, ${SUMS_OF_SALES} FROM (
      SELECT kept.* FROM (${keys}) AS wanted, LATERAL (
        SELECT beer_id AS key, ${SALE_SUMS} FROM sale_sums WHERE beer_id = wanted.key AND span_id = ANY(${spans}) OFFSET 0) AS kept
      UNION ALL
      SELECT key, ${SALE_SUMS} FROM rest WHERE key IN (${keys})
    ) AS either GROUP BY key`
  return sql`
    WITH rest AS MATERIALIZED (${besides}), top AS MATERIALIZED (
      SELECT month.id, each.* FROM unnest(${spans}) AS month (id), LATERAL (
        SELECT beer_id AS key, units FROM sale_sums WHERE beer_id IS NOT NULL AND span_id = month.id
        ORDER BY units DESC LIMIT ${depth}) AS each
    ), edge AS MATERIALIZED (
      SELECT id, CASE WHEN count(*) < ${depth} THEN 0 ELSE min(units) END AS most, count(*) < ${depth} AS is_whole
      FROM top GROUP BY id
    ), unseen AS (SELECT coalesce(sum(most), 0) AS most, coalesce(bool_and(is_whole), true) AS is_none FROM edge),
    seen AS MATERIALIZED (SELECT key, sum(units) AS known, sum(most) AS covered FROM top JOIN edge USING (id) GROUP BY key),
    pilot AS MATERIALIZED (SELECT key FROM seen ORDER BY known DESC LIMIT ${best}),
    bar AS (
      SELECT CASE WHEN count(*) = ${best} THEN min(units) END AS least FROM (${all(sql`SELECT key FROM pilot`)}) AS piloted
    ), candidate AS MATERIALIZED (
      SELECT key FROM seen LEFT JOIN rest USING (key), bar, unseen
      WHERE least IS NULL OR known + coalesce(units, 0) + most - covered >= least
      UNION
      SELECT key FROM rest, bar, unseen WHERE least IS NULL OR units + most >= least
    )
    SELECT summed.*, (SELECT is_none OR coalesce(most < least, false) FROM unseen, bar) AS is_proved
    FROM (${all(sql`SELECT key FROM candidate`)}) AS summed`
}
