import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The mails that buyers choose to get about what they saved and follow. Nobody gets one without having chosen it. */

const choice = z.object({
  restock: z.boolean().describe('When a saved beer is back in stock'),
  digest: z
    .boolean()
    .describe('Once a day at most: what became cheaper, what is new or fresh at a followed brewery'),
})
export type AlertChoice = z.output<typeof choice>

const chosen = choice.extend({
  emailVerified: z.boolean().describe('Nothing is mailed before the e-mail is confirmed'),
})

export const getAlerts = endpoint({
  method: 'GET',
  path: '/alerts',
  summary: 'Which mails the session’s buyer has chosen to get about what they saved and follow.',
  access: ['Person'],
  response: chosen,
  status: 200,
})

export const chooseAlerts = endpoint({
  method: 'PUT',
  path: '/alerts',
  summary: 'Chooses which mails the session’s buyer gets about what they saved and follow.',
  access: ['Person'],
  body: choice,
  response: chosen,
  status: 200,
})

export const stopAlerts = endpoint({
  method: 'POST',
  path: '/alerts/stop',
  summary:
    'Stops all of these mails, for whoever has the key that stands in each of them (RFC 8058). A key that is none is answered alike, and stops nothing.',
  access: 'anyone',
  query: z.strictObject({ key: z.string().optional() }),
  response: z.object({ stopped: z.literal(true) }),
  status: 200,
})
