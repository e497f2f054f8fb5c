import { centsFromDollars, formatCents, priceText } from '#contract/money.ts'

/** An amount from the wire as pages write it: 'U$S 4.50', and of a foreign payment its own currency, 'ARS 4.50'. */
export function amountText(amount: number, currency = 'USD'): string {
  const cents = centsFromDollars(amount)
  return currency === 'USD' ? priceText(cents) : `${currency} ${formatCents(cents)}`
}
