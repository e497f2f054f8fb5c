import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { fruitlessSearch } from './fruitless-searches.ts'
import { PARCEL_LATE_DAYS, TODAY_ROWS, TODAY_SEARCHES } from './limits.ts'
import { WORK_KINDS } from './work-kinds.ts'

/** An operator's day on one page: how it goes, and what waits for somebody. */

/** Of one day of the shop; money is dollars. */
const soldOn = z.object({
  day: z.string().describe('yyyy-mm-dd'),
  orders: z.number().describe('Orders that were paid'),
  units: z.number(),
  sales: z.number().describe('Sold, what was refunded later included'),
  refunded: z.number(),
})
export type SoldOn = z.output<typeof soldOn>

const lateParcel = z.object({
  orderId: uuid,
  companyId: uuid,
  company: z.string(),
  date: z.string().describe('ISO instant of the payment'),
  days: z.number().describe('Whole days since then'),
  units: z.number().describe('Those whose money has not gone back'),
})
export type LateParcel = z.output<typeof lateParcel>

const newBrewery = z.object({
  id: uuid,
  company: z.string(),
  date: z.string().describe('ISO instant at which it signed up'),
  beers: z.number().describe('Beers that it has on sale and in stock'),
})
export type NewBrewery = z.output<typeof newBrewery>

/** What waits for a person of the administration. */
export const waitingWork = z.object({
  work: z
    .array(
      z.object({
        kind: z.enum(WORK_KINDS),
        count: z.number(),
        days: z.number().describe('Whole days for which the first of them has waited'),
      }),
    )
    .describe('Kinds of which there is something'),
  failedJobs: z.number(),
  reports: z.number().describe('Reviews that a brewery asks to look at'),
})
export type WaitingWork = z.output<typeof waitingWork>

export const getAdminToday = endpoint({
  method: 'GET',
  path: '/admin/today',
  summary: `The shop’s day: what was sold today and on the same day a week ago; parcels that nobody has sent in ${PARCEL_LATE_DAYS} days, the ${TODAY_ROWS} oldest by name; how much of each kind is on the work list; failed jobs and reports; the breweries of the last 7 days; and the ${TODAY_SEARCHES} words that were looked for in vain most in these.`,
  access: ['Admin'],
  response: z.object({
    today: soldOn,
    before: soldOn.describe('All of the same day a week ago'),
    late: z.object({ count: z.number(), oldest: z.array(lateParcel) }),
    ...waitingWork.shape,
    breweries: z.object({ count: z.number(), newest: z.array(newBrewery) }),
    searches: z.array(fruitlessSearch),
  }),
  status: 200,
})
export type AdminToday = z.output<typeof getAdminToday.response>
