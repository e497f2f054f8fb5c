import { randomUUID } from 'node:crypto'
import { contactMessages } from '#database/schema.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

/** Somebody wrote under the brewery's e-mail. */
async function aMessage({ services, target }: Shop) {
  const written = { name: 'Ana', email: target.email, phone: '351', message: 'Hola' }
  const [kept] = await services.db.insert(contactMessages).values(written).returning()
  return { id: kept!.id }
}

/** What people wrote to the shop. */
export const MESSAGES: Row[] = [
  { call: 'listMessages', ask: () => ({ query: '?state=all' }), answers: onlyAdmins(200) },
  {
    call: 'getMessage',
    given: aMessage,
    ask: ({ made }) => ({ params: { id: made.id! } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'answerMessage',
    given: aMessage,
    ask: ({ made }) => ({
      params: { id: made.id! },
      body: { key: randomUUID(), seen: 0, words: 'Sí, enviamos.' },
    }),
    answers: onlyAdmins(201),
  },
  {
    call: 'markMessage',
    given: aMessage,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { done: true } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'getTask',
    given: aMessage,
    ask: ({ made }) => ({ params: { kind: 'message', thing: made.id! } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'giveTask',
    says: 'to nobody, whose it is',
    given: aMessage,
    ask: ({ made }) => ({
      params: { kind: 'message', thing: made.id! },
      body: { assignee: null, seen: null },
    }),
    answers: onlyAdmins(200),
  },
  {
    call: 'giveTask',
    says: 'to somebody who is no admin',
    given: aMessage,
    ask: ({ made, buyerId }) => ({
      params: { kind: 'message', thing: made.id! },
      body: { assignee: buyerId, seen: null },
    }),
    answers: onlyAdmins('user-not-found'),
  },
  {
    call: 'noteTask',
    given: aMessage,
    ask: ({ made }) => ({
      params: { kind: 'message', thing: made.id! },
      body: { key: randomUUID(), words: 'Preguntar en depósito.' },
    }),
    answers: onlyAdmins(201),
  },
  { call: 'listHealth', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'getHealth', ask: ({ companyId }) => ({ params: { id: companyId } }), answers: onlyAdmins(200) },
]
