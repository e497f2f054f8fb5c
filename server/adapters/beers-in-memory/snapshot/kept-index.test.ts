import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BeerFilter } from '#contract/beer-filter.ts'
import { BEER_ORDERS, BEER_TYPES } from '#contract/limits.ts'
import { answerQuestion } from '../answer-question.ts'
import { BeerIndex } from '../beer-index.ts'
import { findRecommended } from '../find-recommended.ts'
import { findSimilar } from '../find-similar.ts'
import type { IndexedBeer, IndexedCompany } from '../read-beers.ts'
import { suggest } from '../suggest.ts'
import type { KeptPart, Numbers, ReadPart } from './part.ts'

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const companyIdOf = (number: number) => `00000000-0000-7000-9000-${String(number).padStart(12, '0')}`
const WORDS = ['luna', 'lunares', 'cobre', 'noche', 'río', 'ñandú', '酒', 'ipa', 'negra', 'a', '473']

/** Some of which hardly ever come before a snapshot. */
const someWord = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...WORDS) }, fc.nat(99).map(String))
const someText = fc.array(someWord, { maxLength: 4 }).map((words) => words.join(' '))
const numbers = (most: number) => fc.option(fc.nat(most))
const someBeer: fc.Arbitrary<IndexedBeer> = fc.record({
  id: fc.nat(12).map(idOf),
  companyId: fc.nat(3).map(companyIdOf),
  name: someText,
  description: someText,
  type: fc.constantFrom(...BEER_TYPES),
  presentation: fc.constantFrom('Lata 473 ml', 'Botella', 'Barril 50 l'),
  volumeMl: fc.constantFrom(330, 473, 50_000, null),
  hops: fc.constantFrom('', 'citra, mosaic', 'saaz\ncascade'),
  priceCents: fc.integer({ min: 50, max: 3_000 }),
  litreCents: numbers(5_000),
  abv: fc.nat(120).map((tenths) => tenths / 10),
  ibu: numbers(120),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  packagedOn: numbers(30_000),
  bestBefore: numbers(30_000),
  standing: fc.nat(500).map((hundredths) => hundredths / 100),
  soldStep: fc.nat(80),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
})
const someCompany: fc.Arbitrary<IndexedCompany> = fc.record({
  id: fc.nat(3).map(companyIdOf),
  company: someText,
  shown: someText,
  city: someText,
  state: fc.constantFrom('Maule', 'TX'),
  country: fc.constantFrom('Chile', 'Peru'),
  shipsTo: fc.constantFrom(null, [], ['Chile']),
})
type Change = { beer: IndexedBeer } | { company: IndexedCompany } | { gone: string }
const someChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: someBeer.map((beer) => ({ beer })) },
  { weight: 1, arbitrary: someCompany.map((company) => ({ company })) },
  { weight: 1, arbitrary: fc.nat(12).map((gone) => ({ gone: idOf(gone) })) },
)
const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values)
const someFilter = fc
  .tuple(
    fc.oneof(
      fc.record({
        name: oneOf(
          'lu',
          'luna',
          'cobra',
          'nochenegra',
          'río 473',
          '酒 ipa',
          'chile',
          'xylofon luna',
          '12',
          '7',
        ),
      }),
      fc.record({ type: fc.uniqueArray(oneOf(...BEER_TYPES), { minLength: 5 }) }),
      fc.record({ country: oneOf(['Chile']) }),
      fc.record({ shipsTo: oneOf('Chile') }),
      fc.record({ hops: oneOf('citra', 'cascade') }),
      fc.record({ volume: oneOf([330, 473]) }),
      fc.record({ priceTo: oneOf(12), available: oneOf('1') }),
    ),
    fc.record({ order: oneOf(undefined, ...BEER_ORDERS) }),
  )
  .map(([narrowed, order]) => ({ ...narrowed, ...order }) as BeerFilter)

function put(index: BeerIndex, change: Change): void {
  if ('beer' in change) index.put(change.beer)
  else if ('company' in change) index.putCompany(change.company)
  else index.remove(change.gone)
}

