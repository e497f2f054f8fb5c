import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ClusterPlace } from './cluster-place.ts'
import { writeOwnedFile } from './write-owned-file.ts'

/** Larger than any process id that Linux (4194304, proc(5)) or macOS (99998) gives. */
const impossiblePid = 2 ** 22 + 1

type ServerProcess = { pid: number; pidFile: string; isAlive: boolean }

/** The process that postmaster.pid speaks of, and whether it really is a living server of this cluster. */
export async function findServerProcess(clusterFolder: string): Promise<ServerProcess | undefined> {
  const pidFile = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(pidFile, 10)
  if (!(pid > 0)) return undefined
  return { pid, pidFile, isAlive: await isServerOf(clusterFolder, pid) }
}

/**
 * PostgreSQL takes a lock file for valid while any process has its pid: after a power cut or in a container that
 * can be somebody else's, and a killed server that its parent never collects stays a zombie. Such a lock would keep
 * the cluster closed for ever. This gives it a pid that cannot exist.
 *
 * The file is kept and not deleted because it also names the shared memory: a server process that outlived its
 * parent still holds that, and PostgreSQL then refuses to start beside it.
 */
export async function forgetDeadServer(place: ClusterPlace, socketFolder: string): Promise<void> {
  const found = await findServerProcess(place.clusterFolder)
  if (!found || found.isAlive || found.pid === impossiblePid) return
  const again = await findServerProcess(place.clusterFolder)
  // Somebody else was quicker and a new server is starting.
  if (again?.pidFile !== found.pidFile) return
  const rest = found.pidFile.slice(found.pidFile.indexOf('\n'))
  await writeOwnedFile(
    path.join(place.clusterFolder, 'postmaster.pid'),
    `${impossiblePid}${rest}`,
    place.owner,
  )
  await rm(path.join(socketFolder, '.s.PGSQL.5432'), { force: true })
  await rm(path.join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}

/**
 * Whether the cluster’s living server has a startup process, which brings it up after its start or a crash; yes where nobody can
 * tell (macOS has no /proc).
 */
export async function isBeingBroughtUp(clusterFolder: string): Promise<boolean> {
  const server = await findServerProcess(clusterFolder)
  if (!server?.isAlive || !(await hasProc())) return true
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(processes.map((pid) => isStartupProcessOf(server.pid, pid)))
  return found.includes(true)
}

async function isStartupProcessOf(serverPid: number, pid: string): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // proc(5): the name, which may hold anything, is in brackets; the state and the parent follow.
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  if (Number(parent) !== serverPid) return false
  return /^postgres: (\S+: )?startup\b/.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
}

/** A server lives in its cluster: that folder is its working directory. A zombie has none. */
async function isServerOf(clusterFolder: string, pid: number): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === clusterFolder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return true
    return !(await hasProc()) && canBeSignalled(pid)
  }
}

/** macOS has no /proc; there a living process is believed to be the server. */
function hasProc(): Promise<boolean> {
  return readlink('/proc/self').then(
    () => true,
    () => false,
  )
}

function canBeSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
