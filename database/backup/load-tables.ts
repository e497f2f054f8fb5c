import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DumpedTable } from './dump-tables.ts'
import { quoted } from './list-tables.ts'

/**
 * Fills new tables with what `dumpTables` handed over, in the client's transaction; what migrations wrote into them goes. Triggers of the shop rest
 * meanwhile: what they would compute is in the rows. Constraints are checked as ever.
 * @throws when a table does not get as many rows as were dumped, or a row breaks a constraint
 */
export async function loadTables(
  client: PoolClient,
  tables: DumpedTable[],
  open: (table: string) => Promise<Readable>,
): Promise<void> {
  for (const { name, columns, rows } of tables) {
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
    await client.query(`DELETE FROM ${quoted(name)}`)
    const stream = client.query(
      copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`),
    )
    await pipeline(await open(name), stream)
    if (stream.rowCount !== rows) {
      throw new Error(`${name} should have ${rows} rows, and has ${stream.rowCount}.`)
    }
    await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
  }
  await continueSequences(client)
}

/** Numbers that the database counts up go on after the highest that is there. */
async function continueSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT attrelid::regclass::text AS table, attname AS column FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attidentity <> ''`)
  for (const { table, column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) FROM ${table}`,
      [table, column],
    )
  }
}