const LIKED = { id: idOf(1), companyId: companyIdOf(1), type: 'IPA', abv: 6, ibu: 60, stars: 5 } as const

/** What pages ask it. */
function answers(index: BeerIndex, filters: BeerFilter[]): unknown[] {
  return [
    ...filters.map((filter) =>
      answerQuestion(index, { filter, today: '2026-03-01', skip: 0, take: 20, facets: true }),
    ),
    ...(['all', { companyId: companyIdOf(1) }] as const).map((among) =>
      answerQuestion(index, { among, filter: { name: 'lu' }, today: '2026-03-01', skip: 0, take: 20 }),
    ),
    findRecommended(index, { known: [LIKED] }, undefined, 4),
    ...['lu', 'noch', 'cobrr', 'ipa ne'].map((text) => suggest(index, text)),
    ...[0, 1, 2].map((number) => findSimilar(index, idOf(number), 4)),
  ]
}

function written(content: KeptPart[string]): Numbers {
  if (!ArrayBuffer.isView(content)) return new Uint8Array(Buffer.concat([...content]))
  return content instanceof Int32Array || content instanceof Uint32Array
    ? content.slice()
    : new Uint8Array(content)
}

/**
 * Every part of the index is written; a change comes between any two of them, as while a file is written, and is put again by
 * whoever reads it.
 */
function throughSnapshot(index: BeerIndex, meanwhile: Change[]): BeerIndex {
  const parts = new Map<string, ReadPart>()
  const coming = [...meanwhile]
  const toCome = () => {
    const change = coming.shift()
    if (change) put(index, change)
  }
  for (const [name, part] of index.kept()) {
    const sections = Object.entries(part).map(([section, content]) => {
      toCome()
      return [section, written(content)]
    })
    parts.set(name, Object.fromEntries(sections))
  }
  for (const change of coming) put(index, change)
  return BeerIndex.of(parts)
}

test('an index is in a snapshot what it was, whatever becomes of it while it is written', () => {
  let found = 0
  fc.assert(
    fc.property(
      fc.array(someChange, { maxLength: 60 }),
      fc.array(someChange, { maxLength: 50 }),
      fc.array(someChange, { maxLength: 20 }),
      fc.array(someFilter, { minLength: 6, maxLength: 6 }),
      (before, meanwhile, after, filters) => {
        const [index, undisturbed] = [new BeerIndex(), new BeerIndex()]
        for (const change of before) {
          put(index, change)
          put(undisturbed, change)
        }
        const read = throughSnapshot(index, meanwhile)
        // As it is followed: all companies, and each beer that changed as it is in the end.
        const companies = before.filter((change) => 'company' in change)
        const last = new Map([...companies, ...meanwhile].map((change) => [keyOf(change), change]))
        for (const changes of [[...last.values()], after]) {
          for (const change of changes) {
            put(read, change)
            put(undisturbed, change)
          }
          const expected = answers(undisturbed, filters)
          expect(answers(read, filters)).toEqual(expected)
          found += filters.reduce((sum, _, at) => sum + (expected[at] as { total: number }).total, 0)
        }
      },
    ),
    { numRuns: 500 },
  )
  expect(found).toBeGreaterThan(300)
})

function keyOf(change: Change): string {
  if ('beer' in change) return change.beer.id
  return 'company' in change ? change.company.id : change.gone
}

test('what lacks a part is no index', () => {
  const kept = new BeerIndex().kept()
  for (const [left] of kept) {
    const parts = kept.map(([name, part]): [string, ReadPart] => [
      name,
      Object.fromEntries(Object.entries(part).map(([section, content]) => [section, written(content)])),
    ])
    expect(() => BeerIndex.of(new Map(parts)), 'all of it').not.toThrow()
    expect(() => BeerIndex.of(new Map(parts.filter(([name]) => name !== left))), left).toThrow('missing')
  }
})
