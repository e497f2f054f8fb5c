import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findClusterPlace } from '#database/embedded/cluster-place.ts'
import { initCluster } from '#database/embedded/init-cluster.ts'
import { probeServer, socketUrl } from '#database/embedded/probe-server.ts'
import { runServer, stopServer } from '#database/embedded/run-server.ts'
import { findServerProcess } from '#database/embedded/server-process.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'

export type DatabaseServer = {
  /** For DATABASE_URL: the shop then takes it for somebody else's server, and never starts it itself. */
  databaseUrl: string
  start(): Promise<void>
  /** The server dies as in a crash (`pg_ctl stop -m immediate`): nobody is told, and it recovers at the next start. */
  crash(): Promise<void>
  remove(): Promise<void>
}

/** A PostgreSQL server of the test's own, which stays away for as long as the test wants. */
export async function aDatabaseServer(): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-away-'))
  await chmod(dataDir, 0o755)
  const place = await findClusterPlace(dataDir)
  await initCluster(place)
  const socketFolder = await makeSocketFolder(place.clusterFolder, place.owner)
  const start = async () => {
    await runServer(place, { socketFolder, durable: false })
  }
  await start()
  return {
    databaseUrl: socketUrl(socketFolder, 'postgres'),
    start,
    async crash() {
      const server = await findServerProcess(place.clusterFolder)
      process.kill(server!.pid, 'SIGQUIT')
      while ((await probeServer(socketFolder)) !== 'absent') await sleep(20)
    },
    async remove() {
      await stopServer(place)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
