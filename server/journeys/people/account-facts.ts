import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/** What admins are told of an account beside its owner's record. */
export type AccountFacts = {
  deleted: boolean
  emailVerified: boolean
  hasLogin: boolean
  openSessions: number
}

/** Nobody's account: of a company that was imported. */
export const NO_ACCOUNT: AccountFacts = {
  deleted: false,
  emailVerified: false,
  hasLogin: false,
  openSessions: 0,
}

/** The account of a user; undefined when there is none. */
export async function readAccountFacts(
  db: Database,
  userId: string,
): Promise<(AccountFacts & { createdAt: string }) | undefined> {
  const of = (table: SQL) => sql`FROM ${table} WHERE user_id = users.id`
  const found = await db.execute<AccountFacts & { createdAt: string }>(sql`
    SELECT created_at AS "createdAt", deleted_at IS NOT NULL AS deleted, email_verified AS "emailVerified",
           EXISTS (SELECT ${of(sql`accounts`)}) AS "hasLogin",
           (SELECT count(*) ${of(sql`sessions`)} AND expires_at > now()) AS "openSessions"
    FROM users WHERE id = ${userId}`)
  const [facts] = found.rows
  return facts && { ...facts, createdAt: new Date(facts.createdAt).toISOString() }
}
