/** SQLSTATE classes and codes that mean "the database is away": connection, shutdown, start-up, too many clients. */
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53300)$/
const AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i

/** True when an error, or what caused it, says that PostgreSQL cannot be reached just now. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && AWAY_SQLSTATE.test(code)) return true
  if (typeof code === 'string' && AWAY_SYSTEM.has(code) && syscall !== 'open') return true
  if (AWAY_MESSAGE.test(error.message)) return true
  return isDatabaseDown(error.cause)
}
