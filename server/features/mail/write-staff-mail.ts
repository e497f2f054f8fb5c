import { sql } from 'drizzle-orm'
import { INVITATION_DAYS } from '#contract/limits.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import * as mailStaffTexts from '#contract/texts/mail-staff.ts'
import * as mailTeamTexts from '#contract/texts/mail-team.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import { textOf } from '#contract/texts/text.ts'
import type { MailWriter } from './mail-writer.ts'

/** To somebody who is invited to administer the shop; undefined once the link is over, used or withdrawn. */
export const writeStaffMail: MailWriter<'staff-invitation'> = async (
  db,
  publicUrl,
  { invitationId, token },
) => {
  const { rows } = await db.execute<{ role: StaffRole }>(
    sql`SELECT role FROM staff_invitations WHERE id = ${invitationId} AND expires_at > now()`,
  )
  const [invitation] = rows
  if (!invitation) return undefined
  const { name, may } = staffRoleTexts[invitation.role]
  const lead = textOf(mailStaffTexts.lead, { role: textOf(name), may: textOf(may) })
  return {
    subject: textOf(mailStaffTexts.subject),
    title: textOf(mailStaffTexts.title),
    lead: `${lead} ${textOf(mailStaffTexts.how, { days: INVITATION_DAYS })}`,
    lines: [],
    button: { text: textOf(mailTeamTexts.see), address: `${publicUrl}/joinStaff?token=${token ?? ''}` },
  }
}
