import { siteOf } from './charge-currencies.ts'
import { centsFromDollars, formatCents, priceText } from './money.ts'
import { siteMoneyText, unbroken } from './site-money.ts'

/**
 * Money of a card as people read it: hundredths → '$ 6.376,50 ARS', '$ 3.344 CLP', and of dollars as prices stand, 'U$S 4.50'. Of a currency that no site charges: 'EUR 4.50'.
 */
export function chargeText(cents: number, currency: string): string {
  if (currency === 'USD') return priceText(cents)
  const site = siteOf(currency)
  return site ? siteMoneyText(cents, site) : `${currency} ${formatCents(cents)}`
}

/** In dollars, as its prices; and beside it what goes to or from the card, where that is something else. */
export function pricedText(
  dollarCents: number,
  chargeCents: number,
  currency: string,
  dollarsText = priceText,
): string {
  const dollars = dollarsText(dollarCents)
  return currency === 'USD' ? dollars : `${dollars} (${chargeText(chargeCents, currency)})`
}

/** An amount from the wire as debts and payouts are written: 6376.5 of ARS → '$ 6.376,50 ARS'. It stands in sentences: no line breaks in it. */
export function debtText(amount: number, currency: string): string {
  return unbroken(chargeText(centsFromDollars(amount), currency))
}

/** The same with what it is in dollars behind it: '$ 6.376,50 ARS (U$S 4.50)'; of dollars alone 'U$S 4.50'. */
export function debtAndDollars(amount: number, dollars: number, currency: string): string {
  const debt = debtText(amount, currency)
  return currency === 'USD' ? debt : `${debt} (${debtText(dollars, 'USD')})`
}
