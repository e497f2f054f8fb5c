import type { ClientBase } from 'pg'

/** A table of the shop with its columns, those left out that the database computes itself. */
export type CopiedTable = { name: string; columns: string[] }

/** Every table of the shop, each after those that it refers to. @throws when tables refer to each other in a circle */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { refersTo: string[] }>(`
    SELECT relname AS name,
           (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
            WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
           coalesce((SELECT array_agg(DISTINCT other.relname::text) FROM pg_constraint
            JOIN pg_class AS other ON other.oid = confrelid
            WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> conrelid), '{}') AS "refersTo"
    FROM pg_class AS class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`)
  const ordered: CopiedTable[] = []
  const isDone = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < rows.length) {
    const ready = rows.filter(({ name, refersTo }) => !isDone(name) && refersTo.every(isDone))
    if (!ready.length) throw new Error('Tables refer to each other in a circle: none of them can be first.')
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })))
  }
  return ordered
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
