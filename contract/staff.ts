import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress } from './fields.ts'
import { invitationToken, openInvitation, readInvitation } from './invitations.ts'
import { INVITATION_DAYS, STAFF_MOST } from './limits.ts'
import { nameAndPassword } from './name-and-password.ts'
import { admin } from './people.ts'
import { STAFF_ROLES } from './staff-roles.ts'
import { said } from './texts/said.ts'
import * as teamTexts from './texts/team.ts'

/** Who administers the shop, each with a part of it or all: invited by mail by its owners. Instants are ISO. */

const role = z.enum(STAFF_ROLES, said(teamTexts.roleMissing))

const invitation = z.object({
  ...openInvitation,
  role: z.enum(STAFF_ROLES),
  invitedBy: z.string().describe('The name of who invited them'),
})
export type StaffInvitation = z.output<typeof invitation>

export const listStaffInvitations = endpoint({
  method: 'GET',
  path: '/admin/staff/invitations',
  summary: 'Who is invited to administer the shop and has not come yet, newest first. For owners alone.',
  access: ['Admin'],
  response: z.object({
    invitations: z.array(invitation),
    left: z
      .number()
      .describe(`How many more may be invited: active admins and invitations are ${STAFF_MOST} at most`),
  }),
  status: 200,
})

/** Page and API alike. */
export const staffInvitation = z.strictObject({ email: emailAddress, role })

export const inviteToStaff = endpoint({
  method: 'POST',
  path: '/admin/staff/invitations',
  summary: `Mails somebody a link with which they join the administration, within ${INVITATION_DAYS} days, once, and while who invited them is an owner. Whoever is invited already gets another link; the one before is dead. 409 for who administers the shop, and once nobody more may. For owners alone.`,
  access: ['Admin'],
  body: staffInvitation,
  response: invitation,
  status: 201,
})

export const withdrawStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/staff/invitations/{id}',
  summary:
    'Withdraws an invitation: its link is dead. 404 once it was accepted or withdrawn. For owners alone.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  response: z.object({ email: z.string() }),
  status: 200,
})

export const changeStaffRole = endpoint({
  method: 'PUT',
  path: '/admin/staff/{id}',
  summary:
    'Gives another admin another role, from their next call on; no session ends. The same again changes nothing. 403 for oneself; 409 for the last active owner. For owners alone.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({ role }),
  response: admin,
  status: 200,
})

const shownInvitation = z.object({ ...readInvitation, role: z.enum(STAFF_ROLES) })
export type ShownStaffInvitation = z.output<typeof shownInvitation>

export const getStaffInvitation = endpoint({
  method: 'GET',
  path: '/staff-invitation',
  summary:
    'What a mailed invitation to the administration invites to, for whoever has its link. The same 404 for one that was used, withdrawn or replaced, that is over, whose inviter is no owner any more, and that never was.',
  access: 'anyone',
  query: z.strictObject({ token: invitationToken }),
  response: shownInvitation,
  status: 200,
})

export const joinStaff = endpoint({
  method: 'POST',
  path: '/staff-invitation',
  summary:
    'Accepts a mailed invitation to the administration, once: makes an account with the e-mail that it was mailed to, which is proved by that. 409 when that e-mail has an account; 404 as for reading it.',
  access: 'anyone',
  body: nameAndPassword.extend({ token: invitationToken }),
  response: z.object({ email: z.string(), role: z.enum(STAFF_ROLES) }),
  status: 201,
})
