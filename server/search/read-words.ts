import { SEARCH_SYNONYMS, type SearchMeaning } from '#contract/search-synonyms.ts'
import { wordsOf } from './words-of.ts'

/** One thing that somebody looks for: the words that were typed, or one of what else they mean. */
export type Sought = { words: string[]; meanings: SearchMeaning[] }

/** So many words are looked for; nobody types more to find a beer. */
const MOST_WORDS = 12

const MEANINGS = new Map<string, SearchMeaning[]>()
for (const { said, means } of SEARCH_SYNONYMS) {
  for (const phrase of said) {
    const key = wordsOf(phrase).join(' ')
    MEANINGS.set(key, [...(MEANINGS.get(key) ?? []), means])
  }
}
const LONGEST_PHRASE = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length))

/**
 * What a text looks for, in its order, each thing once. The longest phrase that means something is taken as a whole; what
 * says nothing in a beer shop («cerveza», «de») is left out unless there is nothing else.
 */
export function readWords(text: string): Sought[] {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const sought = new Map<string, Sought>()
  for (let at = 0; at < words.length; ) {
    const next = longestPhrase(words, at)
    sought.set(next.words.join(' '), next)
    at += next.words.length
  }
  const all = [...sought.values()]
  const telling = all.filter(
    ({ meanings }) => !meanings.some((means) => 'words' in means && !means.words.length),
  )
  return telling.length ? telling : all.map(saidAlone)
}

/** What says nothing beside others is looked for as it stands, and as what else it means. */
function saidAlone({ words, meanings }: Sought): Sought {
  return { words, meanings: meanings.filter((means) => !('words' in means)) }
}

function longestPhrase(words: string[], at: number): Sought {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const meanings = MEANINGS.get(phrase.join(' '))
    if (meanings) return { words: phrase, meanings }
  }
  return { words: [words[at]!], meanings: [] }
}
