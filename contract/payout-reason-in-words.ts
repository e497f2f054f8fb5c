import * as payoutReasonTexts from './texts/payout-reason.ts'
import { textOf } from './texts/text.ts'

const { ofMercadoPago } = payoutReasonTexts
const isTold = (code: string): code is keyof typeof ofMercadoPago => Object.hasOwn(ofMercadoPago, code)

/** What a payout waits for that its provider would pay at another amount than was decided. @param cents of its currency */
export const anotherAmountReason = (cents: number): string => `another_amount ${cents / 100}`

/** Why a payout failed, came back or waits, for people: what an admin wrote as it stands, and codes in words. */
export function payoutReasonInWords(reason: string): string {
  if (isTold(reason)) return textOf(ofMercadoPago[reason])
  const amount = /^another_amount (.+)$/.exec(reason)?.[1]
  if (amount) return textOf(payoutReasonTexts.anotherAmount, { amount })
  // Two signs each, as a bank's return file has them.
  if (/^[A-Z\d]{2}( [A-Z\d]{2})*$/.test(reason))
    return textOf(payoutReasonTexts.ofBankFile, { codes: reason })
  return reason
}

/** Whether a payout failed where its brewery can do nothing: it is not told the shop's affairs. */
export function isShopsAffair(reason: string): boolean {
  return ['insufficient_funds', 'by_provider', 'other_reason'].includes(reason)
}
