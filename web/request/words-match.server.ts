import type { WordsMatch } from '#contract/catalogue.ts'
import * as foundWords from '#contract/texts/found-words.ts'
import { textOf } from '#contract/texts/text.ts'

/** What is said beside the count of what words found: nothing where all were found as they were typed. */
export function wordsMatchSaid(match: WordsMatch | undefined): string {
  if (match === 'typo') return textOf(foundWords.similarWords)
  return match === 'any' ? textOf(foundWords.someWords) : ''
}
