import { viewings } from '#database/schema.ts'
import { onlyAdmins, signedIn } from '../answers.ts'
import type { Row } from '../row.ts'

const reason = 'Pregunta por teléfono por su pedido.'

/** An admin sees the shop as somebody. That nothing else may be done meanwhile: viewing.test.ts. */
export const VIEWINGS: Row[] = [
  {
    call: 'beginViewing',
    says: 'as the buyer',
    ask: ({ buyerId }) => ({ body: { id: buyerId, reason } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'beginViewing',
    says: 'as the seller',
    ask: ({ companyId }) => ({ body: { id: companyId, reason } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'beginViewing',
    says: 'as another admin',
    ask: ({ otherAdminId }) => ({ body: { id: otherAdminId, reason } }),
    answers: onlyAdmins('user-not-found'),
  },
  {
    call: 'endViewing',
    says: 'where nobody was seen',
    ask: () => ({}),
    answers: signedIn('forbidden', { admin: 'not-found' }),
  },
  {
    call: 'endViewing',
    says: 'where one was over already',
    given: async ({ services, target: { adminId, buyerId: userId } }) => {
      const now = new Date()
      const times = { begunAt: now, until: now, endedAt: now }
      await services.db.insert(viewings).values({ adminId, userId, reason, ...times })
      return undefined
    },
    ask: () => ({}),
    answers: signedIn('forbidden', { admin: 200 }),
    // It was the owner's alone.
    staff: { money: 'not-found', care: 'not-found', catalogue: 'not-found', reader: 'not-found' },
  },
  { call: 'listViewings', ask: () => ({}), answers: signedIn(200) },
]
