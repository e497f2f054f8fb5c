import { contactMessages } from '#database/schema.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row } from '../row.ts'

/** What people wrote to the shop. */
export const MESSAGES: Row[] = [
  { call: 'listMessages', ask: () => ({ query: '?state=all' }), answers: onlyAdmins(200) },
  {
    call: 'markMessage',
    given: async ({ services, target }) => {
      const written = { name: 'Ana', email: target.email, phone: '351', message: 'Hola' }
      const [kept] = await services.db.insert(contactMessages).values(written).returning()
      return { id: kept!.id }
    },
    ask: ({ made }) => ({ params: { id: made.id! }, body: { done: true } }),
    answers: onlyAdmins(200),
  },
]
