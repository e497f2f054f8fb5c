import { z } from 'zod'
import { isDay } from './age.ts'
import { endpoint } from './endpoint.ts'
import { pageNumber, reasonGiven, uuid } from './fields.ts'
import {
  ADMIN_ROWS_PER_PAGE,
  BROKEN_LINES_SHOWN,
  REPORT_MAX_BYTES,
  REPORT_MAX_DAYS,
  REPORT_MAX_MEGABYTES,
} from './limits.ts'
import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  LINE_TROUBLES,
  MOVEMENTS,
  REPORT_KINDS,
  REPORT_STATES,
} from './provider-book-kinds.ts'
import * as figuresTexts from './texts/figures.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'
import * as uploadTexts from './texts/upload.ts'

/** The payment provider's books beside ours. Amounts are in `currency`; instants are ISO. */

/** What stands around the file in the form: boundaries, the file's own name. */
const FORM_OVERHEAD_BYTES = 64 * 1024

const report = z.object({
  id: uuid,
  origin: z.enum(['asked', 'uploaded']).describe('Whether the shop asked for it or an admin uploaded it'),
  kind: z.enum(REPORT_KINDS).nullable().describe('Null of an uploaded file until it is read'),
  state: z.enum(REPORT_STATES),
  from: z.string().nullable(),
  until: z.string().nullable().describe('It says what moved before this'),
  fileName: z.string(),
  admin: z.string().nullable().describe('Who asked for it or uploaded it; null: the daily work'),
  rows: z.number().describe('Read so far'),
  newRows: z.number().describe('Of them, what no other report had told'),
  brokenLines: z.number(),
  broken: z
    .array(z.object({ line: z.number(), trouble: z.enum(LINE_TROUBLES) }))
    .describe(`The first ${BROKEN_LINES_SHOWN} lines that could not be read`),
  unheard: z
    .array(z.string())
    .describe('Kinds of rows that the shop has never heard of: kept, and counted as others'),
  error: z.string().describe('Why the last try failed; empty when none did'),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type ListedReport = z.output<typeof report>

const difference = z.object({
  id: uuid,
  kind: z.enum(DIFFERENCE_KINDS),
  state: z.enum(DIFFERENCE_STATES),
  movement: z.enum(MOVEMENTS),
  report: z.enum(REPORT_KINDS).describe('Which of the reports says so, or does not'),
  about: z.string().describe('The provider’s id of it, or its word for what moves the account alone'),
  theirs: z
    .number()
    .nullable()
    .describe('What the provider’s books say, below zero what left; null: nothing'),
  ours: z.number().nullable(),
  currency: z.string().nullable(),
  at: z.string().describe('When it happened'),
  foundAt: z.string(),
  orderId: uuid.nullable(),
  paymentId: z.string().nullable(),
  payoutId: uuid.nullable(),
  closedAt: z.string().nullable(),
  admin: z.string().nullable(),
  reason: z.string(),
})
export type ListedDifference = z.output<typeof difference>

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/provider-books/reports',
  summary: `The provider’s reports that were asked for or uploaded, newest first, ${ADMIN_ROWS_PER_PAGE} a page: how far each is, and what could not be read of it.`,
  access: ['Admin'],
  query: z.strictObject({ pag: pageNumber }),
  response: z.object({ reports: z.array(report), total: z.number(), totalPages: z.number() }),
  status: 200,
})

export const listDifferences = endpoint({
  method: 'GET',
  path: '/admin/provider-books/differences',
  summary: `Where the provider’s books and the shop’s say two things, oldest first, ${ADMIN_ROWS_PER_PAGE} a page: those that need a person, or with \`state\` those that were closed or are gone; \`counts\` are of all.`,
  access: ['Admin'],
  query: z.strictObject({
    state: z
      .enum(['', ...DIFFERENCE_STATES], said(formTexts.notOffered))
      .transform((state) => state || undefined)
      .optional(),
    kind: z
      .enum(['', ...DIFFERENCE_KINDS], said(formTexts.notOffered))
      .transform((kind) => kind || undefined)
      .optional(),
    pag: pageNumber,
  }),
  response: z.object({
    differences: z.array(difference),
    counts: z.record(z.enum(DIFFERENCE_STATES), z.number()),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})

export const uploadReport = endpoint({
  method: 'POST',
  path: '/admin/provider-books/reports',
  summary: `Takes in a report of the provider’s that was fetched by hand (CSV, up to ${REPORT_MAX_MEGABYTES} MB): released money or all transactions, columns in any order, with ; or , between them, in English, Spanish or Portuguese. It is read behind the scenes; lines that cannot be read are told, and the rest is in. What another report has told already is counted once.`,
  access: ['Admin'],
  body: z.strictObject({
    file: z.file({
      error: ({ input }) => textOf(Array.isArray(input) ? uploadTexts.oneFile : formTexts.required),
    }),
  }),
  encoding: 'multipart',
  maxBody: { bytes: REPORT_MAX_BYTES + FORM_OVERHEAD_BYTES, tooLarge: 'report-too-large' },
  response: z.object({ id: uuid }),
  status: 201,
})

const day = z.string(said(formTexts.required)).refine(isDay, said(figuresTexts.dayInvalid))

export const askForReports = endpoint({
  method: 'POST',
  path: '/admin/provider-books/asks',
  summary: `Asks the provider for both reports of some days, the last one included, ${REPORT_MAX_DAYS} at most: its days, which end at midnight of GMT-04. One that is being made already is not asked for once more.`,
  access: ['Admin'],
  body: z.strictObject({ from: day, to: day }),
  response: z.object({ asked: z.number().describe('How many reports were asked for') }),
  status: 201,
})

export const closeDifference = endpoint({
  method: 'POST',
  path: '/admin/provider-books/differences/{id}/close',
  summary:
    'Says that a difference needs nobody any more, and why. It comes back by itself when it says something else. 409 when it is gone or closed meanwhile.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({ reason: reasonGiven }),
  response: z.object({ id: uuid, state: z.enum(DIFFERENCE_STATES) }),
  status: 200,
})
