/** True when a body could not be read because whoever sent it hung up in the middle (Node's `abortIncoming`). */
export function isVisitorGone(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}
