import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, SEARCH_MAX_CHARACTERS } from './limits.ts'
import { maskedDestination } from './payout-accounts.ts'
import {
  LEFT_OUT_BECAUSE,
  PAYOUT_FILE_FORMATS,
  PAYOUT_RUN_STATES,
  PAYOUT_STANDINGS,
  PAYOUT_STATES,
  PAYOUT_WAYS,
} from './payout-states.ts'

/** Payout runs: every brewery that can be paid, proposed, decided on and handed over together. For admins. */

const currency = z.enum(CHARGE_CURRENCIES)
const fileFormat = z.enum(PAYOUT_FILE_FORMATS)
const instant = z.string().describe('ISO instant')
const params = z.object({ id: z.string() })
const sums = z
  .array(
    z.object({
      currency,
      amount: z.number(),
      payouts: z.number(),
      open: z.object({ amount: z.number(), payouts: z.number() }).describe('Of these, what has not ended'),
    }),
  )
  .describe('Of each currency, all payouts together')

const summary = {
  id: uuid,
  way: z.enum(PAYOUT_WAYS).describe('How its payouts leave: the setting PAYOUT_WAY of the day of the draft'),
  state: z.enum(PAYOUT_RUN_STATES),
  draftedAt: instant.describe(
    'When it was drafted, or drafted anew: what was seen then is what can be approved',
  ),
  draftedBy: z.string(),
  approvedAt: instant.nullable(),
  approvedBy: z.string().nullable(),
  sums,
  open: z.number().describe('Payouts that are approved or sent, and have not ended'),
}
const runSummary = z.object(summary)
export type PayoutRunSummary = z.output<typeof runSummary>

/** One payout of a run. */
const runPayout = z.object({
  id: uuid,
  companyId: uuid,
  company: z.string(),
  currency,
  amount: z.number(),
  lines: z.number().describe('Sales that it pays, and those that are taken off it'),
  takenOff: z
    .number()
    .describe('Of these, what the brewery owes back of sales that were paid out before; below zero, or 0'),
  state: z.enum(PAYOUT_STATES),
  account: maskedDestination.nullable().describe('Where it goes or went; null: an admin pays as they know'),
  reference: z.string().describe('The bank’s, or what an admin wrote; or empty'),
  reason: z.string().describe('Why it failed or came back; or what it waits for; or empty'),
  returned: z.number().describe('What came back of it'),
})
export type RunPayout = z.output<typeof runPayout>

const leftOut = z.object({
  companyId: uuid,
  company: z.string(),
  currency,
  amount: z.number().describe('What it is owed and is not paid'),
  because: z.enum(LEFT_OUT_BECAUSE),
  until: instant.nullable().describe('Of an account that is held: until when'),
})

const run = z.object({
  ...summary,
  needsAnother: z
    .boolean()
    .describe('Only another admin than who drafted it can approve it (PAYOUT_APPROVAL)'),
  payouts: z.array(runPayout).describe('A page, most dollars first'),
  total: z
    .number()
    .describe('Payouts, or those of them that were looked for; sums are always of the whole run'),
  totalPages: z.number(),
  leftOut: z.array(leftOut).describe('Of a draft: who is owed something and is no part of it'),
  owing: z
    .array(z.object({ companyId: uuid, company: z.string(), currency, amount: z.number() }))
    .describe('Of a draft: who owes something back, which waits for their next sales'),
  withoutAccount: z
    .number()
    .describe('Its payouts to breweries that have saved no account: by hand, an admin has to know where to'),
  sendable: z.array(fileFormat).describe('In which files what waits of it can be sent to the bank now'),
  written: z
    .array(fileFormat)
    .describe('Which files of it can be downloaded; by hand: as long as somebody has to transfer something'),
})
export type PayoutRun = z.output<typeof run>

