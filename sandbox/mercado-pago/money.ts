/**
 * Mercado Pago writes amounts as JSON numbers with at most two decimals; inside, they are whole cents.
 * Answers undefined for what is not such an amount (a text, NaN, a third decimal).
 */
export function centsFromAmount(amount: unknown): number | undefined {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-4 ? cents : undefined
}

export function amountFromCents(cents: number): number {
  return cents / 100
}

/** For people: `U$S 12.50`, `ARS 900.00`. */
export function readableMoney(cents: number, currencyId: string): string {
  return `${currencyId === 'USD' ? 'U$S' : currencyId} ${(cents / 100).toFixed(2)}`
}
