import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ClusterPlace, findClusterPlace } from './cluster-place.ts'
import { explainFailure } from './embedded-postgres-error.ts'
import { initCluster } from './init-cluster.ts'
import { socketUrl } from './probe-server.ts'
import { runServer, stopServer } from './run-server.ts'
import { shareServer } from './share-server.ts'
import { makeSocketFolder } from './socket-folder.ts'

export type EmbeddedPostgres = {
  /** postgresql://… of the database `lupulo`, over a Unix socket. */
  connectionString: string
  /** False when the server was running already: another process of the shop, or one left over by a killed one. */
  startedByUs: boolean
  /**
   * Stops using the server. The last to leave stops it, whoever started it: while another process of the shop or
   * any other session (a psql) uses it, it stays. Close your own pools first. Answers whether it was stopped.
   */
  stop(): Promise<boolean>
}

const database = 'lupulo'

/**
 * Starts PostgreSQL on the cluster in DATA_DIR, making it if there is none, or finds the server that is running on
 * it already. There is no TCP port. Several processes may do this on one folder at the same time.
 *
 * @param dataDir relative to the working directory, or absolute
 * @param durable false gives up surviving a power cut, for tests
 * @throws EmbeddedPostgresError whose message is one sentence saying what is wrong and what to do
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  durable?: boolean
}): Promise<EmbeddedPostgres> {
  let place: ClusterPlace | undefined
  try {
    place = await findClusterPlace(options.dataDir)
    return await startAt(place, options.durable ?? true)
  } catch (error) {
    throw explainFailure(error, place?.clusterFolder ?? options.dataDir)
  }
}

async function startAt(place: ClusterPlace, durable: boolean): Promise<EmbeddedPostgres> {
  await initCluster(place)
  const socketFolder = await makeSocketFolder(place.clusterFolder, place.owner)
  const run = () => runServer(place, { socketFolder, durable })
  const { startedByUs, share } = await runAndShare(run, socketFolder)
  await untilServerStays(() => createDatabase(socketFolder))
  return {
    connectionString: socketUrl(socketFolder, database),
    startedByUs,
    async stop() {
      try {
        const isLast = await share.isLastToLeave()
        if (isLast) await stopServer(place)
        return isLast
      } finally {
        await share.end()
      }
    },
  }
}

/** The server can be stopped by its last user between our knock and our share in it: then it is started again. */
async function runAndShare(run: () => Promise<{ startedByUs: boolean }>, socketFolder: string) {
  for (let attempt = 1; ; attempt++) {
    const { startedByUs } = await run()
    try {
      return { startedByUs, share: await shareServer(socketFolder, run) }
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

/**
 * Its last user may have begun to stop the server when we got our share of it: then that share brings it back, and
 * what was asked meanwhile has to be asked again.
 */
async function untilServerStays(ask: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      const isGoing = /^(57P0[1-3]|ENOENT|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(code ?? '')
      if (attempt === 100 || !(isGoing || /terminated/i.test(message))) throw error
      await sleep(100)
    }
  }
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } catch (error) {
    // Another process made it meanwhile: 42P04 duplicate_database, or 23505 from the catalogue's own unique index.
    const { code } = error as { code?: string }
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}
