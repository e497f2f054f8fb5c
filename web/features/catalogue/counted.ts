import type { TextCode } from '#contract/texts/catalogue.ts'
import type { Translate } from '#web/texts.ts'

/** Spanish leaves four figures whole and parts longer ones: 2210 · 12.210. */
const FORMAT = new Intl.NumberFormat('es')

/** A count as a sentence writes it. */
export function countText(count: number): string {
  return FORMAT.format(count)
}

/** '1 cerveza' or '{count} cervezas': the text for one, or the text for many with its count. */
export function counted(t: Translate, count: number, one: TextCode, many: TextCode): string {
  return count === 1 ? t(one) : t(many, { count: countText(count) })
}
