import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'

/** What travels with a request: the server's own socket (for the peer address), an id and a log that names it. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; log: Logger }
}

export type Api = Hono<ApiEnv>
