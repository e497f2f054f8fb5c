import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { outbox, teamInvitations } from '#database/schema.ts'

/** The outbox's key of the mail that brings an invitation's link. */
export function invitationMailKey(invitationId: string): string {
  return `team-invitation:${invitationId}`
}

/** Ends invitations, and their mails where those have not left yet. @returns to whom they were */
export async function dropInvitations(tx: Transaction, which: SQL): Promise<{ email: string }[]> {
  const dropped = await tx
    .delete(teamInvitations)
    .where(which)
    .returning({ id: teamInvitations.id, email: teamInvitations.email })
  const keys = dropped.map(({ id }) => invitationMailKey(id))
  if (keys.length) {
    await tx
      .delete(outbox)
      .where(and(inArray(outbox.dedupeKey, keys), isNull(outbox.sentAt), isNull(outbox.heldBack)))
  }
  return dropped
}

/** One of a company's. */
export function invitationOf(companyId: string, id: string): SQL {
  return and(eq(teamInvitations.companyId, companyId), eq(teamInvitations.id, id))!
}
