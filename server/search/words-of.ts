import { normalSearchText } from './normal-search-text.ts'

/** What parts words, but for what stands within one: «Devil's» is one word, and typed without its sign. */
const WITHIN = /['’´`]/g
const BETWEEN = /[^\p{L}\p{N}]+/u

/** The words of a text as they are searched for: lower case, without accents and signs, in their order. */
export function wordsOf(text: string): string[] {
  return normalSearchText(text).replace(WITHIN, '').split(BETWEEN).filter(Boolean)
}
