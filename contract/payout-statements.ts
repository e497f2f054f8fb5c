import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { maskedDestination } from './payout-accounts.ts'
import { PAYOUT_STATES, PAYOUT_WAYS } from './payout-states.ts'

/** What a payout is made of, line by line: for its brewery and for admins. */

const amount = z.number().describe('In the payout’s currency')

/** Of a sale, what its buyer was charged, and what of that is the brewery's. */
const line = z.object({
  ShoppingHistoryId: uuid,
  ProductId: uuid,
  name: z.string(),
  date: z.string().describe('ISO instant of the sale'),
  units: z.number(),
  gross: amount.describe('What its buyer was charged'),
  refunded: amount.describe('Of that, what went back'),
  commission: amount.describe('What the shop keeps of the rest'),
  commissionTax: amount,
  fee: amount.describe('Of the payment provider’s fee, what the brewery bears'),
  net: amount.describe(
    'What is the brewery’s: gross − refunded − commission − commissionTax − fee, as it stood when the payout was decided on',
  ),
  paid: amount.describe(
    'What this payout pays of it; below zero: what it takes back of what was paid before',
  ),
})
export type StatementLine = z.output<typeof line>

export const getPayoutStatement = endpoint({
  method: 'GET',
  path: '/payouts/{id}',
  summary: 'A payout with every sale that it pays, oldest first: for its brewery and admins.',
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  response: z.object({
    id: uuid,
    companyId: uuid,
    company: z.string(),
    currency: z.enum(CHARGE_CURRENCIES),
    amount,
    returned: amount.describe('What of it came back from the bank, and is owed again'),
    state: z.enum(PAYOUT_STATES),
    way: z.enum(PAYOUT_WAYS),
    reference: z.string(),
    reason: z.string(),
    date: z.string().describe('ISO instant at which it was decided on'),
    endedAt: z.string().nullable().describe('ISO instant at which it arrived, failed or came back'),
    account: maskedDestination.nullable(),
    lines: z.array(line),
  }),
  status: 200,
})
export type PayoutStatement = z.output<typeof getPayoutStatement.response>

export const downloadPayoutStatement = endpoint({
  method: 'GET',
  path: '/payouts/{id}/statement.csv',
  summary: 'The same as a file.',
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
