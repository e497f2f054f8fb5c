import { debtText } from '#contract/charge-text.ts'

/** An amount from the wire as pages write it: 'U$S 4.50', and of a card in another currency '$ 6.376,50 ARS'. */
export function amountText(amount: number, currency = 'USD'): string {
  return debtText(amount, currency)
}
