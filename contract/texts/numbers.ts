import { languageNow, localeNow } from './language.ts'

/** Between thousands where no language is chosen; no line breaks there. */
const BLANK = '\u00a0'

/** What is written first where no language is chosen. */
const UNCHOSEN = 'en'

/** Whether four figures are parted: as the language does, from five on, or always. */
type Grouping = 'auto' | 'min2' | 'always'

const writers = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than writing a page of numbers with it. */
function writerOf(locale: string, decimals: number | undefined, useGrouping: Grouping): Intl.NumberFormat {
  const key = `${locale} ${decimals} ${useGrouping}`
  const known = writers.get(key)
  if (known) return known
  const writer = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 3,
    signDisplay: 'negative',
    useGrouping,
  })
  writers.set(key, writer)
  return writer
}

/**
 * A number as the reader writes it, with as many decimals as it has (at most 3), or with so many: the only way in which
 * numbers come onto pages, charts, e-mails and into forms. In a chosen language as its readers do: 12.210,5 or 12,210.5.
 * Where none is chosen it has a point, as the specification writes prices and ratings, and so thousands cannot be parted by
 * one: a blank parts them (12 210.5), from five figures on.
 */
export function numberText(
  value: number,
  decimals?: number,
  grouping: Grouping = languageNow() ? 'auto' : 'min2',
): string {
  if (!languageNow()) return writerOf(UNCHOSEN, decimals, grouping).format(value).replaceAll(',', BLANK)
  const locale = localeNow()
  // Spanish leaves four figures whole and parts longer ones (2210 · 12.210), for which Intl wants no country.
  return writerOf(locale.startsWith('es') ? 'es' : locale, decimals, grouping).format(value)
}
