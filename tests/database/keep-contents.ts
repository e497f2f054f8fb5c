import type { Pool, PoolClient } from 'pg'

/** A row as `schema.table: the row`, as `watchChanges` tells it. */
const TABLE_OF_ROW = /^public\.("?)(\w+)\1: /

/**
 * Remembers what stands in every table now. `putBack` makes the tables that those rows are of (as `watchChanges` tells
 * them) as they were: for tests of which one changes what the next looks at. Triggers see nothing of it.
 * @throws when one of them is not as it was
 */
export async function keepContents(pool: Pool): Promise<{ putBack(rows: string[]): Promise<void> }> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const kept = new Map<string, string>()
  for (const { name } of tables) kept.set(name, await contentsOf(pool, name))
  return {
    async putBack(rows) {
      const changed = new Set(rows.map((row) => row.match(TABLE_OF_ROW)?.[2] ?? row))
      const client = await pool.connect()
      try {
        // Neither foreign keys nor append-only tables have a say in it.
        await client.query('BEGIN; SET LOCAL session_replication_role = replica')
        for (const name of changed) {
          await rewrite(client, name, kept.get(name)!)
          const now = await contentsOf(client, name)
          if (now !== kept.get(name)) throw new Error(`${name} is not as it was: ${now}`)
        }
        await client.query('COMMIT')
      } finally {
        client.release()
      }
    },
  }
}

async function contentsOf(client: Pool | PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<{ contents: string }>(
    `SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY t::text), '[]')::text AS contents FROM "${name}" AS t`,
  )
  return rows[0]!.contents
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
