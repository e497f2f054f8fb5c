import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { staffInvitations, teamInvitations } from '#database/schema.ts'
import { dropUnsentMails } from '../../outbox/drop-unsent-mails.ts'

/** What invites, by the kind of its mail. */
const TABLES = { 'team-invitation': teamInvitations, 'staff-invitation': staffInvitations } as const
type Inviting = keyof typeof TABLES

/** The outbox's key of the mail that brings an invitation's link. */
export function invitationMailKey(kind: Inviting, invitationId: string): string {
  return `${kind}:${invitationId}`
}

/** Ends invitations, and their mails where those have not left yet. @returns to whom they were */
export async function dropInvitations(
  tx: Transaction,
  kind: Inviting,
  which: SQL,
): Promise<{ email: string }[]> {
  const { rows: dropped } = await tx.execute<{ id: string; email: string }>(
    sql`DELETE FROM ${TABLES[kind]} WHERE ${which} RETURNING id, email`,
  )
  await dropUnsentMails(
    tx,
    dropped.map(({ id }) => invitationMailKey(kind, id)),
  )
  return dropped
}

/** Uses one up: who deletes it joins. False when somebody else did, or it was withdrawn meanwhile. */
export async function takeInvitation(tx: Transaction, kind: Inviting, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`DELETE FROM ${TABLES[kind]} WHERE id = ${id} RETURNING id`)
  return rows.length > 0
}
