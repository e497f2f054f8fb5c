import { chargeText } from '#contract/charge-text.ts'
import { centsFromDollars } from '#contract/money.ts'

/** An amount from the wire as pages write it: 'U$S 4.50', and of a card in another currency '$ 6.376,50 ARS'. */
export function amountText(amount: number, currency = 'USD'): string {
  return chargeText(centsFromDollars(amount), currency)
}
