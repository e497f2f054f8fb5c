import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { CHARGEBACK_STATES } from './chargeback-states.ts'
import { endpoint } from './endpoint.ts'
import { choice, clearableText, optionalText, pageNumber, queryDay, queryId, uuid } from './fields.ts'
import {
  BUYER_SEEN_DAYS,
  COUNTED_SALES,
  FOUND_SALES_PER_PAGE,
  PAYOUT_MAX,
  PAYOUT_MAX_LINES,
  PAYOUT_REFERENCE_MAX_CHARACTERS,
  SALES_PER_PAGE,
  SEARCH_MAX_CHARACTERS,
  SUMMED_SALES,
} from './limits.ts'
import { isHundredths } from './money.ts'
import { ORDER_SORTS } from './order-sorts.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { maskedDestination } from './payout-accounts.ts'
import { PAYOUT_SORTS } from './payout-sorts.ts'
import { PAYOUT_STATES } from './payout-states.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** How the order of a sale can stand: it was paid, and its money may have gone back since. */
export const SOLD_STATES = ['paid', 'refunded', 'charged_back'] as const

const currency = z.enum(CHARGE_CURRENCIES)

/** What of a sale is whose. `owed` is below zero when more was paid out than is left after refunds. */
const amounts = {
  totalPrice: z.number(),
  refunded: z.number().describe('Of totalPrice, what went back to the buyer or is on its way'),
  owed: z.number().describe('What the shop owes the company for it, now or later'),
  paidOut: z.number(),
}

/** Of totalPrice, who has what of the rest that did not go back to the buyer. */
const parts = {
  commission: z.number().describe('What the shop keeps'),
  commissionTax: z.number().describe('The tax on that'),
  fee: z.number().describe('What the payment provider keeps, where companies bear it'),
  net: z
    .number()
    .describe(
      'What is the company’s: totalPrice − refunded − commission − commissionTax − fee, which is owed + paidOut',
    ),
}

/** The same twice: dollars, as prices are, and what the order was charged in. */
const money = {
  ...amounts,
  charge: z
    .object({ currency, ...amounts, ...parts })
    .describe('The same in what the order was charged in: in this it is owed and paid out'),
}

/**
 * Of whom a sale is told to its seller, who has to send it. The e-mail is empty once they deleted their account, the
 * parcel was cancelled or its hand-over was long ago (BUYER_SEEN_DAYS).
 */
const bought = {
  ShoppingHistoryId: uuid,
  date: z.string().describe('ISO instant of the payment'),
  buyerEmail: z
    .string()
    .describe(
      `Empty once the parcel is cancelled, and ${BUYER_SEEN_DAYS.afterHandOver} days after the hand-over`,
    ),
  buyerName: z.string(),
  state: z.enum(SOLD_STATES),
  chargeback: z
    .enum(CHARGEBACK_STATES)
    .nullable()
    .describe(
      'open: its buyer’s bank asks the money back, and it is frozen; won: it is owed again; lost: it is gone',
    ),
  parcel: z.enum(PARCEL_STATES),
}

/** A line of a paid order, as its seller sees it (specification section 3, Sale detail). */
const sale = z.object({
  id: z.string(),
  ...bought,
  ProductId: uuid,
  name: z.string(),
  description: z.string(),
  summary: z.string().describe('Presentation of the beer when it was sold'),
  image: z.string(),
  price: z.number(),
  amount: z.number(),
  refundedAmount: z.number().describe('Units that were paid back'),
  ...money,
  payoutDate: z.string().nullable().describe('ISO instant of the last payout that this sale is in'),
})
export type Sale = z.output<typeof sale>

/** The lines of one company in one order. */
const saleGroup = z.object({ ...bought, ...money, Items: z.array(sale) })
export type SaleGroup = z.output<typeof saleGroup>

/** What sales are looked for by: how their parcel stands, or that their money went back. */
const SALE_FILTERS = [...PARCEL_STATES, 'refunded', 'charged_back'] as const
export type SaleFilter = (typeof SALE_FILTERS)[number]

/** Which sales are meant, of the page and of the file alike; the days are the shop's. */
export const salesQuery = z.strictObject({
  q: optionalText(SEARCH_MAX_CHARACTERS).describe(
    'An order’s id or the last 8 characters of it; or words, each of which its buyer’s name, their e-mail where the seller sees it, or one of its beers holds',
  ),
  state: z
    .enum(['', ...SALE_FILTERS], said(formTexts.notOffered))
    .transform((state) => state || undefined)
    .optional(),
  from: queryDay,
  to: queryDay,
})

/** What orders of one currency come to. */
const salesSum = z.object({ orders: z.number(), units: z.number(), ...money })
export type SalesSum = z.output<typeof salesSum>

const params = z.object({ companyId: z.string() })
const query = z.strictObject({ pag: pageNumber })

export const listSales = endpoint({
  method: 'GET',
  path: '/usercompanysales/{companyId}',
  summary: `What a company sold, line by line, newest first, ${SALES_PER_PAGE} a page: for itself and admins.`,
  access: ['Company', 'Admin'],
  scope: 'sales:read',
  params,
  query,
  response: z.object({ sales: z.array(sale), totalPages: z.number(), total: z.number() }),
  status: 200,
})

export const listSaleGroups = endpoint({
  method: 'GET',
  path: '/usercompanysalessummary/{companyId}',
  summary: `The same by order, newest first, ${SALES_PER_PAGE} orders a page; of shared orders the company’s own lines.`,
  access: ['Company', 'Admin'],
  scope: 'sales:read',
  params,
  query,
  response: z.object({ groups: z.array(saleGroup), totalPages: z.number(), total: z.number() }),
  status: 200,
})

