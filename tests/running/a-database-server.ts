import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findClusterPlace } from '#database/embedded/cluster-place.ts'
import { initCluster } from '#database/embedded/init-cluster.ts'
import { probeServer, socketUrl } from '#database/embedded/probe-server.ts'
import { runServer, stopServer } from '#database/embedded/run-server.ts'
import { findServerProcess } from '#database/embedded/server-process.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'
import { writeOwnedFile } from '#database/embedded/write-owned-file.ts'

export type DatabaseServer = {
  /** For DATABASE_URL: the shop then takes it for somebody else's server, and never starts it itself. */
  databaseUrl: string
  start(): Promise<void>
  /** The server dies as in a crash (`pg_ctl stop -m immediate`): nobody is told, and it recovers at the next start. */
  crash(): Promise<void>
  /** It starts again as one that follows another which it does not find: it is read, and refuses to write. */
  startAsStandby(): Promise<void>
  /** The server and all its processes stand still: it keeps its connections and answers nothing. */
  freeze(): Promise<void>
  /** They go on where they stood. */
  thaw(): void
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
  const crash = async () => {
    const server = await findServerProcess(place.clusterFolder)
    process.kill(server!.pid, 'SIGQUIT')
    while ((await probeServer(socketFolder)) !== 'absent') await sleep(20)
  }
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT')
    frozen = []
  }
  return {
    databaseUrl: socketUrl(socketFolder, 'postgres'),
    start,
    crash,
    async startAsStandby() {
      await stopServer(place)
      await writeOwnedFile(join(place.clusterFolder, 'standby.signal'), '', place.owner)
      await start()
    },
    async freeze() {
      const { pid } = (await findServerProcess(place.clusterFolder))!
      // The one that makes new processes first: then there are no more of them than those that are found.
      signal(pid, 'SIGSTOP')
      const others = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
      frozen = [pid, ...others.map(Number)]
      for (const other of frozen) signal(other, 'SIGSTOP')
    },
    thaw,
    async remove() {
      thaw()
      await stopServer(place)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Processes of a server come and go. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
