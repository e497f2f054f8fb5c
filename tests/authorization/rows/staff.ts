import { randomUUID } from 'node:crypto'
import { staffInvitations } from '#database/schema.ts'
import { hashOfSecret, linkToken } from '#server/features/identity/email-link.ts'
import { everybody, onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const SECRET = 'un-secreto-de-otra-invitación'

async function anInvitation({ services, target }: Shop) {
  const [made] = await services.db
    .insert(staffInvitations)
    .values({
      ...{ email: `invitada-${randomUUID()}@correo.example`, role: 'care', invitedBy: target.otherAdminId },
      secretHash: hashOfSecret(SECRET),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning()
  return { invitationId: made!.id, token: linkToken(made!.id, SECRET) }
}

/** Who administers the shop, and as what: its owners decide. */
export const STAFF: Row[] = [
  { call: 'listStaffInvitations', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'inviteToStaff',
    ask: () => ({ body: { email: 'otra@correo.example', role: 'owner' } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'withdrawStaffInvitation',
    given: anInvitation,
    ask: ({ made }) => ({ params: { id: made.invitationId! } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'changeStaffRole',
    ask: ({ otherAdminId }) => ({ params: { id: otherAdminId }, body: { role: 'reader' } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'changeStaffRole',
    says: 'the admin’s own',
    ask: ({ adminId }) => ({ params: { id: adminId }, body: { role: 'reader' } }),
    answers: onlyAdmins('own-role'),
  },
  {
    call: 'getStaffInvitation',
    given: anInvitation,
    ask: ({ made }) => ({ query: `?token=${made.token}` }),
    answers: everybody(200),
  },
  {
    call: 'joinStaff',
    given: anInvitation,
    ask: ({ made }) => ({
      body: { token: made.token, name: 'Lía', lastName: 'Paz', password: 'Cebada2024' },
    }),
    answers: everybody(201),
  },
]
