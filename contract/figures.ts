import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { queryDay, uuid } from './fields.ts'
import { FIGURES_MAX_BUCKETS, LOW_STOCK, PACE_DAYS } from './limits.ts'
import { salesQuery } from './sales.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** How a company's sales go, in days of the shop's time zone. */

/** How a period is cut: by days, by weeks (from Monday on) or by months. */
export const FIGURE_STEPS = ['day', 'week', 'month'] as const
export type FigureStep = (typeof FIGURE_STEPS)[number]

/** The period that is asked for, and how it is to be cut. */
export const periodQuery = z.strictObject({
  from: queryDay,
  to: queryDay,
  by: z
    .enum(['', ...FIGURE_STEPS], said(formTexts.notOffered))
    .transform((value) => value || undefined)
    .optional(),
})

const params = z.object({ id: z.string() })

/** Money is dollars. What was refunded belongs to the sale that it takes from, on whatever day it went back. */
export const soldSums = {
  units: z.number().describe('Units sold, those refunded later included'),
  sales: z.number().describe('Dollars sold, what was refunded later included'),
  refundedUnits: z.number(),
  refunded: z.number().describe('Dollars of these sales that went back, or are on their way'),
}
export const ratedSums = {
  reviews: z.number().describe('Reviews written'),
  rating: z.number().nullable().describe('Their mean, to one decimal; null without any'),
}

export const spanOfDays = { from: z.string(), to: z.string().describe('The last day, which belongs to it') }
const total = z.object({ ...spanOfDays, ...soldSums, ...ratedSums, orders: z.number() })
export type FiguresTotal = z.output<typeof total>

const bucket = z.object({ ...spanOfDays, ...soldSums, ...ratedSums })

const beer = { id: uuid, name: z.string(), image: z.string() }

const figures = z.object({
  by: z.enum(FIGURE_STEPS),
  total,
  before: total.describe('The same number of days right before'),
  buckets: z
    .array(bucket)
    .describe('Without a gap, oldest first; the first and the last end where the period ends'),
  bestBeers: z.array(z.object({ ...beer, ...soldSums })).describe('Most units first, at most 10'),
  runningOut: z
    .array(
      z.object({
        ...beer,
        stock: z.number(),
        soldLately: z.number().describe(`Units of the last ${PACE_DAYS} days that stayed sold`),
        daysLeft: z.number().nullable().describe('At that pace; null when it did not sell lately'),
      }),
    )
    .describe(
      `Beers to be had of which ${LOW_STOCK} or fewer are left, whatever the period; best sold first, at most 20`,
    ),
})
export type Figures = z.output<typeof figures>

export const PERIOD_WORDS = `Without \`from\` and \`to\` the last 30 days. Without \`by\`, days for up to 31 of them, weeks for up to half a year, else months. At most ${FIGURES_MAX_BUCKETS} of them.`

export const getFigures = endpoint({
  method: 'GET',
  path: '/company/{id}/figures',
  summary: `How a company’s sales go: for itself and admins. ${PERIOD_WORDS}`,
  access: ['Company', 'Admin'],
  scope: 'sales:read',
  params,
  query: periodQuery,
  response: figures,
  status: 200,
})

export const downloadFigures = endpoint({
  method: 'GET',
  path: '/company/{id}/figures.csv',
  summary: `The figures as a file for spreadsheets, a line for each part of the period. ${PERIOD_WORDS}`,
  access: ['Company', 'Admin'],
  scope: 'sales:read',
  params,
  query: periodQuery,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const downloadSales = endpoint({
  method: 'GET',
  path: '/company/{id}/sales.csv',
  summary:
    'Every sale of a period as a file for spreadsheets, or those of them that are asked for as on the list of sales; oldest first; of who bought, nothing. Without `from` and `to` the last 30 days.',
  access: ['Company', 'Admin'],
  scope: 'sales:read',
  params,
  query: salesQuery,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
