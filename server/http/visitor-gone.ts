import type { Context } from 'hono'

/** True when a body could not be read because whoever sent it hung up in the middle (Node's `abortIncoming`). */
export function isVisitorGone(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

/** What nginx writes down for a visitor who hung up before the answer: nobody gets it. */
const CLOSED_BY_VISITOR = 499

/**
 * The status to write down for a request. One that broke because its visitor hung up (a page stops being drawn then) is no
 * error of ours: it would wake somebody for nothing.
 */
export function toldStatus({ req, res }: Context): number {
  return res.status >= 500 && req.raw.signal.aborted ? CLOSED_BY_VISITOR : res.status
}
