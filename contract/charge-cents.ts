import { type ChargeCurrency, siteOf } from './charge-currencies.ts'

/** Digits behind the point that a rate keeps. */
export const RATE_DECIMALS = 10
const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS)

/** A hundredth is the unit everywhere; currencies without decimals are charged in whole hundreds of it. */
function smallestCharge(currency: ChargeCurrency): number {
  return siteOf(currency)?.decimals === 0 ? 100 : 1
}

/**
 * What a unit costs on the card: cents of dollars → hundredths of the charge currency, rounded half up to what that
 * currency can say. What costs something is never charged nothing. Totals are sums of these, never converted themselves:
 * the provider's items must add up.
 */
export function chargeUnitCents(
  unitCents: number,
  { currency, rate }: { currency: ChargeCurrency; rate: string | null },
): number {
  if (rate === null || unitCents === 0) return unitCents
  const step = BigInt(smallestCharge(currency))
  const divisor = RATE_SCALE * step
  const steps = (BigInt(unitCents) * scaledRate(rate) * 2n + divisor) / (divisor * 2n)
  return Number((steps > 0n ? steps : 1n) * step)
}

/** '1417.25' → 14172500000000n: exact, whatever a number would make of it. */
function scaledRate(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole) * RATE_SCALE + BigInt(fraction.padEnd(RATE_DECIMALS, '0'))
}
