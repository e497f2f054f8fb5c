import type { MaskedDestination } from './payout-accounts.ts'
import * as payoutAccountTexts from './texts/payout-account.ts'
import { textOf } from './texts/text.ts'

/** A masked account in one line: `CBU o CVU ••••5201 · Banco 285 · J. Pérez`. */
export function payoutAccountInWords({ kind, number, bank, holder }: MaskedDestination): string {
  const name = textOf(payoutAccountTexts.kindNames[kind])
  const bankName = /^\d+$/.test(bank) ? textOf(payoutAccountTexts.bankNamed, { bank }) : bank
  const parts = [`${name} ${number}`, bankName, holder]
  return parts.filter(Boolean).join(' · ')
}

/** The same without what its seller wrote: for mails, which reach whoever reads that mailbox. */
export function payoutAccountInMail({ kind, number }: MaskedDestination): string {
  return `${textOf(payoutAccountTexts.kindNames[kind])} ${number}`
}
