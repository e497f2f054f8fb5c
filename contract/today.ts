import { z } from 'zod'
import { approval } from './approvals.ts'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import {
  ENDS_SOON_DAYS,
  LOW_STOCK,
  PARCEL_LATE_DAYS,
  TODAY_REVIEWS,
  TODAY_ROWS,
  WAITS_COUNTED,
} from './limits.ts'
import { MISSING_STEPS } from './missing-steps.ts'
import { waitingThreads } from './order-messages.ts'
import { shownPause } from './pauses.ts'
import { sellerReview } from './reviews.ts'
import { balance } from './sales.ts'

/** A brewery's day on one page: what to do first, and how it goes. */

const waitingParcel = z.object({
  orderId: uuid,
  date: z.string().describe('ISO instant of the payment'),
  days: z.number().describe('Whole days since then'),
  late: z.boolean(),
  warned: z.boolean().describe('The payment provider asks not to send it'),
  recipient: z.string().describe('Empty once the buyer deleted their account'),
  city: z.string(),
  country: z.string(),
  units: z.number().describe('Those whose money has not gone back'),
})
export type WaitingParcel = z.output<typeof waitingParcel>

const beer = { id: uuid, name: z.string(), image: z.string() }
const endingBeer = z.object({
  ...beer,
  stock: z.number(),
  daysLeft: z
    .number()
    .nullable()
    .describe('At the pace of the last days, as in the figures; null where none was sold'),
})

/** Money is dollars, but for what was charged. */
const sold = z.object({
  orders: z.number(),
  units: z.number().describe('Units sold, those refunded later included'),
  sales: z.number().describe('Sold, what was refunded later included'),
  refunded: z.number().describe('What of these sales went back, or is on its way'),
  net: z
    .number()
    .describe('What of them is the company’s: less what went back, is frozen, and what the shop keeps'),
  charge: z
    .object({
      currency: z.enum(CHARGE_CURRENCIES),
      sales: z.number(),
      refunded: z.number(),
      net: z.number(),
    })
    .nullable()
    .describe('The same in what it was charged in; null where nothing was sold, or in several currencies'),
})
export type SoldLately = z.output<typeof sold>

export const getToday = endpoint({
  method: 'GET',
  path: '/company/{id}/today',
  summary: `A company’s day: parcels to be sent, longest waiting first, late ones from ${PARCEL_LATE_DAYS} days on; beers of which ${LOW_STOCK} or fewer are left or that end within ${ENDS_SOON_DAYS} days at their pace, and those that are sold out; what was sold today and in the last 7 days, today included; how it stands with the shop; the ${TODAY_REVIEWS} newest reviews without an answer; what buyers wrote and had no answer to; complaints that wait for its answer, or for beer that it promised; and what a company has yet to do before it can sell. At most ${TODAY_ROWS} of each; counts are of all. For itself and admins.`,
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  response: z.object({
    day: z.string().describe('yyyy-mm-dd, the shop’s'),
    weekFrom: z.string().describe('The first of the last 7 days'),
    parcels: z.object({ waiting: z.number(), late: z.number(), oldest: z.array(waitingParcel) }),
    complaints: z.object({
      waiting: z.number().describe('Those that wait for the company’s answer'),
      firstDueAt: z.string().nullable().describe('Until when for the first of them'),
      toSend: z.number().describe('Those of which the company promised beer that has yet to leave'),
      firstToSendAt: z.string().nullable().describe('The same of these'),
    }),
    ending: z.object({ count: z.number(), beers: z.array(endingBeer) }).describe('What ends first, first'),
    soldOut: z.object({ count: z.number(), beers: z.array(z.object(beer)) }).describe('Best sold first'),
    today: sold,
    week: sold,
    balances: z.array(balance),
    reviews: z.array(
      sellerReview.pick({ id: true, beer: true, person: true, rate: true, comment: true, date: true }),
    ),
    messages: waitingThreads.describe('What buyers wrote and had no answer to'),
    missing: z.array(z.enum(MISSING_STEPS)),
    approval: approval.nullable().describe('While it waits to be looked at, and is shown to nobody'),
    pause: shownPause.nullable().describe('While it is away, and sells nothing'),
  }),
  status: 200,
})
export type Today = z.output<typeof getToday.response>

const counted = z.number().optional()

export const countWaits = endpoint({
  method: 'GET',
  path: '/waits',
  summary: `How much waits for who asks, as the tabs of their pages say it; each counted to ${WAITS_COUNTED + 1}, which is more than ${WAITS_COUNTED}. Of a company messages without an answer, and for who sells for it complaints that wait for its answer or for beer that it promised; of the administration messages to the shop, withdrawals, what people report and claims of breweries.`,
  access: ['Company', 'Admin'],
  response: z.object({
    messages: z.number(),
    complaints: counted,
    withdrawals: counted,
    reports: counted,
    breweryClaims: counted,
  }),
  status: 200,
})
export type Waits = z.output<typeof countWaits.response>
