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
  // One statement for all of them, and the search here: PostgreSQL takes eight times as long to compare forty texts.
  const all = tables.map(({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} AS t`)
  const { rows } = await pool.query<{ name: string; row: string }>(all.join(' UNION ALL '))
  const searched = texts.map((text) => text.toLowerCase())
  const has = (row: string) => searched.some((text) => row.includes(text))
  return rows.filter(({ row }) => has(row.toLowerCase())).map(({ name, row }) => `${name}: ${row}`)
}
