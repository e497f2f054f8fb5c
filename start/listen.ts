import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Env } from '#server/settings/env.ts'

const KEPT_ALIVE_MS = 75_000
/** A visitor who has sent and read nothing for so long is gone; no answer of ours takes half of it. */
const SILENT_MS = 120_000
/** How often sockets are looked through for those whose time is over. */
const LOOKED_THROUGH_EVERY_MS = 1000

/** A port, of one host of this machine or of all; or a socket in the file system, of this process alone. */
export type Place = Pick<Env, 'PORT' | 'HOST'> | { socketPath: string }

/**
 * Listens at a place. Who dawdles is cut: with the headers, with the whole of a request (an upload), or with reading its
 * answer. Thousands who open a connection and say nothing then hold it for that long and no longer.
 * @throws a sentence when the port is taken
 */
export async function listen(
  env: Pick<Env, 'HEADERS_TIMEOUT_SECONDS' | 'REQUEST_TIMEOUT_SECONDS'>,
  place: Place,
  listener: RequestListener,
): Promise<{ server: Server }> {
  const server = createServer(
    {
      headersTimeout: env.HEADERS_TIMEOUT_SECONDS * 1000,
      requestTimeout: env.REQUEST_TIMEOUT_SECONDS * 1000,
      connectionsCheckingInterval: LOOKED_THROUGH_EVERY_MS,
    },
    listener,
  )
  server.timeout = SILENT_MS
  // Longer than browsers and proxies keep a connection that does nothing: whoever closes it first must not be us, or a
  // request that is just on its way is lost.
  server.keepAliveTimeout = KEPT_ALIVE_MS
  if ('socketPath' in place) {
    // What one left that was killed.
    rmSync(place.socketPath, { force: true })
    server.listen({ path: place.socketPath, exclusive: true })
    await once(server, 'listening')
  } else await listenOnPort(server, place)
  return { server }
}

async function listenOnPort(server: Server, { PORT: port, HOST: host }: Pick<Env, 'PORT' | 'HOST'>) {
  // Without a host: whatever names and numbers this machine has.
  server.listen({ port, ...(host && { host }) })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Error(`HOST=${host} is no address of this machine.`)
    }
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or start with another: PORT=${port + 10} npm start`,
    )
  })
}

/** In a rush somebody comes in every turn: then the door closes all the same. */
const TURNS_AT_MOST = 100

/**
 * Takes no new connection, lets running requests finish for so long, then cuts the rest. Who came before is let in first:
 * a machine connects visitors before a process takes them over, and cuts those whom nobody took.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  await untilNobodyComes(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}

/** Lets a whole turn of the event loop go by in which no connection and no request came in. */
async function untilNobodyComes(server: Server): Promise<void> {
  let came = true
  const note = () => {
    came = true
  }
  server.on('connection', note).on('request', note)
  // The turn that is under way may have looked at the door already.
  await nextTurn()
  for (let turn = 0; came && turn < TURNS_AT_MOST; turn++) {
    came = false
    await nextTurn()
  }
  server.off('connection', note).off('request', note)
}
