import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { normalForm } from '#contract/normal-form.ts'
import { wordsOf } from '../../search/words-of.ts'

/** From so many digits in a row on it may be a phone or a document, whatever stands between them. */
const DIGITS_OF_SOMEBODY = /\p{Nd}{6}/u
const BETWEEN_DIGITS = /[^\p{L}\p{N}]+/gu

/**
 * The words of a search as they may be kept: as searches read them, cut to 60 characters. Nothing of what holds an e-mail or
 * so many digits as phones and documents have: people paste what they have copied. Names of people cannot be told from beers'.
 */
export function wordsToKeep(text: string): string | undefined {
  const plain = normalForm(text, 'NFKC')
  if (plain.includes('@') || DIGITS_OF_SOMEBODY.test(plain.replace(BETWEEN_DIGITS, ''))) return undefined
  return wordsOf(plain).join(' ').slice(0, SEARCH_MAX_CHARACTERS).toWellFormed().trim() || undefined
}
