import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ErrorCode } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { FoundKey } from '../api-keys/find-key.ts'

/**
 * One request for a page, as the calls that it makes in-process share it: whose session it is, looked up by the first and
 * forgotten by each that changes something. Handed over as an object: nothing that comes over the network can be one.
 */
export type PageVisit = { session?: Promise<SessionUser | null> | undefined }

/**
 * What travels with a request: the server's own socket (for the peer address), an id and a log that names it; for the
 * request's line in the log who calls (the id as calls name them: a seller's is the company's) and why it was refused. `route`: the
 * pattern of the page that answered.
 */
export type ApiEnv = {
  /** `page`: of a call that a page makes in-process. */
  Bindings: Partial<HttpBindings> & { page?: PageVisit }
  Variables: {
    requestId: string
    /** The X-Request-Id as it came: who signs it signs every character. */
    givenRequestId: string
    log: Logger
    callerId?: string
    /** Of a call that a brewery's program makes: see take-key.ts. */
    key?: FoundKey
    refused?: ErrorCode
    route?: string | undefined
  }
}

export type Api = Hono<ApiEnv>
