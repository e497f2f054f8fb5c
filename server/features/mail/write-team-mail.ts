import { sql } from 'drizzle-orm'
import { INVITATION_DAYS } from '#contract/limits.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import * as mailTeamTexts from '#contract/texts/mail-team.ts'
import { textOf } from '#contract/texts/text.ts'
import type { MailWriter } from './mail-writer.ts'

/** To somebody whom a brewery invites to its team; undefined once the link is over, used or withdrawn. */
export const writeTeamMail: MailWriter<'team-invitation'> = async (
  db,
  publicUrl,
  { invitationId, token },
) => {
  const { rows } = await db.execute<{ company: string; role: TeamRole }>(sql`
    SELECT shown_name(company_id) AS company, role FROM team_invitations
    WHERE id = ${invitationId} AND expires_at > now()`)
  const [invitation] = rows
  if (!invitation) return undefined
  const { company, role } = invitation
  const lead = role === 'packer' ? mailTeamTexts.leadPacker : mailTeamTexts.leadSeller
  return {
    subject: textOf(mailTeamTexts.subject, { company }),
    title: textOf(mailTeamTexts.title),
    lead: `${textOf(lead, { company })} ${textOf(mailTeamTexts.how, { days: INVITATION_DAYS })}`,
    lines: [],
    button: { text: textOf(mailTeamTexts.see), address: `${publicUrl}/joinTeam?token=${token ?? ''}` },
  }
}

/** To the owner of a brewery, whose team somebody joined; undefined once they are not in it any more. */
export const writeJoinedMail: MailWriter<'team-joined'> = async (db, publicUrl, { memberId }) => {
  const { rows } = await db.execute<{ companyId: string; email: string }>(sql`
    SELECT company_id AS "companyId", email FROM company_members JOIN users ON users.id = user_id WHERE user_id = ${memberId}`)
  const [member] = rows
  if (!member) return undefined
  return {
    subject: textOf(mailTeamTexts.joinedSubject),
    title: textOf(mailTeamTexts.joinedTitle),
    lead: textOf(mailTeamTexts.joinedLead, { email: member.email }),
    lines: [],
    button: { text: textOf(mailTeamTexts.toTeam), address: `${publicUrl}/company/${member.companyId}/team` },
  }
}
