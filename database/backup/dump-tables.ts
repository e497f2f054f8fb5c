import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type CopiedTable, listTables, quoted } from './list-tables.ts'

export type DumpedTable = CopiedTable & { rows: number }

/**
 * Hands over every table of the shop, one after another, as PostgreSQL's COPY text. All of them are of one moment when
 * the client is inside one REPEATABLE READ transaction, whoever writes meanwhile.
 * @param add takes a table's stream; the next table comes once that stream has ended
 */
export async function dumpTables(
  client: PoolClient,
  add: (table: string, rows: Readable) => void,
): Promise<DumpedTable[]> {
  const dumped: DumpedTable[] = []
  for (const table of await listTables(client)) {
    const columns = table.columns.map(quoted).join(', ')
    const stream = client.query(copyTo(`COPY ${quoted(table.name)} (${columns}) TO STDOUT`))
    add(table.name, stream)
    await finished(stream, { writable: false })
    dumped.push({ ...table, rows: stream.rowCount })
  }
  return dumped
}
