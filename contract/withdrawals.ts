import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, optionalText, pageNumber, reasonGiven, text, uuid } from './fields.ts'
import {
  ADMIN_ROWS_PER_PAGE,
  KEPT_DAYS,
  ORDER_NUMBER_MAX_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
  WITHDRAWAL_MAX_CHARACTERS,
  WITHDRAWAL_WINDOW_MAX_DAYS,
} from './limits.ts'
import { readOrderNumber } from './order-code.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { COUNTRIES } from './places.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import * as withdrawTexts from './texts/withdraw.ts'
import { WINDOW_DAYS, WITHDRAWAL_STATES } from './withdrawal-states.ts'

/** Withdrawals from purchases (Botón de arrepentimiento): anybody's to write, the buyer's to confirm, an admin's to end. */

/** Page and API alike. */
export const withdrawalForm = z.strictObject({
  email: emailAddress,
  number: text(ORDER_NUMBER_MAX_CHARACTERS).refine(
    (typed) => readOrderNumber(typed),
    said(withdrawTexts.badNumber),
  ),
  // Forms send a line's end as two characters, which the page counts as one.
  words: z
    .string()
    .optional()
    .transform((value) => value?.replaceAll('\r\n', '\n'))
    .pipe(optionalText(WITHDRAWAL_MAX_CHARACTERS))
    .optional(),
})

export const withdraw = endpoint({
  method: 'POST',
  path: '/withdrawals',
  summary:
    'Withdraws from a purchase, without logging in: keeps it and mails its code to that e-mail. Answered alike whether there is such a purchase or not; the same again while it is open has the same code. Where the order’s own buyer is logged in it counts as confirmed. 429 after too many from one address.',
  access: 'anyone',
  body: withdrawalForm,
  response: z.object({
    code: z.string(),
    date: z.string().describe('ISO instant of now'),
    confirmed: z
      .boolean()
      .describe('Its buyer is logged in, and it was acted on at once; false of everybody else'),
  }),
  status: 201,
})

export const confirmWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawals/confirmation',
  summary:
    'Confirms a withdrawal, for whoever has the key that was mailed to the order’s buyer: what no brewery has sent yet is cancelled and its money goes back, the rest waits for the administration. Repeating it changes nothing.',
  access: 'anyone',
  body: z.strictObject({ key: z.string(said(formTexts.required)).max(100) }),
  response: z.object({
    code: z.string(),
    parcels: z.array(
      z.object({
        company: z.string(),
        state: z.enum(PARCEL_STATES),
        moneyBack: z.boolean().describe('Its money went back or is on its way'),
      }),
    ),
  }),
  status: 200,
})
export type ConfirmedWithdrawal = z.output<typeof confirmWithdrawal.response>

/** Whether it came within the days of its country; unknown: nobody has said how many those are. */
const WINDOW_STANDINGS = ['inside', 'outside', 'unknown'] as const

const withdrawal = z.object({
  id: uuid,
  code: z.string(),
  date: z.string().describe('ISO instant at which it came'),
  email: z.string().describe('As it was typed'),
  number: z.string().describe('As it was typed'),
  words: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  reason: z.string().describe('Why it was refused; else empty'),
  closed: z.string().nullable().describe('ISO instant'),
  orderId: uuid.nullable().describe('The paid order of this number whose buyer has this e-mail'),
  country: z.string().describe('Where that goes; empty where there is none'),
  totalPrice: z.number().nullable().describe('What that order came to, in dollars; null where there is none'),
  left: z.number().nullable().describe('What of it was not given back, nor is on its way'),
  confirmed: z.string().nullable().describe('ISO instant at which the order’s buyer confirmed it'),
  standing: z.enum(WINDOW_STANDINGS).nullable().describe('Null where no order matched'),
  parcels: z.array(
    z.object({
      company: z.string(),
      state: z.enum(PARCEL_STATES),
      moneyBack: z.boolean(),
      until: z
        .string()
        .nullable()
        .describe('Last day of its window, yyyy-mm-dd; null: not begun, or unknown'),
    }),
  ),
})
export type Withdrawal = z.output<typeof withdrawal>

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/admin/withdrawals',
  summary: `Withdrawals, newest first, open ones longest waiting first, ${ADMIN_ROWS_PER_PAGE} a page: open ones unless \`state\` says otherwise. \`q\` finds codes, numbers and e-mails. Those without an order are deleted after ${KEPT_DAYS.strayWithdrawals} days.`,
  access: ['Admin'],
  query: z.strictObject({
    state: z
      .enum(['', ...WITHDRAWAL_STATES, 'all'], said(formTexts.notOffered))
      .transform((value) => value || undefined)
      .optional(),
    q: optionalText(SEARCH_MAX_CHARACTERS),
    pag: pageNumber,
  }),
  response: z.object({
    withdrawals: z.array(withdrawal),
    total: z.number(),
    totalPages: z.number(),
    counts: z
      .record(z.enum(WITHDRAWAL_STATES), z.number())
      .describe('How many stand how, of those that the search finds'),
  }),
  status: 200,
})

const closed = z.object({ id: uuid, state: z.enum(WITHDRAWAL_STATES) })
const params = z.object({ id: z.string() })

export const finishWithdrawal = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/{id}/done',
  summary:
    'Says that a withdrawal is done: its money went back at the order’s desk, or its writer was answered by mail. Repeating it changes nothing; 409 when it was refused.',
  access: ['Admin'],
  params,
  response: closed,
  status: 200,
})

export const refuseWithdrawal = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/{id}/refusal',
  summary:
    'Refuses a withdrawal with a reason, which is mailed to its writer. Repeating it changes nothing; 409 when it is done.',
  access: ['Admin'],
  params,
  body: z.strictObject({ reason: reasonGiven }),
  response: closed,
  status: 200,
})

const wholeDays = said(formTexts.wholeBetween, { min: 1, max: WITHDRAWAL_WINDOW_MAX_DAYS })

const window = z.object({
  country: z.enum(COUNTRIES),
  days: z.number().nullable().describe('Null: nobody has said how many, the administration decides by hand'),
  counted: z.enum(WINDOW_DAYS).describe('Calendar days, or business days: Monday to Friday'),
})
export type WithdrawalWindow = z.output<typeof window>

export const listWithdrawalWindows = endpoint({
  method: 'GET',
  path: '/admin/withdrawal-windows',
  summary: 'For how many days after the delivery a purchase can be withdrawn from, of each country.',
  access: ['Admin'],
  response: z.object({ windows: z.array(window) }),
  status: 200,
})

export const setWithdrawalWindow = endpoint({
  method: 'PUT',
  path: '/admin/withdrawal-windows/{country}',
  summary:
    'Says how many days a country’s window has, or with null that nobody knows: for what is open and what comes. The same again changes nothing. 404 for a country that the shop does not know.',
  access: ['Admin'],
  params: z.object({ country: z.string() }),
  body: z.strictObject({
    days: z.int(wholeDays).min(1, wholeDays).max(WITHDRAWAL_WINDOW_MAX_DAYS, wholeDays).nullable(),
    counted: z.enum(WINDOW_DAYS, said(formTexts.notOffered)),
  }),
  response: window,
  status: 200,
})
