import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'

/** Where somebody is logged in. No addresses: none are kept. */
const openSession = z.object({
  id: uuid,
  browser: z
    .string()
    .nullable()
    .describe('Its name, as the browser told it; null when it told none that is known'),
  system: z.string().nullable().describe('Of the device, likewise'),
  openedAt: z.string(),
  usedAt: z
    .string()
    .describe(
      'Written down once a day, of admins every five minutes: the last use lies between this and so much later',
    ),
  isThis: z.boolean().describe('The session that asks'),
})
export type OpenSession = z.output<typeof openSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the session’s user is logged in: this session first, then the last used.',
  access: 'signed-in',
  response: z.array(openSession),
  status: 200,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'Ends one session of the session’s user. 404 for one that is over, and for somebody else’s.',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  response: z.object({ message: z.string() }),
  status: 200,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Ends every session of the session’s user but the one that asks.',
  access: 'signed-in',
  response: z.object({ message: z.string() }),
  status: 200,
})
