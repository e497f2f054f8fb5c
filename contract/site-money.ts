import { numberText } from './texts/numbers.ts'

/** How a site's people write its currency. */
export type SiteMoney = { currency: string; symbol: string; decimals: 0 | 2 }

/** Hundredths of a site's currency as people read them, with its name, since many call theirs $: '$ 6.376,50 ARS'. */
export function siteMoneyText(cents: number, { currency, symbol, decimals }: SiteMoney): string {
  return `${symbol} ${numberText(cents / 100, decimals)} ${currency}`
}

/** Money that no line breaks in: its symbol, figures and currency belong together. */
export function unbroken(money: string): string {
  return money.replaceAll(' ', '\u00a0')
}
