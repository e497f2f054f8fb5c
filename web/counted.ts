import { numberText } from '#contract/texts/numbers.ts'
import type { Text } from '#contract/texts/text.ts'
import type { Translate } from '#web/texts.ts'

/** '1 cerveza' or '{count} cervezas': the text for one, or the text for many with its count. */
export function counted(t: Translate, count: number, one: Text, many: Text): string {
  return count === 1 ? t(one) : t(many, { count: numberText(count) })
}
