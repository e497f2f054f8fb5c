import { z } from 'zod'
import { approval } from './approvals.ts'
import { beerDetail } from './catalogue.ts'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { buyer, company } from './identity.ts'
import { shownPause } from './pauses.ts'
import { payoutAccount } from './payout-accounts.ts'

/** The records of people and beers as admins read them, whatever state they are in. */

/** What admins are told beside a person's record. */
const account = {
  createdAt: z.string().describe('ISO instant'),
  deleted: z.boolean().describe('Its owner deleted the account: it is never activated or edited again'),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable().describe('Waits for the link that was mailed there'),
  hasLogin: z
    .boolean()
    .describe('There is a way to log in: none for imported breweries and deleted accounts'),
  openSessions: z.number(),
}

const adminBuyer = buyer.extend({
  ...account,
  purchases: z.number().describe('Orders that were paid'),
  spent: z.number().describe('Dollars paid for them, less what went back or is on its way'),
})
export type AdminBuyer = z.output<typeof adminBuyer>

export const getBuyerForAdmin = endpoint({
  method: 'GET',
  path: '/persons/admin/{id}',
  summary: 'A buyer’s record with what admins are told beside it. 404 for sellers and admins.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  response: adminBuyer,
  status: 200,
})

const adminCompany = company.extend({
  ...account,
  beers: z.number().describe('All of them, whether on sale or not'),
  sales: z.number().describe('Lines of paid orders'),
  balances: z
    .array(
      z.object({
        currency: z.enum(CHARGE_CURRENCIES),
        owed: z.number().describe('What the shop owes the company now'),
        pending: z.number().describe('Of sales whose money is not free yet: not part of `owed`'),
      }),
    )
    .describe('In each currency that its sales were charged in; empty while it has sold nothing'),
  pause: shownPause.nullable().describe('While it is away, and sells nothing'),
  approval: approval.nullable().describe('While it waits to be looked at, and is shown to nobody'),
  payoutAccount: payoutAccount.nullable().describe('Where it is paid to, masked; null: nowhere yet'),
})
export type AdminCompany = z.output<typeof adminCompany>

export const getCompanyForAdmin = endpoint({
  method: 'GET',
  path: '/company/admin/{id}',
  summary: 'A seller’s record with what admins are told beside it; the id is the company’s.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  response: adminCompany,
  status: 200,
})

const adminBeer = beerDetail
  .required({
    onHand: true,
    held: true,
    blocked: true,
    pastDate: true,
    edition: true,
  })
  .extend({
    available: z.boolean().describe('The seller’s switch; `status` is this and not `blocked`'),
    companyActive: z.boolean().describe('Its company is switched on, and does not wait to be looked at'),
  })
export type AdminBeer = z.output<typeof adminBeer>

export const getBeerForAdmin = endpoint({
  method: 'GET',
  path: '/product/admin/{id}',
  summary: 'A beer as its seller sees it, in any state, with every switch that keeps it off sale.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  response: adminBeer,
  status: 200,
})
