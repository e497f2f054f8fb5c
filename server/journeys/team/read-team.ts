import { sql } from 'drizzle-orm'
import { TEAM_MOST } from '#contract/limits.ts'
import type { Team, TeamInvitation, TeamMember } from '#contract/team.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

type Dated<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, string>

/** Who works for a company and who is invited to. */
export async function readTeam(db: Database | Transaction, companyId: string): Promise<Team> {
  const [members, invitations] = [await readMembers(db, companyId), await readInvitations(db, companyId)]
  return { members, invitations, left: Math.max(0, TEAM_MOST - members.length - invitations.length) }
}

/** One member, or all of them; longest in it first. */
export async function readMembers(
  db: Database | Transaction,
  companyId: string,
  userId: string | null = null,
): Promise<TeamMember[]> {
  const { rows } = await db.execute<Dated<TeamMember, 'since'>>(sql`
    SELECT users.id, users.name, users.email, member.role, member.since
    FROM company_members AS member JOIN users ON users.id = member.user_id
    WHERE company_id = ${companyId} AND (${userId}::uuid IS NULL OR user_id = ${userId}::uuid)
    ORDER BY member.since, users.id`)
  return rows.map(({ since, ...member }) => ({ ...member, since: new Date(since).toISOString() }))
}

async function readInvitations(db: Database | Transaction, companyId: string): Promise<TeamInvitation[]> {
  const { rows } = await db.execute<Dated<TeamInvitation, 'sentAt' | 'expiresAt'>>(sql`
    SELECT id, email, role, sent_at AS "sentAt", expires_at AS "expiresAt", expires_at <= now() AS "isOver"
    FROM team_invitations WHERE company_id = ${companyId} ORDER BY id DESC`)
  return rows.map(({ sentAt, expiresAt, ...invitation }) => ({
    ...invitation,
    sentAt: new Date(sentAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }))
}
