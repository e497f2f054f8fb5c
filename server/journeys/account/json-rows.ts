import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'

/** A query's rows as one value of another query, in JSON as PostgreSQL writes it, in the query's order; [] for none. */
export const listOf = (query: SQL): SQL =>
  sql`(SELECT coalesce(json_agg(found), '[]') FROM (${query}) AS found)`

/** A query's one row as one value of another query; null for none. */
export const oneOf = (query: SQL): SQL => sql`(SELECT to_json(found) FROM (${query}) AS found)`

/** A query's rows as PostgreSQL writes them in JSON: instants in ISO 8601, numbers as numbers. In the query's order. */
export async function rows<Row>(tx: Database | Transaction, query: SQL): Promise<Row[]> {
  const found = await tx.execute<{ list: Row[] }>(sql`SELECT ${listOf(query)} AS list`)
  return found.rows[0]!.list
}

/** The one row of a query, or null. */
export async function one<Row>(tx: Transaction, query: SQL): Promise<Row | null> {
  return (await rows<Row>(tx, query))[0] ?? null
}
