import { createContext, useContext } from 'react'
import { textOf } from '#contract/texts/catalogue.ts'

/** Code → text, its `{name}`s filled in. */
export type Translate = typeof textOf

/** The language of the page. One catalogue so far; another language is a provider around the root. */
const TextContext = createContext<Translate>(textOf)

/** `const t = useText()`, then `t('cart.title')`: the only way in which pages and pieces come to a text. */
export function useText(): Translate {
  return useContext(TextContext)
}
