import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, SEARCH_MAX_CHARACTERS } from './limits.ts'

/** Which companies the shop owes money, and for what: for admins, who mark payouts (sales.ts). */

/** Dollars; below zero when more was paid out than is left after refunds. */
const owed = z.number()

const owedCompany = {
  companyId: uuid,
  company: z.string(),
  seller: z.string().describe('Who speaks for it; empty when nobody does'),
  owed,
  sales: z
    .number()
    .describe('Lines that something is owed for, either way; those still to be sent are none of them'),
  oldestSale: z.string().nullable().describe('ISO instant of the oldest of them'),
  unsent: z.number().describe('Dollars of sales that are still to be sent: not part of `owed`'),
  unsentSales: z.number(),
  lastPayout: z.object({ date: z.string(), amount: z.number() }).nullable(),
}

export const listOwed = endpoint({
  method: 'GET',
  path: '/admin/owed',
  summary: `Companies that are owed money, now or once they have sent it, most first, and those that owe it back, at the end; ${ADMIN_ROWS_PER_PAGE} a page. \`q\` finds the company’s or the seller’s name.`,
  access: ['Admin'],
  query: z.strictObject({ q: optionalText(SEARCH_MAX_CHARACTERS), pag: pageNumber }),
  response: z.object({
    companies: z.array(z.object(owedCompany)),
    total: z.number(),
    totalPages: z.number(),
    owed: z.number().describe('What all of them are owed together'),
    owedBack: z.number().describe('What all that owe it back owe together, below zero or 0'),
    unsent: z.number().describe('What of all of them is still to be sent'),
  }),
  status: 200,
})

/** A sale that something is owed for. */
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
})
export type OwedSale = z.output<typeof owedSale>

export const getOwed = endpoint({
  method: 'GET',
  path: '/admin/owed/{companyId}',
  summary: `What one company is owed, and the sales that it is owed for, oldest first, ${ADMIN_ROWS_PER_PAGE} a page. 404 when there is no such company.`,
  access: ['Admin'],
  params: z.object({ companyId: z.string() }),
  query: z.strictObject({ pag: pageNumber }),
  response: z.object({
    ...owedCompany,
    owedBack: z
      .number()
      .describe('Of `owed`, what it owes back of sales that were paid out: part of every payout'),
    rows: z.array(owedSale),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})
