import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import { type OpenPool, openPool } from './open-pool.ts'

export type ConnectedDatabase = OpenPool & {
  /** For those who open connections of their own on the same database. */
  connectionString: string
  /** True on the server that Lúpulo brings itself, false on DATABASE_URL. */
  embedded: boolean
  /** Closes the pool, and stops the embedded server unless another process uses it. */
  close(): Promise<void>
}

/**
 * Connects to DATABASE_URL if it is set, or else to the embedded PostgreSQL whose data is in DATA_DIR. A returned
 * database has answered. Makes no tables: see migrateDatabase.
 *
 * @throws an error whose message is one sentence when there is no database to be had
 */
export async function connectDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  /** Connections that this process may have open at once, 10 by default. */
  poolSize?: number | undefined
}): Promise<ConnectedDatabase> {
  const server = options.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: options.dataDir })
  const connectionString = server?.connectionString ?? options.databaseUrl!
  const opened = openPool(connectionString, options.poolSize)
  const close = async () => {
    await opened.pool.end()
    await server?.stop()
  }
  try {
    await opened.pool.query('select 1')
  } catch (cause) {
    await close()
    // Never the address itself: it holds a password.
    const { message, code } = cause as NodeJS.ErrnoException
    const whose = server ? 'The embedded database' : 'The database of DATABASE_URL'
    throw new Error(`${whose} does not answer: ${message || code}.`, { cause })
  }
  return { ...opened, connectionString, embedded: server !== undefined, close }
}
