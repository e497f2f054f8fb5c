import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, SEARCH_MAX_CHARACTERS } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What people wrote to the shop, as admins read it. */

const contactMessage = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  date: z.string().describe('ISO instant'),
  done: z
    .string()
    .nullable()
    .describe('ISO instant at which an admin was done with it; null while it is open'),
  purchase: uuid.nullable().describe('The purchase that it is about'),
})
export type ContactMessage = z.output<typeof contactMessage>

/** Which messages are listed. */
const MESSAGE_STATES = ['open', 'done', 'all'] as const

export const listMessages = endpoint({
  method: 'GET',
  path: '/admin/messages',
  summary: `Messages to the shop, newest first, ${ADMIN_ROWS_PER_PAGE} a page: open ones unless \`state\` says otherwise. \`q\` finds names and e-mails.`,
  access: ['Admin'],
  query: z.strictObject({
    state: z
      .enum(['', ...MESSAGE_STATES], said(formTexts.notOffered))
      .transform((value) => value || undefined)
      .optional(),
    q: optionalText(SEARCH_MAX_CHARACTERS),
    pag: pageNumber,
  }),
  response: z.object({
    messages: z.array(contactMessage),
    total: z.number(),
    totalPages: z.number(),
    open: z.number().describe('How many are open, of those that the search finds'),
    done: z.number(),
  }),
  status: 200,
})

export const markMessage = endpoint({
  method: 'PUT',
  path: '/admin/messages/{id}',
  summary: 'Says that a message is done, or open again. What it says already changes nothing.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({ done: z.boolean() }),
  response: contactMessage,
  status: 200,
})
