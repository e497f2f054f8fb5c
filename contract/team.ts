import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, uuid } from './fields.ts'
import { invitationToken, openInvitation, readInvitation } from './invitations.ts'
import { INVITATION_DAYS, TEAM_MOST } from './limits.ts'
import { nameAndPassword } from './name-and-password.ts'
import { TEAM_ROLES } from './team-roles.ts'
import { said } from './texts/said.ts'
import * as teamTexts from './texts/team.ts'

/** The people who work for a brewery with accounts of their own: invited by mail, and with a role. Instants are ISO. */

const teamRole = z.enum(TEAM_ROLES, said(teamTexts.roleMissing))

const member = z.object({
  id: uuid.describe('Of the person’s account'),
  name: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  since: z.string(),
})
export type TeamMember = z.output<typeof member>

const invitation = z.object({ ...openInvitation, role: z.enum(TEAM_ROLES) })
export type TeamInvitation = z.output<typeof invitation>

const team = z.object({
  members: z.array(member).describe('Longest in it first; the owner is none of them'),
  invitations: z.array(invitation).describe('Not accepted yet, newest first'),
  left: z.number().describe(`How many more may be invited: members and invitations are ${TEAM_MOST} at most`),
})
export type Team = z.output<typeof team>

const ofCompany = z.object({ id: z.string() })
const ofMember = z.object({ id: z.string(), userId: z.string() })

export const listTeam = endpoint({
  method: 'GET',
  path: '/company/{id}/team',
  summary: 'The team of a company and who is invited to it. For its owner alone.',
  access: ['Company'],
  params: ofCompany,
  response: team,
  status: 200,
})

/** Page and API alike. */
export const teamInvitation = z.strictObject({ email: emailAddress, role: teamRole })

export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/company/{id}/team/invitations',
  summary: `Mails somebody a link with which they join the company’s team, within ${INVITATION_DAYS} days and once. Whoever is invited already gets another link; the one before is dead. Whether the e-mail has an account is not told. 409 for who is in the team, and once it is full.`,
  access: ['Company'],
  params: ofCompany,
  body: teamInvitation,
  response: invitation,
  status: 201,
})

export const withdrawTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/company/{id}/team/invitations/{invitationId}',
  summary: 'Withdraws an invitation: its link is dead. 404 once it was accepted.',
  access: ['Company'],
  params: z.object({ id: z.string(), invitationId: z.string() }),
  response: z.object({ email: z.string() }),
  status: 200,
})

export const changeTeamRole = endpoint({
  method: 'PUT',
  path: '/company/{id}/team/{userId}',
  summary: 'Gives a member another role, from their next call on. The same again changes nothing.',
  access: ['Company'],
  params: ofMember,
  body: z.strictObject({ role: teamRole }),
  response: member,
  status: 200,
})

export const removeFromTeam = endpoint({
  method: 'DELETE',
  path: '/company/{id}/team/{userId}',
  summary:
    'Removes a member: their sessions end at once. What they did keeps their name; their account is theirs, to take its data along and to delete.',
  access: ['Company'],
  params: ofMember,
  response: z.object({ name: z.string() }),
  status: 200,
})

const shownInvitation = z.object({
  ...readInvitation,
  company: z.string(),
  role: z.enum(TEAM_ROLES),
})
export type ShownInvitation = z.output<typeof shownInvitation>

export const getTeamInvitation = endpoint({
  method: 'GET',
  path: '/team-invitation',
  summary:
    'What a mailed invitation invites to, for whoever has its link. The same 404 for one that was used, withdrawn or replaced, that is over, and that never was.',
  access: 'anyone',
  query: z.strictObject({ token: invitationToken }),
  response: shownInvitation,
  status: 200,
})

export const joinTeam = endpoint({
  method: 'POST',
  path: '/team-invitation',
  summary:
    'Accepts a mailed invitation, once: makes an account with the e-mail that it was mailed to, which is proved by that. 409 when that e-mail has an account; 404 as for reading it.',
  access: 'anyone',
  body: nameAndPassword.extend({ token: invitationToken }),
  response: z.object({ email: z.string(), company: z.string(), role: z.enum(TEAM_ROLES) }),
  status: 201,
})
