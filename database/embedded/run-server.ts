import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPlace } from './cluster-place.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import { probeServer } from './probe-server.ts'
import { runAsOwner } from './run-as-owner.ts'
import { findServerProcess, forgetDeadServer, isBeingBroughtUp } from './server-process.ts'
import { accessRules, type ServerChoices, serverSettings } from './server-settings.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { writeOwnedFile } from './write-owned-file.ts'

/** Recovery after a crash may take minutes; a server that does not even say "starting" is given up much earlier. */
const patience = { silentSeconds: 20, busySeconds: 600, stuckSeconds: 10 }

/**
 * Failures that another try mends: another starter was quicker; processes of a killed server are still on their way
 * out; the server did start, and its last user stopped it before pg_ctl looked; pg_ctl read the PID file in the moment
 * in which another starter had made it and not yet written it.
 */
const isPassing =
  /lock file|PID file .* is empty|shared memory block .* is still in use|received \w+ shutdown request/

/** The server that was to be stopped has been stopped by somebody else; an empty PID file is a newer one's start. */
const isStoppedAlready = /PID file .* (does not exist|is empty)|Is server running/

/**
 * Makes sure that the cluster's server answers, and says whether this call started it. Any number of processes may
 * call it at once: each knocks, else tries to start; PostgreSQL's own lock lets one of them win and the others
 * find the winner's server at their next knock.
 *
 * A server that says that it starts and for ten seconds has no process that brings it up is ended and started anew: where a
 * full disk ends first its checkpointer and then the process that recovers it, PostgreSQL 18.4 may stay so for ever.
 */
export async function runServer(
  place: ClusterPlace,
  choices: ServerChoices,
): Promise<{ startedByUs: boolean }> {
  const began = Date.now()
  let startedByUs = false
  let lastMoved = began
  for (;;) {
    const state = await probeServer(choices.socketFolder)
    if (state === 'ready') return { startedByUs }
    if (state !== 'starting' || (await isBeingBroughtUp(place.clusterFolder))) lastMoved = Date.now()
    if (Date.now() - lastMoved > patience.stuckSeconds * 1000) {
      await pgCtl(place, ['stop', '-w', '-t', '60', '-s', '-m', 'immediate'])
      lastMoved = Date.now()
    }
    if (state === 'absent') {
      const attempt = await startServer(place, choices)
      startedByUs = attempt.succeeded
      if (attempt.succeeded) continue
      if (!isPassing.test(attempt.output)) throw explainFailure(attempt.output, place.clusterFolder)
      await forgetDeadServer(place, choices.socketFolder)
    }
    const waitedSeconds = (Date.now() - began) / 1000
    if (waitedSeconds > (state === 'absent' ? patience.silentSeconds : patience.busySeconds)) {
      throw await silentServer(place, choices)
    }
    await sleep(50)
  }
}

async function startServer(place: ClusterPlace, choices: ServerChoices) {
  const { clusterFolder, owner } = place
  await makeSocketFolder(clusterFolder, owner)
  await writeOwnedFile(path.join(clusterFolder, 'postgresql.conf'), serverSettings(choices), owner)
  await writeOwnedFile(path.join(clusterFolder, 'pg_hba.conf'), accessRules, owner)
  const logFile = path.join(clusterFolder, 'server.log')
  const seenBytes = (await stat(logFile).catch(() => undefined))?.size ?? 0
  const outcome = await pgCtl(place, ['start', '-w', '-t', '60', '-s', '-l', 'server.log'])
  if (outcome.succeeded) return outcome
  return { ...outcome, output: `${outcome.output}\n${await readFrom(logFile, seenBytes)}` }
}

/**
 * Stops the server at once, letting nobody finish, and waits until it has written everything down. Its socket folder
 * stays, empty: taking it away would pull it from under somebody who is starting the server again.
 */
export async function stopServer(place: ClusterPlace): Promise<void> {
  const outcome = await pgCtl(place, ['stop', '-w', '-t', '60', '-s', '-m', 'fast'])
  const isGone = outcome.succeeded || isStoppedAlready.test(outcome.output)
  if (!isGone) throw explainFailure(outcome.output, place.clusterFolder)
}

function pgCtl({ nativeFolder, owner, clusterFolder }: ClusterPlace, args: string[]) {
  return runAsOwner(owner, path.join(nativeFolder, 'bin/pg_ctl'), args, clusterFolder)
}

async function readFrom(file: string, offset: number): Promise<string> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return ''
  const { size } = await handle.stat()
  const { buffer } = await handle.read(Buffer.alloc(Math.max(0, size - offset)), 0, undefined, offset)
  await handle.close()
  return buffer.toString()
}

async function silentServer({ clusterFolder }: ClusterPlace, { socketFolder }: ServerChoices) {
  const found = await findServerProcess(clusterFolder)
  const who = found ? `A PostgreSQL server (process ${found.pid})` : 'Another process'
  const remedy = found ? `stop it with kill ${found.pid}` : 'find it and stop it'
  return new EmbeddedPostgresError(
    `${who} uses the database in ${clusterFolder} but does not answer in ${socketFolder}: ${remedy}, then start again.`,
  )
}
