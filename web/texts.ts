import { textOf } from '#contract/texts/text.ts'

/** A text in the reader's words, its `{name}`s filled in. */
export type Translate = typeof textOf

/** `const t = useText()`, then `t(cartTexts.empty)`: the only way in which pages and pieces put a text into words. */
export function useText(): Translate {
  return textOf
}
