import { BEER_TYPES } from '#contract/limits.ts'
import { readWords } from '../../search/read-words.ts'
import { wordsOf } from '../../search/words-of.ts'
import type { BeerIndex } from './beer-index.ts'
import { conditionOf } from './marks.ts'
import { isOneEdit } from './one-edit.ts'

/** A word as it may be written: as the beginning of one, and where none begins so, as those of which it is a typo. */
export type TypedWord = { bit: number; isIn: (word: string) => boolean; numbers: number[] }

/** One thing that is looked for: found where all its words are, or any other that means the same, or where it fits. */
export type Typed = { all: number; other: number; fits: ((beer: number) => boolean)[] }

export const TYPE_NAMES = BEER_TYPES.map(wordsOf)

/** Words of one letter begin a tenth of all names: they tell nothing until the next letter is typed. */
const LEAST_LETTERS = 2
/** As in find-words.ts: shorter words are a typo of half the catalogue. */
const TYPO_LETTERS = 4
/**
 * So many words of names that begin so are looked through, those that came first, which are the common ones. At a million beers two
 * letters begin some ten thousand words: the next letter leaves fewer before anybody has read so far.
 */
const MOST_BEGUN = 1_000
/** Bits of what is kept for each beer while its names are looked through. */
const MOST_WORDS = 16

/** What a text looks for while it is typed, as readWords() reads it; nothing, where all its words have one letter. */
export function readTyped(index: BeerIndex, text: string): { things: Typed[]; words: TypedWord[] } {
  const words: TypedWord[] = []
  const things: Typed[] = []
  for (const { words: said, meanings } of readWords(text)) {
    const told = said.filter(({ length }) => length >= LEAST_LETTERS)
    if (!told.length) continue
    const others = meanings.flatMap((means) => ('words' in means ? [...means.words] : []))
    if (words.length + told.length + 1 > MOST_WORDS) break
    const mayBeTypo = told.length === 1 && !meanings.length
    const all = told.map((word) => writtenAs(index, word, mayBeTypo, words))
    const other = others.length ? beginningWith(index, others, words) : 0
    const fits = meanings.flatMap((means) => ('words' in means ? [] : [conditionOf(index, means)]))
    things.push({ all: all.reduce((bits, bit) => bits | bit), other, fits })
  }
  return { things, words }
}

/** Adds the word, and answers its bit. */
function writtenAs(index: BeerIndex, word: string, mayBeTypo: boolean, words: TypedWord[]): number {
  const bit = beginningWith(index, [word], words)
  const added = words.at(-1)!
  if (!mayBeTypo || word.length < TYPO_LETTERS || isKnown(index, added)) return bit
  added.isIn = (written) => written[0] === word[0] && (isOneEdit(word, written) || isBegunSo(word, written))
  added.numbers = [...index.beginnings.ofLetter(word[0]!)]
    .filter((number) => added.isIn(index.vocabulary.wordOf(number)) && isNamed(index, number))
    .slice(0, MOST_BEGUN)
  return bit
}

/** What beers off sale alone are called is no word to whoever types, and takes no place of one that is. */
function isNamed({ names, columns }: BeerIndex, number: number): boolean {
  return names.isHeldAmong(number, columns.onSale.values)
}

function beginningWith(index: BeerIndex, typed: string[], words: TypedWord[]): number {
  const { beginnings, vocabulary } = index
  const bit = 1 << words.length
  const isIn = (written: string) => typed.some((word) => written.startsWith(word))
  const numbers = new Set<number>()
  for (const word of typed) {
    const whole = vocabulary.known(word)
    if (whole !== undefined && isNamed(index, whole)) numbers.add(whole)
    for (const number of beginnings.among(word)) {
      if (numbers.size >= MOST_BEGUN) break
      if (vocabulary.wordOf(number).startsWith(word) && isNamed(index, number)) numbers.add(number)
    }
  }
  words.push({ bit, isIn, numbers: [...numbers] })
  return bit
}

function isKnown({ companies }: BeerIndex, { isIn, numbers }: TypedWord): boolean {
  if (numbers.length || TYPE_NAMES.some((name) => name.some(isIn))) return true
  for (const { words } of companies.names()) if (words.some(isIn)) return true
  return false
}

/** A typo in a word that is not typed to its end yet. */
function isBegunSo(typed: string, written: string): boolean {
  if (written.length <= typed.length + 1) return false
  return [0, 1, -1].some((more) => isOneEdit(typed, written.slice(0, typed.length + more)))
}
