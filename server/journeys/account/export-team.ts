import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { companyMembers, staffInvitations, teamInvitations } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { one, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Team = Pick<DataExport, 'team' | 'teamInvitations' | 'staffInvitations'>

const OF_MEMBER = columnsLess<typeof companyMembers, Omit<NonNullable<Team['team']>, 'company'>>(
  companyMembers,
  { userId: 'stands at the account' },
)
const OF_INVITATION = columnsLess<typeof teamInvitations, Omit<Team['teamInvitations'][number], 'company'>>(
  teamInvitations,
  { id: 'a number that nobody wrote', secretHash: 'a secret' },
)
const OF_STAFF_INVITATION = columnsLess<typeof staffInvitations, Team['staffInvitations'][number]>(
  staffInvitations,
  { id: 'a number that nobody wrote', secretHash: 'a secret', invitedBy: 'another person' },
)

/** For whom the account's owner works, and who invites them to; of their own team nothing: those are other people's data. */
export async function exportTeam(
  tx: Transaction,
  { userId, email, emailVerified }: OwnAccount,
): Promise<Team> {
  return {
    team: await one(
      tx,
      sql`SELECT ${OF_MEMBER}, shown_name(company_id) AS company FROM company_members WHERE user_id = ${userId}`,
    ),
    teamInvitations: await rows(
      tx,
      sql`SELECT ${OF_INVITATION}, shown_name(company_id) AS company FROM team_invitations
          WHERE email = ${email} AND ${emailVerified} ORDER BY id DESC`,
    ),
    staffInvitations: await rows(
      tx,
      sql`SELECT ${OF_STAFF_INVITATION} FROM staff_invitations
          WHERE email = ${email} AND ${emailVerified} ORDER BY id DESC`,
    ),
  }
}
