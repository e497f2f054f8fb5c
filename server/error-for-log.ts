/** What a log line keeps of an error: never the values that a statement was run with. */
type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError }

/**
 * An error as the log may hold it. Drizzle writes a failed statement's parameters into its message, and PostgreSQL the
 * whole row into its `detail`: session tokens, password hashes, e-mails. So nothing is kept but what is named here.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: placesOf(error.stack) }),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  }
}

/** In a few words why something failed: the message of what caused it all. */
export function reasonForLog(error: Error): string {
  return error.cause instanceof Error ? reasonForLog(error.cause) : messageOf(error)
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
