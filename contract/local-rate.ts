import type { Charge } from './charge.ts'
import { chargeUnitCents } from './charge-cents.ts'
import { chargeText, unbroken } from './charge-text.ts'

/** The rate at which buyers read prices in the charge currency too; `timeZone`: the shop's, in which its moment is told. */
export type LocalRate = Omit<Charge, 'charged'> & { timeZone: string }

/** A price in cents of dollars as the card would be charged for it: 450 → '$ 6.376,50 ARS'. */
export function localPriceText(cents: number, { chargeCurrency: currency, rate }: LocalRate): string {
  return unbroken(chargeText(chargeUnitCents(cents, { currency, rate }), currency))
}