export const listPayoutRuns = endpoint({
  method: 'GET',
  path: '/admin/payout-runs',
  summary: `Payout runs, newest first, ${ADMIN_ROWS_PER_PAGE} a page, and how breweries are paid in this shop.`,
  access: ['Admin'],
  query: z.strictObject({ pag: pageNumber }),
  response: z.object({
    runs: z.array(runSummary),
    total: z.number(),
    totalPages: z.number(),
    way: z.enum(PAYOUT_WAYS),
    draft: uuid.nullable().describe('The run that is only proposed: there is one at most'),
  }),
  status: 200,
})

export const draftPayoutRun = endpoint({
  method: 'POST',
  path: '/admin/payout-runs',
  summary:
    'Proposes to pay every brewery what is free of what it is owed, less what it owes back, in each currency. Nothing is decided by it. 409 when a draft is there already, or nobody can be paid.',
  access: ['Admin'],
  body: z.strictObject({}),
  response: z.object({ id: uuid }),
  status: 201,
})

export const getPayoutRun = endpoint({
  method: 'GET',
  path: '/admin/payout-runs/{id}',
  summary: `One run, with its payouts, ${ADMIN_ROWS_PER_PAGE} a page; of a draft also who is left out, and why. \`q\` finds the company’s or the seller’s name, \`stands\` those that have not ended or those that have.`,
  access: ['Admin'],
  params,
  query: z.strictObject({
    q: optionalText(SEARCH_MAX_CHARACTERS),
    stands: z.enum(PAYOUT_STANDINGS).optional(),
    pag: pageNumber,
  }),
  response: run,
  status: 200,
})

export const redraftPayoutRun = endpoint({
  method: 'POST',
  path: '/admin/payout-runs/{id}/redraft',
  summary: 'Proposes a draft anew, with what breweries are owed now. 409 when it is no draft any more.',
  access: ['Admin'],
  params,
  body: z.strictObject({}),
  response: z.object({ id: uuid }),
  status: 200,
})

export const discardPayoutRun = endpoint({
  method: 'POST',
  path: '/admin/payout-runs/{id}/discard',
  summary: 'Drops a draft. 409 when it is no draft any more.',
  access: ['Admin'],
  params,
  body: z.strictObject({}),
  response: z.object({ id: uuid }),
  status: 200,
})

export const approvePayoutRun = endpoint({
  method: 'POST',
  path: '/admin/payout-runs/{id}/approve',
  summary:
    'Decides on a draft as it was seen: what it pays is no longer owed, and leaves by its way. 409 when it was drafted anew since, when what a brewery is owed has moved (`companies` names them), when an account has changed, or when only another admin may.',
  access: ['Admin'],
  params,
  body: z.strictObject({
    draftedAt: z.iso.datetime({ offset: true }).describe('As the draft that was seen says it'),
  }),
  response: z.object({ id: uuid, payouts: z.number() }),
  status: 200,
})

export const sendPayoutFile = endpoint({
  method: 'POST',
  path: '/admin/payout-runs/{id}/send-file',
  summary:
    'Says that the approved payouts of a run go to the bank in a file of this format, and in no other: they are sent from then on, and the file can be fetched. Repeating it changes nothing.',
  access: ['Admin'],
  params,
  body: z.strictObject({ format: fileFormat }),
  response: z.object({ id: uuid, payouts: z.number() }),
  status: 200,
})

export const downloadPayoutCsv = endpoint({
  method: 'GET',
  path: '/admin/payout-runs/{id}/payouts.csv',
  summary:
    'The payouts of a run that went to the bank as CSV, one row each, with the whole accounts that they go to; of one that is paid by hand, those that wait to be transferred.',
  access: ['Admin'],
  params,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const downloadPayoutCnab = endpoint({
  method: 'GET',
  path: '/admin/payout-runs/{id}/payouts.rem',
  summary: 'The payouts of a run that went to the bank as CNAB 240 of FEBRABAN, for banks of Brazil.',
  access: ['Admin'],
  params,
  response: z.custom<Response>(),
  answers: 'text',
  status: 200,
})
