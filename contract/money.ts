import { numberText } from './texts/numbers.ts'

/** Money is integer US cents inside; numbers with two decimals on the wire; text with 'U$S' on pages. */

/** Cents → the number of dollars that goes on the wire: 350 → 3.5. */
export function dollarsFromCents(cents: number): number {
  return cents / 100
}

/** Dollars from the wire → cents: 3.5 → 350. Callers have checked `isMoney` first. */
export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}

/** True for a finite amount with no more than two decimals. */
export function isMoney(dollars: number): boolean {
  return Number.isFinite(dollars) && Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6
}

/** True for an amount of any currency that has no more than two decimals, however large: 123456789.37. */
export function isHundredths(amount: number): boolean {
  return Number.isSafeInteger(Math.round(amount * 100)) && Math.round(amount * 100) / 100 === amount
}

/**
 * 350 → '3.50': two decimals (specification section 9), as the reader writes them, thousands parted from four figures on: 1 072.40 is
 * read at a glance, and 1072.40 counted.
 */
export function formatCents(cents: number): string {
  return numberText(cents / 100, 2, 'always')
}

/** 350 → 'U$S 3.50', as prices stand on pages. */
export function priceText(cents: number): string {
  return `U$S ${formatCents(cents)}`
}

/** Price of a litre in cents, rounded, or null while the volume is unknown. */
export function centsPerLitre(
  priceCents: number,
  volumeMl: number | null,
  unitsPerPack: number | null,
): number | null {
  if (!volumeMl) return null
  return Math.round((priceCents * 1000) / (volumeMl * (unitsPerPack ?? 1)))
}
