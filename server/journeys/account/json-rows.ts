import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** A query's rows as PostgreSQL writes them in JSON: instants in ISO 8601, numbers as numbers. In the query's order. */
export async function rows<Row>(tx: Transaction, query: SQL): Promise<Row[]> {
  const found = await tx.execute<{ list: Row[] | null }>(
    sql`SELECT json_agg(found) AS list FROM (${query}) AS found`,
  )
  return found.rows[0]!.list ?? []
}

/** The one row of a query, or null. */
export async function one<Row>(tx: Transaction, query: SQL): Promise<Row | null> {
  return (await rows<Row>(tx, query))[0] ?? null
}
