import { lt, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { staffInvitations, teamInvitations, verifications } from '#database/schema.ts'

/**
 * Forgets what waited to be verified and never was: codes, links, and the names and e-mails of those who came through a
 * sign-in provider and never chose what to be. An invitation that is over stands in the list of who invites for a while.
 */
export async function removeExpiredVerifications(db: Database): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  const over = sql`now() - make_interval(days => ${KEPT_DAYS.invitations})`
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, over))
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, over))
}
