import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { FIGURE_STEPS, PERIOD_WORDS, periodQuery, spanOfDays } from './figures.ts'
import { BEER_TYPES, EARNINGS_COMPANIES } from './limits.ts'

/** What the shop earned, by the ledger, each thing on the shop's day on which it was written there: for admins. */

/** In one currency. */
const earned = {
  gross: z.number().describe('What buyers paid'),
  refunded: z
    .number()
    .describe('What went back to them, or was taken by their banks, of sales of whatever day'),
  commission: z.number().describe('What the shop kept of it, less what it returned'),
  tax: z.number().describe('The tax on that, which is not the shop’s'),
  fees: z.number().describe('What the payment provider kept, less what breweries bear of it'),
  net: z.number().describe('commission − fees'),
}
export type Earned = { [Name in keyof typeof earned]: number }

const earnings = z.object({
  by: z.enum(FIGURE_STEPS),
  ...spanOfDays,
  before: z.object(spanOfDays).describe('The same number of days right before'),
  currencies: z
    .array(
      z.object({
        currency: z.enum(CHARGE_CURRENCIES),
        total: z.object(earned),
        before: z.object(earned),
        buckets: z
          .array(z.object({ ...spanOfDays, ...earned }))
          .describe('Without a gap, oldest first; the first and the last end where the period ends'),
        companies: z
          .array(z.object({ id: uuid, company: z.string(), ...earned }))
          .describe(`Most commission first, at most ${EARNINGS_COMPANIES}: the file has all`),
        styles: z
          .array(z.object({ type: z.enum(BEER_TYPES), ...earned }))
          .describe('Most commission first; of beers as they are now'),
      }),
    )
    .describe('Each by itself, most commission first; none while nothing was earned in either period'),
})
export type Earnings = z.output<typeof earnings>
export type CurrencyEarnings = Earnings['currencies'][number]

export const getEarnings = endpoint({
  method: 'GET',
  path: '/admin/earnings',
  summary: `What the shop earned: commission, its tax, and what the provider kept, by day, brewery and style. ${PERIOD_WORDS}`,
  access: ['Admin'],
  query: periodQuery,
  response: earnings,
  status: 200,
})

const days = periodQuery.pick({ from: true, to: true })

export const downloadEarnings = endpoint({
  method: 'GET',
  path: '/admin/earnings.csv',
  summary:
    'The same as a file for spreadsheets: a line for each day, brewery, style and currency, oldest first. Without `from` and `to` the last 30 days.',
  access: ['Admin'],
  query: days,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const downloadJournal = endpoint({
  method: 'GET',
  path: '/admin/journal.csv',
  summary:
    'The ledger as a file for the accountant: a line for each day, kind of transaction, account and currency, oldest first; debits above zero, credits below. Without `from` and `to` the last 30 days.',
  access: ['Admin'],
  query: days,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
