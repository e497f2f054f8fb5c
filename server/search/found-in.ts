import type { FoundIn } from '#contract/catalogue.ts'
import type { BeerType } from '#contract/limits.ts'
import type { SearchMeaning } from '#contract/search-synonyms.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { readWords } from './read-words.ts'
import { wordsOf } from './words-of.ts'

/** What a beer may be found by. */
type Texts = { name: string; company: string; presentation: string; type: BeerType; description: string }
type Place = { city: string; state: string; country: string }

/** A word with the signs that may stand within it. */
const WORD = /[\p{L}\p{N}'’´`]+/gu
/** So much of a description stands before and after the word, at most. */
const BEFORE = 28
const AFTER = 36
/** Shorter, a word is looked for as a beginning alone: see weights.ts. */
const PART_LETTERS = 3

/**
 * Where the first thing that was looked for stands, of those that a beer's name, brewery, style and presentation do not show; undefined where these show
 * all of it, and where it is said nowhere as it was typed.
 */
export function foundIn(text: string, beer: Texts & Place): FoundIn | undefined {
  const { name, company, presentation, type, description } = beer
  const seen = wordsOf([name, company, presentation, type].join(' '))
  for (const { words, meanings } of readWords(text)) {
    const ways = [words, ...meanings.flatMap(otherWords)]
    if (ways.some((way) => way.every((typed) => seen.some((word) => shows(word, typed))))) continue
    const plain = wordsOf(description).join(' ')
    const said = ways
      .filter((way) => mayStandIn(plain, way))
      .map((way) => around(description, way))
      .find(Boolean)
    if (said) return { in: 'description', ...said }
    if (meanings.some((means) => 'types' in means && means.types.includes(type)))
      return { in: 'style', before: '', word: words.join(' '), after: '' }
    const placed = marked(placeText(beer), words)
    if (placed) return { in: 'place', ...placed }
  }
  return undefined
}

const otherWords = (means: SearchMeaning) =>
  'words' in means ? means.words.map((word) => wordsOf(word)).filter((way) => way.length > 0) : []

const shows = (word: string, typed: string) =>
  typed.length >= PART_LETTERS ? word.includes(typed) || isSingular(word, typed) : word.startsWith(typed)

/** «barriles» finds a «barril». */
const isSingular = (word: string, typed: string) =>
  ['s', 'es'].some((ending) => word.length > 2 && typed === word + ending)

/** False where a text has none of these words: told of it as a whole, which costs a hundredth of looking at its words. */
const mayStandIn = (plain: string, typed: readonly string[]) =>
  typed.every((each) => plain.includes(each.replace(/e?s$/, '')))

type Marked = Pick<FoundIn, 'before' | 'word' | 'after'>

/** A text at the first of its words that begins as one of these do; undefined unless it has all of them. */
function marked(text: string, typed: readonly string[]): Marked | undefined {
  const own = [...text.matchAll(WORD)].map((match) => ({ match, word: wordsOf(match[0]).join('') }))
  const hits = typed.map((each) =>
    own.find(({ word }) => (each.length > 1 && word.startsWith(each)) || isSingular(word, each)),
  )
  if (!hits.length || hits.includes(undefined)) return undefined
  const { match } = hits.toSorted((a, b) => a!.match.index - b!.match.index)[0]!
  const end = match.index + match[0].length
  return { before: text.slice(0, match.index), word: match[0], after: text.slice(end) }
}

/** The same of a long text: some words before and behind, and a sign where others stand. */
function around(text: string, typed: readonly string[]): Marked | undefined {
  const whole = marked(text.replaceAll(/\s+/g, ' ').trim(), typed)
  if (!whole) return undefined
  const { before, word, after } = whole
  const lead = before.length > BEFORE ? `…${before.slice(-BEFORE).replace(/^\S*\s/, '')}` : before
  const rest = after.length > AFTER ? `${after.slice(0, AFTER).replace(/[\s,.;:]*\s?\S*$/, '')}…` : after
  return { before: lead, word, after: rest }
}
