import { languageNow, localeNow } from './language.ts'

/** Spanish leaves four figures whole and parts longer ones (2210 · 12.210), for which Intl wants no country. */
function numberLocale(): string {
  const locale = localeNow()
  return locale.startsWith('es') ? 'es' : locale
}

/** A number as the reader writes it, with as many decimals as it has (at most 3), or with so many. */
export function numberText(value: number, decimals?: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(numberLocale(), decimals === undefined ? {} : digits).format(value)
}

/** A number with the decimals that it has: with a point where no language is chosen, else as its readers write it. */
export function numberAsWritten(value: number): string {
  return languageNow() ? numberText(value) : String(value)
}

/**
 * A number with so many decimals. Where no language is chosen it has a point, as the specification writes prices and
 * ratings; in a chosen one what its readers write.
 */
export function decimalsText(value: number, decimals: number): string {
  return languageNow() ? numberText(value, decimals) : value.toFixed(decimals)
}
