import { textOf } from '#contract/texts/catalogue.ts'

/** Code → text, its `{name}`s filled in. */
export type Translate = typeof textOf

/** `const t = useText()`, then `t('cart.title')`: the only way in which pages and pieces come to a text. */
export function useText(): Translate {
  return textOf
}
