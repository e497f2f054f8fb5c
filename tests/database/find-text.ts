import type { Pool } from 'pg'

/**
 * Where in a database a text stands: every row of every table of every schema (the job queue's too), as PostgreSQL
 * writes it, whatever its columns are. `schema.table: the row`; empty when it stands nowhere.
 */
export async function findText(pool: Pool, texts: string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  // One statement for all of them: they are many, and a test may look again and again.
  const parts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} AS t
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS text WHERE strpos(lower(t::text), lower(text)) > 0)`,
  )
  const { rows } = await pool.query<{ name: string; row: string }>(parts.join(' UNION ALL '), [texts])
  return rows.map(({ name, row }) => `${name}: ${row}`)
}
