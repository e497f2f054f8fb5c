import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, text, uuid } from './fields.ts'
import {
  ADMIN_ROWS_PER_PAGE,
  CONTACT_ANSWER_MAX_CHARACTERS,
  CONTACT_ANSWERS_MOST,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
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
  answers: z.number().describe('How many answers it has had from here'),
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

const contactAnswer = z.object({
  id: uuid,
  by: z.string().describe('The admin who wrote it'),
  words: z.string(),
  at: z.string().describe('ISO instant'),
  mail: z
    .enum(['waits', 'left', 'not-sent'])
    .describe('Whether it has left as a mail; `not-sent`: never will'),
})
export type ContactAnswer = z.output<typeof contactAnswer>

export const getMessage = endpoint({
  method: 'GET',
  path: '/admin/messages/{id}',
  summary: 'A message to the shop with what was answered from here, oldest first.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  response: z.object({ message: contactMessage, answers: z.array(contactAnswer) }),
  status: 200,
})

export const answerMessage = endpoint({
  method: 'POST',
  path: '/admin/messages/{id}/answers',
  summary: `Answers a message to the shop by mail, which closes it; up to ${CONTACT_ANSWERS_MOST} times. \`seen\` is how many answers the page showed: where another admin has answered meanwhile nothing is sent, and 409 says so. \`key\` is the writer’s own: the same answer under it again is sent once. What is replied to the mail goes to the shop’s mailbox.`,
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    key: uuid,
    seen: z.number().int().min(0).max(CONTACT_ANSWERS_MOST),
    // Forms send a line's end as two characters, which the page counts as one.
    words: z
      .string(said(formTexts.required))
      .overwrite((value) => value.replaceAll('\r\n', '\n'))
      .pipe(text(CONTACT_ANSWER_MAX_CHARACTERS)),
  }),
  response: z.object({ message: contactMessage, answers: z.array(contactAnswer) }),
  status: 201,
})
