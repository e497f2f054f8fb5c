/** Digits behind the point that a rate keeps. */
export const RATE_DECIMALS = 10
const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS)

/**
 * What a unit costs in another currency at a rate: cents of dollars → hundredths of that currency, rounded half up to its
 * decimals. What costs something is never charged nothing. Totals are sums of these, never converted themselves: the
 * provider's items must add up.
 */
export function convertCents(unitCents: number, rate: string, decimals: 0 | 2): number {
  if (unitCents === 0) return 0
  // A hundredth is the unit everywhere; currencies without decimals are charged in whole hundreds of it.
  const step = decimals === 0 ? 100n : 1n
  const divisor = RATE_SCALE * step
  const steps = (BigInt(unitCents) * scaledRate(rate) * 2n + divisor) / (divisor * 2n)
  return Number((steps > 0n ? steps : 1n) * step)
}

/** '1417.25' → 14172500000000n: exact, whatever a number would make of it. */
function scaledRate(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole) * RATE_SCALE + BigInt(fraction.padEnd(RATE_DECIMALS, '0'))
}
