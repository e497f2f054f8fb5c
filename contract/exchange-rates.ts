import { z } from 'zod'
import { EXCHANGED_CURRENCIES, RATE_SOURCES, RATE_STATES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { clearableText, queryId, reasonGiven, text, uuid } from './fields.ts'
import { TYPED_RATE_MAX_CHARACTERS } from './limits.ts'

/** What a dollar costs on a card, and what admins say to that. Rates are decimals in text: exact. Instants are ISO. */

const rate = z.string().describe('Units of the currency for one dollar, as a plain decimal: 1417.25')

const toldRate = z.object({
  id: uuid,
  rate,
  source: z.enum(RATE_SOURCES),
  state: z.enum(RATE_STATES),
  at: z.string().describe('When the shop heard of it: it ages from here'),
  validFrom: z.string().describe('The source’s own moment of it'),
  until: z.string().describe('When it is too old to be used'),
  reason: z.string().describe('Of the admin who typed, judged or withdrew it last; or empty'),
  admin: z.string().nullable().describe('That admin’s name'),
})
export type ListedRate = z.output<typeof toldRate>

export const listRates = endpoint({
  method: 'GET',
  path: '/admin/exchange-rates',
  summary:
    'What cards are charged in and the rate in use, the one that waits for an admin’s word, and all that were told or typed in that currency, newest first, 20 at a time.',
  access: ['Admin'],
  query: z.strictObject({ before: queryId.describe('The `next` of the answer before: those older than it') }),
  response: z.object({
    currency: z
      .enum([...EXCHANGED_CURRENCIES, 'USD'])
      .nullable()
      .describe(
        'What cards are charged in; null while the account’s site is not known. Dollars need no rate',
      ),
    used: toldRate.nullable(),
    waiting: toldRate.nullable(),
    rates: z.array(toldRate),
    next: uuid.nullable().describe('For `before`, where there are older ones'),
  }),
  status: 200,
})
export type RateList = z.output<typeof listRates.response>

export const typeRate = endpoint({
  method: 'POST',
  path: '/admin/exchange-rates',
  summary:
    'Uses a rate that an admin types, before all that are told, while it is young. 409 when another one is in use than the admin saw, or it is ten times the last one or a tenth of it.',
  access: ['Admin'],
  body: z.strictObject({
    rate: text(TYPED_RATE_MAX_CHARACTERS),
    seen: clearableText(TYPED_RATE_MAX_CHARACTERS)
      .transform((seen) => seen ?? '')
      .describe('The rate in use that was seen; empty: none'),
    reason: reasonGiven,
  }),
  response: z.object({ id: uuid }),
  status: 201,
})

/** What an admin can say of a rate: of one that waits, or of one that an admin typed. */
export const RATE_VERDICTS = ['take', 'refuse', 'withdraw'] as const
export type RateVerdict = (typeof RATE_VERDICTS)[number]

export const judgeRate = endpoint({
  method: 'POST',
  path: '/admin/exchange-rates/{id}/verdict',
  summary:
    'Takes or refuses a rate that waits, or withdraws what admins typed. 409 when that has been done meanwhile.',
  access: ['Admin'],
  params: z.object({ id: uuid }),
  body: z.strictObject({ verdict: z.enum(RATE_VERDICTS), reason: reasonGiven }),
  response: z.object({ id: uuid, state: z.enum(RATE_STATES) }),
  status: 200,
})
