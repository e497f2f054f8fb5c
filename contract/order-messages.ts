import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emptiableText, optionalText, pageNumber, uuid } from './fields.ts'
import {
  ORDER_MESSAGE_MAX_CHARACTERS,
  ORDER_MESSAGE_PICTURES_MAX_BYTES,
  ORDER_MESSAGE_PICTURES_MAX_MEGABYTES,
  ORDER_MESSAGE_PICTURES_MOST,
  ORDER_MESSAGES_DAYS,
  ORDER_MESSAGES_PER_PAGE,
  ORDER_THREADS_PER_PAGE,
  READ_FOR_WORDS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { MESSAGE_AUTHORS } from './message-authors.ts'
import * as formTexts from './texts/form.ts'
import * as orderMessagesTexts from './texts/order-messages.ts'
import { said } from './texts/said.ts'

/** What a buyer and a brewery write each other about an order. Its admins read it, and nobody else. */

/** What stands around the pictures in the form: boundaries, the text, the files' own names. */
const FORM_OVERHEAD_BYTES = 64 * 1024

const params = z.object({ orderId: z.string(), companyId: z.string() })

const orderMessage = z.object({
  id: uuid,
  by: z.enum(MESSAGE_AUTHORS),
  text: z.string().describe('As it was written; empty where there are pictures alone, or its writer is gone'),
  erased: z.boolean().describe('Its writer deleted their account, and their words with it'),
  at: z.string().describe('ISO instant'),
  isNew: z.boolean().describe('Of the other side, and not looked at before by who asks'),
  pictures: z.array(z.object({ id: uuid, width: z.number(), height: z.number() })),
})
export type OrderMessage = z.output<typeof orderMessage>

const thread = z.object({
  orderId: uuid,
  companyId: uuid,
  company: z.string(),
  buyer: z.string().describe('First name and initial'),
  waits: z
    .boolean()
    .describe('Something of the buyer’s has had no answer, and nobody said that it needs none'),
  closed: z
    .enum(['over', 'nobody-reads'])
    .nullable()
    .describe('Why nothing more can be written; null: who belongs to it may write'),
  messages: z.array(orderMessage).describe('Of the page, oldest first'),
  total: z.number(),
  totalPages: z.number(),
})
export type OrderThread = z.output<typeof thread>

export const getOrderThread = endpoint({
  method: 'GET',
  path: '/orders/{orderId}/parcels/{companyId}/messages',
  summary: `What a buyer and a brewery wrote each other about a paid order, ${ORDER_MESSAGES_PER_PAGE} a page, the newest on the first. For the two and admins; the same 404 for everybody else, and of an order that nobody paid. Reading marks nothing as read.`,
  access: ['Person', 'Company', 'Admin'],
  params,
  query: z.strictObject({ pag: pageNumber }),
  response: thread,
  status: 200,
})

const file = z.file(said(formTexts.required))
/** What shows nothing is nothing: spaces, and signs that no font draws. */
const SHOWS = /[^\p{Z}\p{C}]/u

/** A message as its form sends it: words, pictures, or both. */
const message = z
  .strictObject({
    key: uuid,
    // Forms send a line's end as two characters, which the page counts as one.
    text: z
      .string(said(formTexts.required))
      .overwrite((value) => (SHOWS.test(value) ? value.replaceAll('\r\n', '\n') : ''))
      .pipe(emptiableText(ORDER_MESSAGE_MAX_CHARACTERS)),
    pictures: z
      .union([file, z.array(file)], said(formTexts.required))
      .optional()
      .transform((files) => (files === undefined ? [] : [files].flat()))
      .refine(
        (files) => files.length <= ORDER_MESSAGE_PICTURES_MOST,
        said(orderMessagesTexts.tooManyPictures, { max: ORDER_MESSAGE_PICTURES_MOST }),
      ),
  })
  .refine(({ text, pictures }) => text || pictures.length > 0, {
    ...said(orderMessagesTexts.empty),
    path: ['text'],
  })

export const writeOrderMessage = endpoint({
  method: 'POST',
  path: '/orders/{orderId}/parcels/{companyId}/messages',
  summary: `Writes to the other side of an order, until ${ORDER_MESSAGES_DAYS} days after it was paid: text, up to ${ORDER_MESSAGE_PICTURES_MOST} pictures (together ${ORDER_MESSAGE_PICTURES_MAX_MEGABYTES} MB, each as the upload takes it), or both. They are mailed, once until they look. \`key\` is the writer’s own: the same message under it again is written once. 409 where nobody would read it; 429 after too many in a minute or a day.`,
  access: ['Person', 'Company'],
  params,
  body: message,
  encoding: 'multipart',
  maxBody: {
    bytes: ORDER_MESSAGE_PICTURES_MAX_BYTES + FORM_OVERHEAD_BYTES,
    tooLarge: 'message-pictures-too-large',
  },
  response: z.object({ id: uuid, at: z.string().describe('ISO instant') }),
  status: 201,
})

export const readOrderThread = endpoint({
  method: 'PUT',
  path: '/orders/{orderId}/parcels/{companyId}/messages/read',
  summary:
    'Who asks has looked at all up to the message `until`. With `needsNoAnswer` the brewery says too that none of it needs an answer; what came after it waits all the same.',
  access: ['Person', 'Company'],
  params,
  body: z.strictObject({ until: uuid, needsNoAnswer: z.literal(true).optional() }),
  response: z.object({ waits: z.boolean() }),
  status: 200,
})

const MESSAGE_PICTURE_SIZES = ['small', 'whole'] as const

export const getOrderMessagePicture = endpoint({
  method: 'GET',
  path: '/orders/{orderId}/parcels/{companyId}/messages/pictures/{pictureId}',
  summary:
    'A picture of a message, as WebP: `small` for a list, otherwise as wide as it is kept. For the two and admins, and kept by no cache; the same 404 for everybody else.',
  access: ['Person', 'Company', 'Admin'],
  params: params.extend({ pictureId: z.string() }),
  query: z.strictObject({ size: z.enum(MESSAGE_PICTURE_SIZES, said(formTexts.notOffered)).optional() }),
  response: z.custom<Response>(),
  answers: 'picture',
  status: 200,
})

/** A thread in its brewery's list: what was written last in it. */
const listedThread = z.object({
  orderId: uuid,
  buyer: z.string().describe('First name and initial'),
  waitingSince: z.string().nullable().describe('ISO instant of the oldest that had no answer'),
  days: z.number().describe('Whole days since then; 0 where nothing waits'),
  at: z.string().describe('ISO instant of the newest message'),
  by: z.enum(MESSAGE_AUTHORS),
  newest: uuid.describe('The newest message: who answers it has looked at all up to it'),
  text: z.string().describe('Of the newest message, as it was written'),
  pictures: z.number(),
  isNew: z.boolean().describe('The brewery has not looked at all of it'),
})
export type ListedThread = z.output<typeof listedThread>

/** How many wait for an answer, and those that wait longest. */
export const waitingThreads = z.object({ waiting: z.number(), oldest: z.array(listedThread) })
export type WaitingThreads = z.output<typeof waitingThreads>

export const listOrderThreads = endpoint({
  method: 'GET',
  path: '/company/{id}/messages',
  summary: `What buyers and a company write each other, a row an order, ${ORDER_THREADS_PER_PAGE} a page: those without an answer first, longest waiting first, then the others, newest first. \`q\`: the one of the order with this id or code (the last 8 characters of it), else those of which the code, the buyer’s name or what was written holds each of these words, of those without an answer and the ${READ_FOR_WORDS} newest others. For itself and admins; 404 for everybody else.`,
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  query: z.strictObject({ q: optionalText(SEARCH_MAX_CHARACTERS), pag: pageNumber }),
  response: z.object({
    threads: z.array(listedThread),
    waiting: z.number().describe('How many of those that are meant have no answer'),
    isOfNewest: z.boolean().describe('The words of `q` were not looked for in all: there are older ones'),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})
