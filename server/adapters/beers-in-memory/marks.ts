import { BEER_TYPES } from '#contract/limits.ts'
import type { SearchMeaning } from '#contract/search-synonyms.ts'
import { containerNumber } from '../../search/container-of.ts'
import type { Sought } from '../../search/read-words.ts'
import { wordsOf } from '../../search/words-of.ts'
import { KINDS } from './beer-cells.ts'
import type { BeerIndex } from './beer-index.ts'
import { DESCRIPTION_LETTERS, PART_LETTERS, WEIGHTS, weightAmong, weightOf } from './weights.ts'

const TYPE_WORDS = BEER_TYPES.map((type) => wordsOf(type))

/** What each beer has of one thing that is sought, by its number: 0 for nothing. */
export type Marks = Uint8Array

/** The same marks, four in each number. */
function byFours(marks: Marks): Uint32Array {
  return new Uint32Array(marks.buffer, marks.byteOffset, marks.length >> 2)
}

/** This beer, or the next that has a mark, or has one within four: most words are in few beers, and the others are left behind four at a time. */
function nextMarked(fours: Uint32Array, beer: number): number {
  let next = beer
  while ((next & 3) === 0 && fours[next >> 2] === 0) next += 4
  return next
}

/** All ways in which it may be found: as it was typed, and as what else it means. */
export function marksOf(index: BeerIndex, { words, meanings }: Sought): Marks {
  const { known } = index.scratch
  const key = `${words.join(' ')}\n${meanings.length}`
  const marks = known.get(key) ?? wordsMarks(index, words)
  if (known.has(key)) return marks
  for (const means of meanings) raiseBy(index, marks, means)
  known.set(key, marks)
  return marks
}

/** Beers that have all the words, as they are typed, at the weight of the least. */
export function wordsMarks(index: BeerIndex, words: readonly string[]): Marks {
  const [first, ...others] = words
  const marks = wordMarks(index, first!)
  for (const word of others) {
    index.scratch.lend(() => {
      const found = wordMarks(index, word)
      for (let beer = 0; beer < index.size; beer++)
        if (found[beer]! < marks[beer]!) marks[beer] = found[beer]!
    })
  }
  return marks
}

function wordMarks(index: BeerIndex, typed: string): Marks {
  const marks = index.scratch.bytes(index.size)
  raiseByWord(index, marks, typed)
  for (const singular of singularsOf(typed)) raiseByWholeWord(index, marks, singular)
  return marks
}

function raiseByWord(index: BeerIndex, marks: Marks, typed: string): void {
  const { vocabulary, names, descriptions, companies } = index
  vocabulary.eachWith(typed, typed.length < PART_LETTERS, (number) => {
    const word = vocabulary.wordOf(number)
    names.raise(number, marks, weightOf(word, typed, WEIGHTS.name))
    if (typed.length >= DESCRIPTION_LETTERS)
      descriptions.raise(number, marks, weightOf(word, typed, WEIGHTS.description))
  })
  companies.weightsOf(typed)?.forEach((weight, company) => {
    index.ofCompany.raise(company, marks, weight)
  })
  raiseByTypes(index, marks, (words) => weightAmong(words, typed, WEIGHTS.style))
}

function raiseByWholeWord(index: BeerIndex, marks: Marks, word: string): void {
  const number = index.vocabulary.known(word)
  if (number !== undefined) {
    index.names.raise(number, marks, WEIGHTS.name.whole)
    index.descriptions.raise(number, marks, WEIGHTS.description.whole)
  }
  raiseByTypes(index, marks, (words) => (words.includes(word) ? WEIGHTS.style.whole : 0))
}

function raiseByTypes(
  { columns, size }: BeerIndex,
  marks: Marks,
  weightOfName: (words: readonly string[]) => number,
): void {
  const weights = Uint8Array.from(TYPE_WORDS, weightOfName)
  if (!weights.some(Boolean)) return
  const type = columns.type.values
  for (let beer = 0; beer < size; beer++) marks[beer] = Math.max(marks[beer]!, weights[type[beer]!]!)
}

function raiseBy(index: BeerIndex, marks: Marks, means: SearchMeaning): void {
  if ('words' in means) {
    raiseByWords(index, marks, means.words)
    return
  }
  const fits = conditionOf(index, means)
  const { whole } = WEIGHTS.style
  for (let beer = 0; beer < index.size; beer++) {
    if (marks[beer]! < whole && fits(beer)) marks[beer] = whole
  }
}

type Condition = Exclude<SearchMeaning, { words: readonly string[] }>

/** Whether a beer, by its number, is what a word means. */
export function conditionOf(
  { columns: { type, abv, kind } }: BeerIndex,
  means: Condition,
): (beer: number) => boolean {
  if ('types' in means) {
    const isMeant = BEER_TYPES.map((each) => means.types.includes(each))
    return (beer) => isMeant[type.values[beer]!]!
  }
  if ('abvBelow' in means) return (beer) => abv.values[beer]! < means.abvBelow * 100
  if ('abvFrom' in means) return (beer) => abv.values[beer]! >= means.abvFrom * 100
  const wanted = containerNumber(means.container)
  const isMeant = KINDS.allowing('container', (container) => container === wanted)
  return (beer) => isMeant[kind.values[beer]!] === 1
}

/** Another word for what was typed weighs as much as a style does, wherever it stands. */
function raiseByWords(index: BeerIndex, marks: Marks, words: readonly string[]): void {
  for (const word of words) {
    index.scratch.lend(() => raiseByMarks(marks, wordMarks(index, word), WEIGHTS.style.whole))
  }
}

/** Each beer to what it has of another thing, at most so much of it. */
export function raiseByMarks(marks: Marks, others: Marks, most = 255): void {
  const fours = byFours(others)
  for (let beer = nextMarked(fours, 0); beer < others.length; beer = nextMarked(fours, beer + 1)) {
    const weight = Math.min(others[beer]!, most)
    if (weight > marks[beer]!) marks[beer] = weight
  }
}

/** «lagers», «barriles»: the same word in the singular is found too. */
function singularsOf(word: string): string[] {
  const endings = ['s', 'es'].filter((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  return endings.map((ending) => word.slice(0, -ending.length))
}
