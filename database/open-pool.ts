import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { parseInt8AsNumber } from './parse-int8.ts'
import * as schema from './schema.ts'
import { ShopClient } from './shop-client.ts'
import { ShopPool } from './shop-pool.ts'

export type Database = NodePgDatabase<typeof schema>

/** What a function takes that works both inside a transaction and outside one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenPool = { pool: pg.Pool; db: Database }

/** How long a statement may take, unless a setting says otherwise. */
const STATEMENT_SECONDS = 30

/** For a server to take a new connection: longer than a failover's hiccup, shorter than a visitor's patience. */
const CONNECT_MS = 5_000

/** So much later than PostgreSQL itself should have ended a statement, it has stopped answering. */
const GRACE_MS = 3_000

/**
 * Who waits longer for answers than unasked waits as much longer for a connection, and for a turn on one: what slows down
 * statements slows down all of it.
 * @returns how many times as long
 */
export const patienceOf = (statementSeconds: number): number =>
  Math.max(1, statementSeconds / STATEMENT_SECONDS)

/** What every connection of the shop has in common, the job queue's too. */
export function connectionConfig(
  connectionString: string,
  statementSeconds = STATEMENT_SECONDS,
  turnSeconds = statementSeconds,
) {
  return {
    connectionString,
    Client: ShopClient,
    connectWithinMs: CONNECT_MS * patienceOf(statementSeconds),
    // For a turn on one of the connections: a server that is busy with a rush of buyers is not away, and comes to each.
    connectionTimeoutMillis: turnSeconds * 1000,
    keepAlive: true,
    answerWithinMs: statementSeconds * 1000 + GRACE_MS,
  }
}

/**
 * Opens a pool on any PostgreSQL and Drizzle over it. It connects when first used.
 * @param statementSeconds PostgreSQL ends a statement that takes longer; a server that does not even do that counts as away
 * @param turnSeconds how long one waits for a turn on one of its connections
 */
export function openPool(
  connectionString: string,
  poolSize = 10,
  statementSeconds = STATEMENT_SECONDS,
  turnSeconds = statementSeconds,
): OpenPool {
  parseInt8AsNumber()
  const config: pg.PoolConfig = {
    ...connectionConfig(connectionString, statementSeconds, turnSeconds),
    max: poolSize,
    application_name: 'lupulo',
    // Statements and not start-up parameters, which connection poolers such as PgBouncer refuse.
    onConnect: async (client) => {
      await client.query(
        `set time zone 'UTC'; set statement_timeout = '${statementSeconds}s'; set idle_in_transaction_session_timeout = '60s'`,
      )
    },
  }
  const pool = new ShopPool(config)
  // An idle connection that breaks (the server restarts) is thrown away by the pool; without a listener Node
  // would end the process. Whoever uses a broken connection gets the error from their own query.
  pool.on('error', () => {})
  return { pool, db: drizzle({ client: pool, schema }) }
}

/**
 * For what may take hours on one connection: migrations and backups. The connection must not go back to others afterwards
 * (`release(true)`).
 */
export async function liftTimeLimits(client: pg.PoolClient): Promise<void> {
  if (client instanceof ShopClient) client.answerWithinMs = 0
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  // What it runs ends soon after the program that asked for it: a killed one must not keep the next from its locks. Servers
  // on systems that cannot tell refuse it.
  await client.query("set client_connection_check_interval = '1s'").catch(() => {})
}
