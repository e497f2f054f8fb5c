import type { PayoutDestinationKind } from '#contract/payout-destination.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import type { FieldTexts } from '#web/ui/use-checked-form.ts'

const holder = { label: payoutAccountTexts.holder, hint: payoutAccountTexts.holderHint }
const taxId = { label: payoutAccountTexts.taxId }
const bankCode = { label: payoutAccountTexts.bankCode, hint: payoutAccountTexts.bankCodeHint }
const bank = { label: payoutAccountTexts.bank }
const proof = { label: secondFactorTexts.eitherCode, hint: secondFactorTexts.eitherHint }
const account = (hint: FieldTexts['hint']) => ({
  label: payoutAccountTexts.accountNumber,
  ...(hint && { hint }),
})

/** The fields that each kind of account is asked for, in this order, and what they are called. */
export const PAYOUT_FIELDS: Record<PayoutDestinationKind, Record<string, FieldTexts>> = {
  'ar-bank': {
    holder,
    cbu: { label: payoutAccountTexts.cbu, hint: payoutAccountTexts.cbuHint },
    cuit: { label: payoutAccountTexts.cuit, hint: payoutAccountTexts.cuitHint },
    proof,
  },
  'br-pix': {
    holder,
    taxId,
    keyType: { label: payoutAccountTexts.keyType },
    key: { label: payoutAccountTexts.key, hint: payoutAccountTexts.keyHint },
    proof,
  },
  'br-bank': {
    holder,
    taxId,
    ispb: { label: payoutAccountTexts.ispb, hint: payoutAccountTexts.ispbHint },
    bankCode,
    branch: { label: payoutAccountTexts.branch, hint: payoutAccountTexts.branchHint },
    account: account(payoutAccountTexts.accountHintBrazil),
    proof,
  },
  'cl-bank': {
    holder,
    rut: { label: payoutAccountTexts.rut, hint: payoutAccountTexts.rutHint },
    bankCode,
    account: account(payoutAccountTexts.accountHint),
    proof,
  },
  iban: {
    holder,
    bank,
    iban: { label: payoutAccountTexts.iban, hint: payoutAccountTexts.ibanHint },
    proof,
  },
  lines: {
    holder,
    bank,
    lines: { label: payoutAccountTexts.lines, hint: payoutAccountTexts.linesHint },
    proof,
  },
}
