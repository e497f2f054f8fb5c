import { hasBeer } from './beer-bits.ts'
import { STANDINGS } from './beer-columns.ts'
import type { BeerIndex } from './beer-index.ts'
import { TYPE_NAMES, type Typed, type TypedWord } from './read-typed.ts'
import { TopBeers } from './top-beers.ts'

/** Which of the words each beer's name has; all zero between two texts, so that a text costs no more than it finds. */
let inName = new Uint16Array(1024)

/**
 * Beers on sale, by number, that have all that is typed in their names, or in part in those of their brewery and style, and in
 * something at least in their own: whose name was asked for in most words first, then as searches put them.
 */
export function suggestBeers(
  { names, columns, companies, ids, size }: BeerIndex,
  { things, words }: { things: Typed[]; words: TypedWord[] },
  most: number,
): number[] {
  if (inName.length < size) inName = new Uint16Array(Math.ceil(size * 1.5))
  const ofCompany = new Uint16Array(companies.size)
  for (const { number, words: name } of companies.names()) ofCompany[number] = bitsOf(words, name)
  const ofType = TYPE_NAMES.map((name) => bitsOf(words, name))
  const top = new TopBeers(most, (one, other) => ids.compare(other, one))
  const onSale = columns.onSale.values
  const company = columns.company.values
  const type = columns.type.values

  for (const { bit, numbers } of words) {
    const mark = (beer: number) => {
      inName[beer]! |= bit
    }
    for (const number of numbers) names.each(number, mark)
  }
  const look = (beer: number) => {
    const named = inName[beer]!
    if (named === 0) return
    inName[beer] = 0
    if (!hasBeer(onSale, beer)) return
    const found = named | ofCompany[company[beer]!]! | ofType[type[beer]!]!
    for (const { all, other, fits } of things) {
      if ((found & all) !== all && (found & other) === 0 && !fits.some((fit) => fit(beer))) return
    }
    const asked = bitsIn(named)
    const score = asked * 2 + Number(asked >= columns.nameWords.values[beer]!)
    const rank = (score * 2 + columns.inStock.values[beer]!) * STANDINGS + columns.standing.values[beer]!
    top.offer(beer, rank)
  }
  for (const { numbers } of words) for (const number of numbers) names.each(number, look)
  return top.inOrder().map(({ beer }) => beer)
}

/** Which of the words a name has. */
function bitsOf(words: TypedWord[], name: readonly string[]): number {
  return words.reduce((bits, { bit, isIn }) => (name.some(isIn) ? bits | bit : bits), 0)
}

function bitsIn(number: number): number {
  let bits = 0
  for (let left = number; left; left &= left - 1) bits++
  return bits
}
