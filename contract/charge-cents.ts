import { type ChargeCurrency, siteOf } from './charge-currencies.ts'
import { convertCents } from './convert-cents.ts'

/** What a unit costs on the card: cents of dollars → hundredths of the charge currency; without a rate, in dollars as it is. */
export function chargeUnitCents(
  unitCents: number,
  { currency, rate }: { currency: ChargeCurrency; rate: string | null },
): number {
  return rate === null ? unitCents : convertCents(unitCents, rate, siteOf(currency)?.decimals ?? 2)
}
