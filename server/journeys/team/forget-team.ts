import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { companyMembers, sessions, staffInvitations, teamInvitations } from '#database/schema.ts'
import { dropInvitations } from '../invitations/drop-invitations.ts'

/**
 * Takes a person out of the team they work in, and with it the words that they wrote to buyers for it. What they did stays, without a name.
 * The caller holds the user's row.
 * @param ownEmail of an account whose owner proved it: invitations to it are theirs
 */
export async function forgetMember(tx: Transaction, userId: string, ownEmail: string | undefined) {
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId))
  await tx.execute(sql`UPDATE parcel_removals SET words = '' WHERE words <> '' AND user_id = ${userId}`)
  if (!ownEmail) return
  await dropInvitations(tx, 'team-invitation', eq(teamInvitations.email, ownEmail))
  await dropInvitations(tx, 'staff-invitation', eq(staffInvitations.email, ownEmail))
}

/** Ends the team of a company that is no more: who worked for it keeps their account, and nothing of it. The caller holds its row. */
export async function forgetTeam(tx: Transaction, companyId: string): Promise<void> {
  await dropInvitations(tx, 'team-invitation', eq(teamInvitations.companyId, companyId))
  const gone = await tx.delete(companyMembers).where(eq(companyMembers.companyId, companyId)).returning()
  for (const { userId } of gone) await tx.delete(sessions).where(eq(sessions.userId, userId))
}
