import { convertCents } from './convert-cents.ts'
import { type SiteMoney, siteMoneyText, unbroken } from './site-money.ts'

/** The rate at which buyers read prices in the charge currency too, with how that is written: no browser loads all sites. */
export type LocalRate = SiteMoney & { rate: string }

/** A price in cents of dollars as the card would be charged for it: 450 → '$ 6.376,50 ARS'. */
export function localPriceText(cents: number, local: LocalRate): string {
  return unbroken(siteMoneyText(convertCents(cents, local.rate, local.decimals), local))
}
