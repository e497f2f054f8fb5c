import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

const KEPT_ALIVE_MS = 75_000

/** Listens on the port. @throws a sentence when the port is taken */
export async function listen(port: number, listener: RequestListener): Promise<{ server: Server }> {
  const server = createServer(listener)
  // Longer than browsers and proxies keep a connection that does nothing: whoever closes it first must not be us, or a
  // request that is just on its way is lost.
  server.keepAliveTimeout = KEPT_ALIVE_MS
  server.listen(port)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or start with another: PORT=${port + 10} npm start`,
    )
  })
  return { server }
}

/** Takes no new connection, lets running requests finish for so long, then cuts the rest. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
