import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { parseInt8AsNumber } from './parse-int8.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>

/** What a function takes that works both inside a transaction and outside one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenPool = { pool: pg.Pool; db: Database }

/** Opens a pool on any PostgreSQL and Drizzle over it. It connects when first used. */
export function openPool(connectionString: string, poolSize = 10): OpenPool {
  parseInt8AsNumber()
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: 'lupulo',
    // Longer than a failover's hiccup, shorter than a visitor's patience.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Statements and not start-up parameters, which connection poolers such as PgBouncer refuse.
    onConnect: async (client) => {
      await client.query(
        "set time zone 'UTC'; set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'",
      )
    },
  })
  // An idle connection that breaks (the server restarts) is thrown away by the pool; without a listener Node
  // would end the process. Whoever uses a broken connection gets the error from their own query.
  pool.on('error', () => {})
  return { pool, db: drizzle({ client: pool, schema }) }
}
