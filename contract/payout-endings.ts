import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { clearableText, fileText, reasonGiven, uuid } from './fields.ts'
import { PAYOUT_FILE_MAX_CHARACTERS, PAYOUT_REFERENCE_MAX_CHARACTERS } from './limits.ts'
import { isHundredths } from './money.ts'
import * as accountWords from './texts/account-words.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** How payouts end: as an admin or the bank's return file says. What the payment provider pays, it says itself. */

const params = z.object({ id: z.string() })
const reference = clearableText(PAYOUT_REFERENCE_MAX_CHARACTERS).transform((words) => words ?? '')

export const readReturnFile = endpoint({
  method: 'POST',
  path: '/admin/payout-return-files',
  summary:
    'Takes the bank’s answer to CNAB 240 files: marks what was paid and what was not. Lines that say nothing readable are named with their reason, and the others are taken.',
  access: ['Admin'],
  body: z.strictObject({ file: fileText(PAYOUT_FILE_MAX_CHARACTERS) }),
  maxBody: { bytes: 2 * PAYOUT_FILE_MAX_CHARACTERS, tooLarge: 'payout-file-too-large' },
  response: z.object({
    paid: z.number(),
    failed: z.number(),
    unknown: z.number().describe('Rows about payouts that were not sent by file, or have ended otherwise'),
    broken: z.array(z.object({ line: z.number(), reason: z.string() })),
  }),
  status: 200,
})

export const markPayoutPaid = endpoint({
  method: 'POST',
  path: '/admin/payouts/{id}/paid',
  summary:
    'Says that a payout arrived. 409 when it has ended otherwise or arrived with another reference, or the payment provider pays it.',
  access: ['Admin'],
  params,
  body: z.strictObject({ reference }),
  response: z.object({ id: uuid }),
  status: 200,
})

export const markPayoutRunPaid = endpoint({
  method: 'POST',
  path: '/admin/payout-runs/{id}/paid',
  summary:
    'Says that all payouts of a run that have not ended arrived. 409 when other ones have ended since they were looked at, or the payment provider pays them.',
  access: ['Admin'],
  params,
  body: z.strictObject({
    reference: reference.describe('Of each of them'),
    open: z.int().positive().describe('How many had not ended when they were looked at'),
  }),
  response: z.object({ id: uuid, payouts: z.number() }),
  status: 200,
})

export const markPayoutFailed = endpoint({
  method: 'POST',
  path: '/admin/payouts/{id}/failed',
  summary:
    'Says that a payout never arrived: what it was to pay is owed again. 409 when it has ended otherwise, or the payment provider pays it.',
  access: ['Admin'],
  params,
  body: z.strictObject({ reason: reasonGiven }),
  response: z.object({ id: uuid }),
  status: 200,
})

export const markPayoutReturned = endpoint({
  method: 'POST',
  path: '/admin/payouts/{id}/returned',
  summary:
    'Says that a bank sent a payout back, all of it or a part: that is owed again. 409 when it was not paid, or came back already.',
  access: ['Admin'],
  params,
  body: z.strictObject({
    reason: reasonGiven,
    amount: z
      .number()
      .positive(said(accountWords.enterAValidNumber))
      .refine(isHundredths, said(formTexts.hundredths))
      .optional()
      .describe('What came back, in its currency; all of it without'),
  }),
  response: z.object({ id: uuid }),
  status: 200,
})
