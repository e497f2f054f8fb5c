import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { choice, optionalText, pageNumber, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, SEARCH_MAX_CHARACTERS } from './limits.ts'
import { payoutAccount } from './payout-accounts.ts'
import { OWED_SORTS } from './payout-sorts.ts'

/** Which companies the shop owes money, and for what: for admins, who mark payouts (sales.ts). */

const currency = z.enum(CHARGE_CURRENCIES)

/** In the currency; below zero when more was paid out than is left after refunds. */
const owed = z.number()
const inDollars = z.number().describe('The same in dollars, at the rates of its orders')

const owedCompany = {
  companyId: uuid,
  company: z.string(),
  seller: z.string().describe('Who speaks for it; empty when nobody does'),
  currency: currency.describe(
    'In which its sales were charged: one that was charged in several has a balance in each',
  ),
  owed,
  owedDollars: inDollars,
  sales: z
    .number()
    .describe(
      'Lines that something is owed for, either way; those whose money is not free yet are none of them',
    ),
  oldestSale: z.string().nullable().describe('ISO instant of the oldest of them'),
  pending: z.number().describe('Of sales whose money is not free yet: not part of `owed`'),
  pendingDollars: inDollars,
  pendingSales: z.number(),
  lastPayout: z.object({ date: z.string(), amount: z.number() }).nullable().describe('In the currency'),
}

export const listOwed = endpoint({
  method: 'GET',
  path: '/admin/owed',
  summary: `Companies that are owed money, now or once it is free, most first by its dollars, and those that owe it back, at the end, unless \`sort\` says otherwise; one row for each currency, ${ADMIN_ROWS_PER_PAGE} a page. \`q\` finds the company’s or the seller’s name.`,
  access: ['Admin'],
  query: z.strictObject({
    q: optionalText(SEARCH_MAX_CHARACTERS),
    sort: choice(OWED_SORTS).describe('By the name, or by the dollars that are owed or not free yet'),
    dir: choice(['asc', 'desc']).describe('`desc` unless it is said, of names `asc`'),
    pag: pageNumber,
  }),
  response: z.object({
    companies: z.array(
      z.object({
        ...owedCompany,
        hasAccount: z.boolean().describe('It has said where it is paid to: without that no run pays it'),
      }),
    ),
    total: z.number().describe('Rows'),
    totalPages: z.number(),
    breweries: z.number().describe('Companies: one that has balances in two currencies counts once'),
    sums: z
      .array(
        z.object({
          currency,
          owed: z.number().describe('What all of them are owed together'),
          owedBack: z.number().describe('What all that owe it back owe together, below zero or 0'),
          pending: z.number().describe('What of all of them is not free yet'),
        }),
      )
      .describe('Of each currency, most dollars first'),
  }),
  status: 200,
})

/** A sale that something is owed for, in what it was charged in. */
const owedSale = z.object({
  ShoppingHistoryId: uuid,
  ProductId: uuid,
  name: z.string(),
  date: z.string().describe('ISO instant of the payment'),
  amount: z.number().describe('Units sold'),
  totalPrice: z.number(),
  refunded: z.number(),
  paidOut: z.number(),
  owed,
  owedDollars: inDollars,
})
export type OwedSale = z.output<typeof owedSale>

export const getOwed = endpoint({
  method: 'GET',
  path: '/admin/owed/{companyId}',
  summary: `What one company is owed in one currency, and the sales that it is owed for, oldest first, ${ADMIN_ROWS_PER_PAGE} a page. Without \`currency\`: in that of which most is owed. 404 when there is no such company.`,
  access: ['Admin'],
  params: z.object({ companyId: z.string() }),
  query: z.strictObject({ currency: currency.optional(), pag: pageNumber }),
  response: z.object({
    ...owedCompany,
    owedBack: z
      .number()
      .describe('Of `owed`, what it owes back of sales that were paid out: part of every payout'),
    account: payoutAccount.nullable().describe('Where it wants to be paid; null: it has saved no account'),
    balances: z
      .array(z.object({ currency, owed, pending: z.number() }))
      .describe(
        'Every currency in which something is owed or not free yet, this one too, most dollars first',
      ),
    rows: z.array(owedSale),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})
