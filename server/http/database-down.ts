/** SQLSTATE classes and codes that mean "the database is away": connection, shutdown, start-up, too many clients. */
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53300)$/
/** What connecting, asking and listening fail with. A file or a visitor that is gone has the same codes, but no such call. */
const AWAY_SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|not queryable/i

/** True when an error, or what caused it, says that PostgreSQL cannot be reached just now. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && AWAY_SQLSTATE.test(code)) return true
  if (AWAY_SYSTEM.has(String(code)) && SOCKET_CALLS.has(String(syscall))) return true
  if (AWAY_MESSAGE.test(error.message)) return true
  // A host with several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  return isDatabaseDown(error.cause)
}
