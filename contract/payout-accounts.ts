import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PAYOUT_ACCOUNT_HOLD_HOURS } from './limits.ts'
import * as fields from './payout-account-fields.ts'
import { PAYOUT_DESTINATION_KINDS, type PayoutDestination } from './payout-destination.ts'
import { eitherCode, secondFactorProof } from './second-factor.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'

/** Where breweries are paid to: one account each, saved with the second factor, told whole to nobody. */

const { holder, bankCode } = fields

/** What is asked of each kind, in the order in which forms ask for it. */
const SHAPES = {
  'ar-bank': { kind: z.literal('ar-bank'), holder, cbu: fields.cbu, cuit: fields.cuit },
  'br-pix': {
    ...{ kind: z.literal('br-pix'), holder, taxId: fields.brazilianTaxId },
    ...{ keyType: fields.pixKeyType, key: fields.pixKey },
  },
  'br-bank': {
    ...{ kind: z.literal('br-bank'), holder, taxId: fields.brazilianTaxId, ispb: fields.ispb, bankCode },
    ...{ branch: fields.branch, account: fields.accountNumber },
  },
  'cl-bank': { kind: z.literal('cl-bank'), holder, rut: fields.rut, bankCode, account: fields.accountNumber },
  iban: { kind: z.literal('iban'), holder, bank: fields.bankName, iban: fields.iban },
  lines: { kind: z.literal('lines'), holder, bank: fields.bankName, lines: fields.accountLines },
} as const satisfies Record<PayoutDestination['kind'], z.ZodRawShape>

/** A Pix key is checked as what its kind says that it is. */
const withPixKey = <Form extends z.ZodType<Parameters<typeof fields.wrongPixKey>[0]>>(form: Form): Form =>
  form.check(({ value, issues }) => {
    const wrong = fields.wrongPixKey(value)
    if (wrong) issues.push({ code: 'custom', input: value.key, path: ['key'], message: textOf(wrong) })
  })

const payoutDestination = z.discriminatedUnion(
  'kind',
  [
    z.strictObject(SHAPES['ar-bank']),
    withPixKey(z.strictObject(SHAPES['br-pix'])),
    z.strictObject(SHAPES['br-bank']),
    z.strictObject(SHAPES['cl-bank']),
    z.strictObject(SHAPES.iban),
    z.strictObject(SHAPES.lines),
  ],
  said(formTexts.notOffered),
) satisfies z.ZodType<PayoutDestination>

/** The same as the page asks for it; `proof` is whichever code was typed. */
export const PAYOUT_ACCOUNT_FORMS = {
  'ar-bank': z.strictObject({ ...SHAPES['ar-bank'], proof: eitherCode }),
  'br-pix': withPixKey(z.strictObject({ ...SHAPES['br-pix'], proof: eitherCode })),
  'br-bank': z.strictObject({ ...SHAPES['br-bank'], proof: eitherCode }),
  'cl-bank': z.strictObject({ ...SHAPES['cl-bank'], proof: eitherCode }),
  iban: z.strictObject({ ...SHAPES.iban, proof: eitherCode }),
  lines: z.strictObject({ ...SHAPES.lines, proof: eitherCode }),
} as const

/** What is told of an account: enough for its owner to know it by, and for nobody to pay to. */
export const maskedDestination = z.object({
  kind: z.enum(PAYOUT_DESTINATION_KINDS),
  holder: z.string().describe('Initial and last name'),
  bank: z.string().describe('Its code or name; empty where none is told'),
  number: z.string().describe('Of its number or key the last four signs'),
})
export type MaskedDestination = z.output<typeof maskedDestination>

export const payoutAccount = z.object({
  masked: maskedDestination,
  savedAt: z.string().describe('ISO instant'),
  payableFrom: z.string().describe('ISO instant: nothing is paid to it before'),
})
export type PayoutAccount = z.output<typeof payoutAccount>

const params = z.object({ companyId: z.string() })

export const getPayoutAccount = endpoint({
  method: 'GET',
  path: '/company/{companyId}/payout-account',
  summary: 'Where a company is paid to, masked: for itself and admins. Nobody is told the whole account.',
  access: ['Company', 'Admin'],
  params,
  response: z.object({
    account: payoutAccount.nullable().describe('null: none yet'),
    usualKind: z.enum(PAYOUT_DESTINATION_KINDS).describe('What is usual in the company’s country'),
    hasSecondFactor: z.boolean().describe('Whether its seller has the second factor, which saving takes'),
  }),
  status: 200,
})

export const savePayoutAccount = endpoint({
  method: 'PUT',
  path: '/company/{companyId}/payout-account',
  summary: `Saves where the session’s company is paid to, for a code of its seller’s second factor (409 second-factor-off where there is none). Nothing is paid there for ${PAYOUT_ACCOUNT_HOLD_HOURS} hours; the seller is mailed.`,
  access: ['Company'],
  params,
  body: z.strictObject({ destination: payoutDestination, proof: secondFactorProof }),
  response: payoutAccount,
  status: 200,
})
