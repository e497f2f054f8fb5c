import { CommitUnknownError } from '#database/shop-client.ts'

/** SQLSTATE classes and codes that mean "the database is away": connection, shutdown, start-up, too many clients. */
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53300)$/
/** What connecting, asking and listening fail with. A file or a visitor that is gone has the same codes, but no such call. */
const AWAY_SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** disk_full: PostgreSQL reads on, and writes nothing. */
const FULL_SQLSTATE = '53100'
const AWAY_MESSAGE =
  /connection terminated|timeout expired|client has encountered a connection error|not queryable/i
/** What `pg`'s pool says to who has waited for a turn; connecting itself fails with other words. */
const NO_TURN = 'timeout exceeded when trying to connect'

/**
 * What keeps the database from its work just now, when that is what an error, or what caused it, says: `away` it cannot be
 * reached; `busy` none of our connections to it became free in time; `full` its disk is; `unsure` it was lost while it kept
 * something, and nobody knows whether it did.
 */
export function databaseTrouble(error: unknown): 'away' | 'busy' | 'full' | 'unsure' | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof CommitUnknownError) return 'unsure'
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (code === FULL_SQLSTATE) return 'full'
  if (typeof code === 'string' && AWAY_SQLSTATE.test(code)) return 'away'
  if (AWAY_SYSTEM.has(String(code)) && SOCKET_CALLS.has(String(syscall))) return 'away'
  if (error.message === NO_TURN) return 'busy'
  if (AWAY_MESSAGE.test(error.message)) return 'away'
  // A host with several addresses fails once for each.
  if (error instanceof AggregateError && error.errors.some(databaseTrouble)) return 'away'
  return databaseTrouble(error.cause)
}

/**
 * True when PostgreSQL ended a statement that took longer than it may (query_canceled). The database is there: work that
 * returns by itself has failed and is to be looked at, while a visitor may as well come back.
 */
export function tookTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '57014' || tookTooLong(error.cause)
}

/** A log line's words for each. */
export const TROUBLE_IN_LOG = {
  away: 'database is away',
  busy: 'no connection became free in time',
  full: 'database is full',
  unsure: 'database went away with a commit',
}

/** True when an error says that PostgreSQL cannot do its work just now, whatever keeps it. */
export function isDatabaseDown(error: unknown): boolean {
  return databaseTrouble(error) !== undefined
}
