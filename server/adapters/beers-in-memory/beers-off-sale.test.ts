import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import { answerQuestion } from './answer-question.ts'
import { BeerIndex } from './beer-index.ts'
import { findSimilar } from './find-similar.ts'
import type { IndexedBeer } from './read-beers.ts'
import { suggest } from './suggest.ts'

const id = (kind: number, at: number) => `0198${kind}000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
const COMPANIES = ['Río Azul', 'Molino Quieto'].map((company, at) => {
  const place = { city: 'Ushuaia', state: 'Tierra del Fuego', country: 'Argentina' }
  return { id: id(1, at), company, shown: company, ...place, shipsTo: null }
})
/** Some are one letter from another, and some are two others without their blank. */
const WORDS = ['dorada', 'dorado', 'doradas', 'rio', 'negra', 'riodorado', 'noche', 'nochera', 'ipa', 'azul']

const BEER = {
  ...{ id: '', companyId: COMPANIES[0]!.id, name: '', description: '', type: BEER_TYPES[0] },
  ...{ presentation: 'Lata 473 ml', volumeMl: 473, hops: '', priceCents: 450, litreCents: 951 },
  ...{ abv: 5, ibu: 20, rating: null, packagedOn: null, bestBefore: null, standing: 3, soldStep: 0 },
  ...{ inStock: true, onSale: true },
} satisfies IndexedBeer

const words = (least: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: 3 }).map((all) => all.join(' '))
const someBeers = fc
  .array(
    fc.record({
      name: words(1),
      description: words(0),
      type: fc.constantFrom(...BEER_TYPES.slice(0, 4)),
      companyId: fc.constantFrom(...COMPANIES.map((company) => company.id)),
      volumeMl: fc.constantFrom(330, 473, null),
      inStock: fc.boolean(),
      onSale: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((drawn) => drawn.map((each, at): IndexedBeer => ({ ...BEER, ...each, id: id(2, at) })))

function anIndexOf(beers: IndexedBeer[]): BeerIndex {
  const index = new BeerIndex()
  for (const company of COMPANIES) index.putCompany(company)
  for (const beer of beers) index.put(beer)
  return index
}

const find = (index: BeerIndex, name?: string) =>
  answerQuestion(index, { filter: { name }, today: '2026-03-01', skip: 0, take: 99, facets: true })
const idsOf = (index: BeerIndex, name: string, among: 'all' | { companyId: string }) =>
  answerQuestion(index, { among, filter: { name }, today: '2026-03-01', skip: 0, take: 99 }).beers.map(
    (place) => place.id,
  )

test('the shop answers as if beers off sale were not there: lists, counts, typos, suggestions, what is similar', () => {
  fc.assert(
    fc.property(someBeers, words(1), (beers, text) => {
      const [whole, shops] = [anIndexOf(beers), anIndexOf(beers.filter(({ onSale }) => onSale))]
      for (const name of [text, `${text}x`, undefined]) expect(find(whole, name)).toEqual(find(shops, name))
      for (const typed of [text, text.slice(0, 2), text.slice(0, 4), `${text.slice(0, 4)}x`]) {
        expect(suggest(whole, typed)).toEqual(suggest(shops, typed))
      }
      for (const beer of beers) expect(findSimilar(whole, beer.id, 4)).toEqual(findSimilar(shops, beer.id, 4))
    }),
    { numRuns: 1_000 },
  )
})

test('asked for all, or all of a brewery, they are found as if they were on sale', () => {
  fc.assert(
    fc.property(someBeers, words(1), fc.constantFrom(...COMPANIES), (beers, name, { id: companyId }) => {
      const index = anIndexOf(beers)
      const asOnSale = (some: IndexedBeer[]) =>
        find(anIndexOf(some.map((beer) => ({ ...beer, onSale: true }))), name).beers.map((place) => place.id)
      expect(idsOf(index, name, 'all')).toEqual(asOnSale(beers))
      const own = beers.filter((beer) => beer.companyId === companyId)
      expect(idsOf(index, name, { companyId })).toEqual(asOnSale(own))
    }),
  )
})

test('a beer keeps its number while it goes off sale and back, and gets another one with other words', () => {
  const index = anIndexOf([{ ...BEER, id: id(2, 1), name: 'Noche' }])
  for (const onSale of [false, true, false]) index.put({ ...BEER, id: id(2, 1), name: 'Noche', onSale })
  expect([index.size, idsOf(index, 'noche', 'all')]).toEqual([1, [id(2, 1)]])
  index.put({ ...BEER, id: id(2, 1), name: 'Azul', onSale: false })
  expect([index.size, idsOf(index, 'noche', 'all'), idsOf(index, 'azul', 'all')]).toEqual([2, [], [id(2, 1)]])
  index.remove(id(2, 1))
  expect(idsOf(index, 'azul', 'all')).toEqual([])
})

test('is mostly over when most numbers are nobody’s, and not because most beers are off sale', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => ({ ...BEER, id: id(2, at), onSale: at === 0 }))
  const index = anIndexOf(many)
  expect(index.isMostlyOver).toBe(false)
  for (const beer of many.slice(0, 5_001)) index.remove(beer.id)
  expect(index.isMostlyOver).toBe(true)
})
