import type { Pool, PoolClient } from 'pg'

/** A row as `schema.table: the row`, as `findText` tells it. */
const TABLE_OF_ROW = /^public\.("?)(\w+)\1: /

/**
 * Remembers what stands in every table now. `putBack` makes the tables that those rows are of (as `findText` tells them)
 * as they were: for tests of which one changes what the next looks at. Triggers see nothing of it.
 */
export async function keepContents(pool: Pool): Promise<{ putBack(rows: string[]): Promise<void> }> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const kept = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ contents: string }>(
      `SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS contents FROM "${name}" AS t`,
    )
    kept.set(name, rows[0]!.contents)
  }
  return {
    async putBack(rows) {
      const changed = new Set(rows.map((row) => row.match(TABLE_OF_ROW)?.[2] ?? row))
      const client = await pool.connect()
      try {
        // Neither foreign keys nor append-only tables have a say in it.
        await client.query('BEGIN; SET LOCAL session_replication_role = replica')
        for (const name of changed) await rewrite(client, name, kept.get(name)!)
        await client.query('COMMIT')
      } finally {
        client.release()
      }
    },
  }
}

async function rewrite(client: PoolClient, name: string, contents: string): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [name],
  )
  const { columns } = rows[0]!
  await client.query(`DELETE FROM "${name}"`)
  await client.query(
    `INSERT INTO "${name}" (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${name}", $1)`,
    [contents],
  )
}