export const findSales = endpoint({
  method: 'GET',
  path: '/company/{companyId}/sales',
  summary: `What a company sold, by order, newest first unless \`sort\` says otherwise, ${FOUND_SALES_PER_PAGE} a page: what is asked for of it, and what that comes to. For itself and admins.`,
  access: ['Company', 'Admin'],
  scope: 'sales:read',
  params,
  query: salesQuery.extend({
    sort: choice(ORDER_SORTS).describe(
      `By the day or by the total in what was charged, a currency after the other; of equals the newest first; by the total the newest ${COUNTED_SALES} of those that are asked for`,
    ),
    dir: choice(['asc', 'desc']).describe('`desc` unless it is said'),
    pag: pageNumber,
  }),
  response: z.object({
    groups: z.array(saleGroup),
    total: z.number().describe(`Orders that were found, at most ${COUNTED_SALES}`),
    isMore: z.boolean().describe('More were found than are counted'),
    isOfNewest: z
      .boolean()
      .describe(
        `The words mean too many: they were looked for among the newest ${COUNTED_SALES} of these days alone`,
      ),
    totalPages: z.number(),
    sums: z
      .array(salesSum)
      .nullable()
      .describe(
        `In each currency that they were charged in, most orders first; null of more than ${SUMMED_SALES} orders`,
      ),
  }),
  status: 200,
})

/** Money that was paid to a company; `date` an ISO instant, `lines` how many sales it is for. */
const payout = z.object({
  id: uuid,
  companyId: uuid,
  company: z.string(),
  currency,
  amount: z.number(),
  dollars: z.number().describe('The amount in dollars, at the rates of its sales’ orders'),
  reference: z.string(),
  date: z.string(),
  lines: z.number(),
  state: z.enum(PAYOUT_STATES),
  reason: z.string().describe('Why it failed or came back; or empty'),
  returned: z.number().describe('What of it came back from the bank, and is owed again'),
  account: maskedDestination.nullable().describe('Where it went; null: as an admin knew'),
})
export type Payout = z.output<typeof payout>

export const balance = z.object({
  currency,
  owed: z
    .number()
    .describe('What can be paid out now, refunds and payouts taken off; below zero: the company owes it'),
  owedDollars: z.number().describe('The same in dollars, at the rates of its orders'),
  pending: z.number().describe('Of sales that were not sent, or not long enough ago: not part of `owed`'),
  pendingDollars: z.number(),
  nextFree: z
    .string()
    .nullable()
    .describe(
      'ISO instant at which, at the earliest, more of `pending` is free; null while none of it has left',
    ),
  frozen: z.number().describe('Of sales that a buyer’s bank asks back: not part of `owed`'),
  underWay: z
    .number()
    .describe(
      'What the shop has decided to pay, in this currency, and of which nobody has said that it arrived',
    ),
  paidOut: z.number().describe('What arrived, and did not come back'),
  paidOutDollars: z.number(),
  lastPayout: z.object({ date: z.string(), amount: z.number(), reference: z.string() }).nullable(),
})
export type Balance = z.output<typeof balance>

export const getBalance = endpoint({
  method: 'GET',
  path: '/company/{companyId}/balance',
  summary:
    'What the shop owes a company now, what it will once parcels have arrived, what is frozen, and what it has paid out so far, in each currency that its sales were charged in, most first: for itself and admins. Empty while it has sold nothing.',
  access: ['Company', 'Admin'],
  params,
  response: z.object({
    balances: z.array(balance),
    hasPayoutAccount: z.boolean().describe('Whether it has said where it is to be paid'),
  }),
  status: 200,
})

export const listPayouts = endpoint({
  method: 'GET',
  path: '/payouts',
  summary:
    'Payouts, newest first unless `sort` says otherwise. A company asks for its own; without companyId it is for admins.',
  access: ['Company', 'Admin'],
  query: z.strictObject({
    companyId: queryId,
    q: optionalText(SEARCH_MAX_CHARACTERS).describe('Part of the company’s or its seller’s name'),
    sort: choice(PAYOUT_SORTS).describe(
      'By the day; or of one company by the amount, a currency after the other, of equals the newest first',
    ),
    dir: choice(['asc', 'desc']).describe('`desc` unless it is said'),
    pag: pageNumber,
  }),
  response: z.object({ payouts: z.array(payout), totalPages: z.number(), total: z.number() }),
  status: 200,
})

const payoutLine = z.strictObject({ ShoppingHistoryId: uuid, ProductId: uuid })

export const markPayout = endpoint({
  method: 'POST',
  path: '/payouts',
  summary:
    'Marks as paid out what is owed to a company in one currency: the sales named, or without `lines` everything that is free by now. A sale whose parcel has not arrived for long enough is not paid out. What was refunded after it had been paid out is taken off either way.',
  access: ['Admin'],
  body: z
    .strictObject({
      companyId: uuid,
      currency: currency.describe(
        'In which it was paid: sales that were charged in another are no part of it',
      ),
      lines: z.array(payoutLine).min(1).max(PAYOUT_MAX_LINES).optional(),
      amount: z
        .number()
        .min(0)
        .refine(isHundredths, said(formTexts.price))
        .optional()
        .describe('What was paid, in the currency; 409 when that is not what is owed any more'),
      reference: clearableText(PAYOUT_REFERENCE_MAX_CHARACTERS).transform((words) => words ?? ''),
    })
    .refine(({ amount = 0, currency }) => amount <= PAYOUT_MAX[currency], {
      path: ['amount'],
      ...said(formTexts.price),
    }),
  response: payout,
  status: 201,
})
