import { randomUUID } from 'node:crypto'
import { teamInvitations } from '#database/schema.ts'
import { hashOfSecret, linkToken } from '#server/features/identity/email-link.ts'
import { everybody, onlySellers } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const SECRET = 'un-secreto-de-una-invitación'

async function anInvitation({ services, target }: Shop) {
  const [made] = await services.db
    .insert(teamInvitations)
    .values({
      ...{ companyId: target.companyId, email: `invitada-${randomUUID()}@correo.example`, role: 'packer' },
      secretHash: hashOfSecret(SECRET),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning()
  return { invitationId: made!.id, token: linkToken(made!.id, SECRET) }
}

const ONLY_THEIR_OWN = onlySellers({ seller: 200, rivalSeller: 'user-not-found' })

export const TEAM: Row[] = [
  { call: 'listTeam', ask: ({ companyId }) => ({ params: { id: companyId } }), answers: ONLY_THEIR_OWN },
  {
    call: 'inviteToTeam',
    ask: ({ companyId }) => ({
      params: { id: companyId },
      body: { email: 'otra@correo.example', role: 'seller' },
    }),
    answers: { ...ONLY_THEIR_OWN, seller: 201 },
  },
  {
    call: 'withdrawTeamInvitation',
    given: anInvitation,
    ask: ({ companyId, made }) => ({ params: { id: companyId, invitationId: made.invitationId! } }),
    answers: ONLY_THEIR_OWN,
  },
  {
    call: 'withdrawTeamInvitation',
    says: 'as if it were the rival’s',
    given: anInvitation,
    ask: ({ rivalId, made }) => ({ params: { id: rivalId, invitationId: made.invitationId! } }),
    answers: onlySellers({ seller: 'user-not-found', rivalSeller: 'not-found' }),
  },
  {
    call: 'changeTeamRole',
    ask: ({ companyId, packerUserId }) => ({
      params: { id: companyId, userId: packerUserId },
      body: { role: 'seller' },
    }),
    answers: ONLY_THEIR_OWN,
  },
  {
    call: 'changeTeamRole',
    says: 'as if they were of the rival’s team',
    ask: ({ rivalId, packerUserId }) => ({
      params: { id: rivalId, userId: packerUserId },
      body: { role: 'seller' },
    }),
    answers: onlySellers({ seller: 'user-not-found', rivalSeller: 'user-not-found' }),
  },
  {
    call: 'removeFromTeam',
    ask: ({ companyId, packerUserId }) => ({ params: { id: companyId, userId: packerUserId } }),
    answers: ONLY_THEIR_OWN,
  },
  {
    call: 'getTeamInvitation',
    given: anInvitation,
    ask: ({ made }) => ({ query: `?token=${made.token}` }),
    answers: everybody(200),
  },
  {
    call: 'joinTeam',
    given: anInvitation,
    ask: ({ made }) => ({
      body: { token: made.token, name: 'Lía', lastName: 'Paz', password: 'Cebada2024' },
    }),
    answers: everybody(201),
    mayTouch: 'who has the link has read the mailbox that it was sent to',
  },
]
