import { cutForLog } from './cut-for-log.ts'

/** What a log line keeps of an error: never the values that a statement was run with. */
type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError }

/** The longest statement of ours fits in. */
const MESSAGE_MOST = 4000
const STACK_MOST = 8000
/** A cause of a cause of a cause: deeper than that nobody reads, and one that causes itself has no end. */
const CAUSES_MOST = 5

/**
 * An error as the log may hold it. Drizzle writes a failed statement's parameters into its message, and PostgreSQL the
 * whole row into its `detail`: session tokens, password hashes, e-mails. So nothing is kept but what is named here, and of
 * that no more than a bound: a message may quote what a stranger sent.
 */
export function errorForLog(error: unknown): LoggedError {
  return toldWithCauses(error, CAUSES_MOST)
}

function toldWithCauses(error: unknown, causesLeft: number): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return {
    type: error.constructor.name,
    message: cutForLog(messageOf(error), MESSAGE_MOST),
    ...(typeof code === 'string' && { code: cutForLog(code, 100) }),
    ...(error.stack && { stack: cutForLog(placesOf(error.stack), STACK_MOST) }),
    ...(cause !== undefined && causesLeft > 0 && { cause: toldWithCauses(cause, causesLeft - 1) }),
  }
}

/** In a few words why something failed: the message of what caused it all. */
export function reasonForLog(error: Error): string {
  let first = error
  for (let left = CAUSES_MOST; left > 0 && first.cause instanceof Error; left--) first = first.cause
  return messageOf(first)
}

/** PostgreSQL's class of data exceptions (its documentation, appendix A), whose messages quote the value. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/

/** What an error says, without the values that Drizzle, PostgreSQL and JSON.parse quote in it. */
export function messageOf(error: Error): string {
  const { query, params, code } = error as { query?: unknown; params?: unknown; code?: unknown }
  if (typeof query === 'string' && params !== undefined) return `Failed query: ${query}`
  if (typeof code === 'string' && DATA_EXCEPTION.test(code)) return error.message.replace(/".*"/s, '"…"')
  if (error instanceof SyntaxError && / JSON\b/.test(error.message)) return 'this is not valid JSON'
  return error.message
}

/** A stack begins with the message: only the lines that name a place are kept. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
