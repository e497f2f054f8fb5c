import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, reasonGiven, reasonIfGiven, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, MAX_RATE, SEARCH_MAX_CHARACTERS } from './limits.ts'
import { REVIEW_LISTS } from './review-lists.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What admins see of reviews, and what they decide about those that breweries report. */

const instant = z.string().describe('ISO instant')

const judgedReview = z.object({
  id: uuid,
  beer: z.object({ id: uuid, name: z.string() }),
  company: z.object({ id: uuid, company: z.string() }),
  writer: z.object({ id: uuid, name: z.string() }).describe('Of a deleted account, that it is one'),
  rate: z.number().describe(`1 to ${MAX_RATE}`),
  comment: z.string(),
  date: instant,
  answer: z
    .object({
      text: z.string(),
      date: instant,
      earlier: z.array(z.string()).describe('What it said before it was corrected, oldest first'),
    })
    .nullable(),
  hiddenAt: instant.nullable().describe('Null while everybody sees it'),
  report: z
    .object({
      reason: z.string(),
      date: instant,
      outcome: z.enum(['hidden', 'kept']).nullable().describe('Null while it waits for an admin'),
    })
    .nullable()
    .describe('What its brewery told the administration about it'),
})
export type JudgedReview = z.output<typeof judgedReview>

export const listAllReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  summary: `Reviews, newest first, ${ADMIN_ROWS_PER_PAGE} a page: with a report that waits (the rule), every one, or those that are hidden. \`q\` is a part of the comment or of the beer’s or the brewery’s name.`,
  access: ['Admin'],
  query: z.strictObject({
    show: z
      .enum(['', ...REVIEW_LISTS], said(formTexts.notOffered))
      .transform((show) => show || 'reported')
      .optional(),
    q: optionalText(SEARCH_MAX_CHARACTERS),
    pag: pageNumber,
  }),
  response: z.object({
    reviews: z.array(judgedReview),
    total: z.number(),
    totalPages: z.number(),
    waiting: z.number().describe('Reports that wait, whatever the filter'),
  }),
  status: 200,
})

const params = z.object({ id: z.string() })

export const judgeReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/{id}',
  summary:
    'Hides a review from everybody, which wants a reason, closes its report and mails its writer; or restores it. 409 when that is done already.',
  access: ['Admin'],
  params,
  body: z.discriminatedUnion(
    'hidden',
    [
      z.strictObject({ hidden: z.literal(true), reason: reasonGiven }),
      z.strictObject({ hidden: z.literal(false), reason: reasonIfGiven }),
    ],
    said(formTexts.notOffered),
  ),
  response: z.object({ id: uuid, hidden: z.boolean() }),
  status: 200,
})

export const keepReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/{id}/report',
  summary: 'Closes the report of a review, which stays as it is. 409 when it is closed already.',
  access: ['Admin'],
  params,
  body: z.strictObject({ reason: reasonIfGiven }),
  response: z.object({ id: uuid, outcome: z.literal('kept') }),
  status: 200,
})
