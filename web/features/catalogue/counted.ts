import type { TextCode } from '#contract/texts/catalogue.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'

/** '1 cerveza' or '{count} cervezas': the text for one, or the text for many with its count. */
export function counted(t: Translate, count: number, one: TextCode, many: TextCode): string {
  return count === 1 ? t(one) : t(many, { count: numberText(count) })
}
