import { z } from 'zod'
import { AUDIT_ACTIONS } from './audit-actions.ts'
import { endpoint } from './endpoint.ts'
import { queryId, uuid } from './fields.ts'
import { TOLD_ACTS_SHOWN } from './limits.ts'

/** What admins did to somebody's things, as they read it themselves. */

const toldAct = z.object({
  id: uuid,
  at: z.string().describe('ISO instant'),
  action: z.enum(AUDIT_ACTIONS),
  title: z.string().describe('What was done, in the words of its mail'),
  text: z.string(),
  thing: z.object({ name: z.string(), page: z.string() }).describe('To what, and where it is seen'),
  changes: z
    .array(z.object({ field: z.string(), from: z.string(), to: z.string() }))
    .describe('Of an edit, in words'),
  reason: z.string().nullable().describe('As the admin wrote it'),
})
export type ToldAct = z.output<typeof toldAct>

export const listToldActs = endpoint({
  method: 'GET',
  path: '/account/acts',
  summary: `What admins did to the session’s user and their things, newest first, at most ${TOLD_ACTS_SHOWN}: in the reader’s language, and without who did it.`,
  access: 'signed-in',
  query: z.strictObject({ subject: queryId.describe('The id of the thing, for its acts alone') }),
  response: z.object({
    acts: z.array(toldAct),
    hasMore: z.boolean().describe('There are older ones; `GET /account/data` has them all'),
  }),
  status: 200,
})
