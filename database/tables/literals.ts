import { type SQL, sql } from 'drizzle-orm'

/** Names as they stand in a CHECK: 'a', 'b'. They are the house's own, never somebody's words. */
export function literals(names: readonly string[]): SQL {
  return sql.raw(names.map((name) => `'${name}'`).join(', '))
}

/** A limit of contract/limits.ts as it stands in a CHECK: migrations hold no parameters. */
export function limit(value: number): SQL {
  return sql.raw(String(value))
}
