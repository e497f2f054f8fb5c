import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { FIGURE_STEPS, PERIOD_WORDS, periodQuery, ratedSums, soldSums, spanOfDays } from './figures.ts'

/** How the whole market goes, in days of the shop's time zone: for admins. */

/** What is counted in the days in which it happened; money in dollars. */
const counted = {
  ...soldSums,
  orders: z.number().describe('Orders that were paid'),
  unpaidOrders: z.number().describe('Orders begun in these days that ended without a payment'),
  newBuyers: z.number().describe('Buyers who signed up'),
  newCompanies: z.number().describe('Breweries that signed up; those that were imported are not among them'),
  paymentAttempts: z.number().describe('Payments that were tried, whatever became of them'),
  failedPayments: z.number().describe('Of these, those that the provider rejected'),
  ...ratedSums,
}

const total = z.object({
  ...spanOfDays,
  ...counted,
  averageOrder: z.number().nullable().describe('Dollars of a paid order, to the cent; null without any'),
  failedPercent: z
    .number()
    .nullable()
    .describe('Rejected payments of all that were tried, in percent to one decimal; null without any'),
})
export type MarketTotal = z.output<typeof total>

const bucket = z.object({ ...spanOfDays, ...counted })

const marketFigures = z.object({
  by: z.enum(FIGURE_STEPS),
  total,
  before: total.describe('The same number of days right before'),
  buckets: z
    .array(bucket)
    .describe('Without a gap, oldest first; the first and the last end where the period ends'),
  bestCompanies: z
    .array(z.object({ id: uuid, company: z.string(), image: z.string(), ...soldSums }))
    .describe('Most dollars first, at most 10'),
  bestBeers: z
    .array(z.object({ id: uuid, name: z.string(), company: z.string(), image: z.string(), ...soldSums }))
    .describe('Most units first, at most 10'),
})
export type MarketFigures = z.output<typeof marketFigures>

export const getMarketFigures = endpoint({
  method: 'GET',
  path: '/admin/figures',
  summary: `How the market goes: money, orders, new people, payments that failed, reviews. ${PERIOD_WORDS}`,
  access: ['Admin'],
  query: periodQuery,
  response: marketFigures,
  status: 200,
})

export const downloadMarketFigures = endpoint({
  method: 'GET',
  path: '/admin/figures.csv',
  summary: `The same as a file for spreadsheets, a line for each part of the period. ${PERIOD_WORDS}`,
  access: ['Admin'],
  query: periodQuery,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
