import { type SQLWrapper, sql } from 'drizzle-orm'
import { ADMIN_SESSION } from '#contract/limits.ts'
import { sessions } from '#database/schema.ts'

const ROLE = sql`(SELECT role FROM users WHERE users.id = ${sessions.userId})`

/**
 * When a session ends, for queries of `sessions`; it is open before. `expires_at` alone says it of buyers and sellers;
 * admins' end sooner, whatever it says: who gets hold of one can do more harm than with a buyer's.
 * @param role of the session's user, where a query has it at hand
 */
export function sessionEndsAt(role: SQLWrapper = ROLE) {
  const idle = sql`${sessions.updatedAt} + make_interval(mins => ${ADMIN_SESSION.idleMinutes})`
  const inAll = sql`${sessions.createdAt} + make_interval(hours => ${ADMIN_SESSION.hours})`
  return sql<string>`CASE ${role} WHEN 'Admin' THEN least(${sessions.expiresAt}, ${idle}, ${inAll}) ELSE ${sessions.expiresAt} END`
}
