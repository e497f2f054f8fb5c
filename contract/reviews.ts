import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, queryId, text, uuid } from './fields.ts'
import {
  ANSWER_MAX_CHARACTERS,
  MAX_RATE,
  REPORT_MAX_CHARACTERS,
  REVIEW_MAX_CHARACTERS,
  REVIEWS_PER_PAGE,
} from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

export const postReview = endpoint({
  method: 'POST',
  path: '/qualification',
  summary: 'Reviews a beer that the session’s buyer bought; once a beer.',
  access: ['Person'],
  body: z.strictObject({
    rate: z.int().min(1).max(MAX_RATE),
    userPersonId: uuid.optional(),
    productId: uuid,
    comment: optionalText(REVIEW_MAX_CHARACTERS).transform((comment) => comment ?? ''),
  }),
  response: z.object({ id: uuid, rate: z.number(), comment: z.string() }),
  status: 200,
})

const answer = z.object({
  text: z.string(),
  date: z.string().describe('ISO instant'),
  correctableUntil: z.string().nullable().describe('ISO instant; null once it stands'),
})

/** A review of one of a company's beers, as its seller sees it. Of its writer no more than everybody is told. */
export const sellerReview = z.object({
  id: uuid,
  beer: z.object({ id: uuid, name: z.string() }),
  person: z.string(),
  rate: z.number(),
  comment: z.string(),
  hidden: z
    .boolean()
    .describe('By the administration: then `comment` is empty, and nobody else sees it at all'),
  date: z.string().describe('ISO instant'),
  answer: answer.nullable(),
  report: z
    .object({ reason: z.string(), date: z.string() })
    .nullable()
    .describe('What the company told the administration about it'),
})
export type SellerReview = z.output<typeof sellerReview>

const stars = z
  .enum(['', '1', '2', '3', '4', '5'], said(formTexts.notOffered))
  .transform((rate) => (rate === '' ? undefined : Number(rate)))
  .optional()

export const listReviews = endpoint({
  method: 'GET',
  path: '/company/{id}/reviews',
  summary: `The reviews of a company’s beers, newest first, ${REVIEWS_PER_PAGE} a page: of one beer, with one rate, those without an answer. \`summary\` is of all of them but hidden ones. For itself and admins; 404 for everybody else.`,
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  query: z.strictObject({
    pag: pageNumber,
    beer: queryId,
    rate: stars,
    unanswered: z
      .enum(['', '1'], said(formTexts.notOffered))
      .transform((value) => value === '1')
      .optional(),
  }),
  response: z.object({
    reviews: z.array(sellerReview),
    total: z.number().describe('How many the filter leaves'),
    totalPages: z.number(),
    summary: z.object({
      count: z.number(),
      mean: z.number().nullable().describe('To one decimal; null while there is no review'),
      ratings: z.array(z.number()).describe('How many reviews gave 1, 2, 3, 4, 5 stars'),
      unanswered: z.number(),
    }),
    beers: z.array(z.object({ id: uuid, name: z.string() })).describe('Those with a review, by name'),
  }),
  status: 200,
})
export type ReviewPage = z.output<typeof listReviews.response>

const params = z.object({ id: z.string() })

export const answerReview = endpoint({
  method: 'PUT',
  path: '/reviews/{id}/answer',
  summary:
    'Answers a review of one of the company’s own beers, publicly: 409 after that, and once it is hidden. Its writer is mailed. With `corrects`, the answer as it stands, it is another for an hour, a few times, and nobody is mailed again. 404 for reviews of other beers.',
  access: ['Company'],
  params,
  body: z.strictObject({
    answer: text(ANSWER_MAX_CHARACTERS),
    corrects: optionalText(ANSWER_MAX_CHARACTERS).describe('The answer that this one takes the place of'),
  }),
  response: z.object({ id: uuid, answer }),
  status: 200,
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/reviews/{id}/report',
  summary:
    'Asks the administration to look at a review of one of the company’s own beers; once a review: 409 after that. 404 for reviews of other beers.',
  access: ['Company'],
  params,
  body: z.strictObject({ reason: text(REPORT_MAX_CHARACTERS) }),
  response: z.object({ id: uuid, reason: z.string(), date: z.string() }),
  status: 201,
})
