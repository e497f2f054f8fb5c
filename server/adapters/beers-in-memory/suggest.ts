import { BEER_TYPES, type BeerType } from '#contract/limits.ts'
import { SEARCH_SYNONYMS } from '#contract/search-synonyms.ts'
import type { Suggested } from '../../ports/beer-search.ts'
import { wordsOf } from '../../search/words-of.ts'
import type { BeerIndex } from './beer-index.ts'
import { readTyped, TYPE_NAMES, type TypedWord } from './read-typed.ts'
import { suggestBeers } from './suggest-beers.ts'

/** More than are shown: some may have gone off sale. */
const MOST_BEERS = 12
const MOST_COMPANIES = 8
/** From so many letters on the beginning of another name of a style is that style: «neg» is as good as «negra». */
const MEANING_LETTERS = 3

const NAMED_STYLES = SEARCH_SYNONYMS.flatMap(({ said, means }) =>
  'types' in means ? said.map((phrase) => ({ phrase: wordsOf(phrase).join(' '), types: means.types })) : [],
)

/** What a text is probably the beginning of. Costs what the words' names cost, not what the catalogue does. */
export function suggest(index: BeerIndex, text: string): Suggested {
  const typed = readTyped(index, text)
  if (!typed.words.length) return { beers: [], companies: [], types: [] }
  return {
    beers: suggestBeers(index, typed, MOST_BEERS).map((beer) => index.ids.idOf(beer)),
    companies: suggestCompanies(index, typed.words),
    types: suggestTypes(text, typed.words),
  }
}

/** Whose names have every word; those that begin with the first of them before others, of equals the shorter name. */
function suggestCompanies({ companies }: BeerIndex, words: TypedWord[]): string[] {
  const found: { id: string; rank: number }[] = []
  for (const { id, words: name } of companies.names()) {
    if (!words.every(({ isIn }) => name.some(isIn))) continue
    const begins = words[0]!.isIn(name[0]!)
    found.push({ id, rank: Number(begins) * 100 - name.length })
  }
  return found
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_COMPANIES)
    .map(({ id }) => id)
}

/** By their names, or by what else they are called in three languages. */
function suggestTypes(text: string, words: TypedWord[]): BeerType[] {
  const said = wordsOf(text).join(' ')
  const meant = new Set(
    NAMED_STYLES.filter(({ phrase }) =>
      said.length >= MEANING_LETTERS ? phrase.startsWith(said) : phrase === said,
    ).flatMap(({ types }) => types),
  )
  return BEER_TYPES.filter(
    (type, at) => meant.has(type) || words.every(({ isIn }) => TYPE_NAMES[at]!.some(isIn)),
  )
}
