import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Postings } from './postings.ts'

const WORDS = 12

/** Words of very different weight, as names have them: some in every other beer, most in a few. */
const someBeers = fc.array(
  fc.array(fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, fc.nat(WORDS - 1)), { minLength: 1, maxLength: 6 }),
  { minLength: 200, maxLength: 1200, size: 'max' },
)

const listsOf = (postings: Postings) =>
  Array.from({ length: WORDS }, (_, word) => {
    const beers: number[] = []
    postings.each(word, (beer) => void beers.push(beer))
    return beers
  })

const keptOf = (postings: Postings) => postings.kept({ beers: 0, words: WORDS, companies: 0 })

test('a word has its beers, wherever its list has moved to, and so has who wrote it down before', () => {
  let beersSeen = 0
  fc.assert(
    fc.property(someBeers, fc.nat(4000), (beers, distance) => {
      const postings = new Postings()
      const expected = Array.from({ length: WORDS }, (): number[] => [])
      let kept: { after: number[][]; parts: ReturnType<typeof keptOf> } | undefined
      beers.forEach((words, at) => {
        const beer = at * (1 + distance)
        for (const word of new Set(words)) {
          postings.add(word, beer)
          expected[word]!.push(beer)
        }
        if (at === beers.length >> 1)
          kept = { after: expected.map((each) => [...each]), parts: keptOf(postings) }
      })
      beersSeen += beers.length
      expect(listsOf(postings)).toEqual(expected)
      const taken = new Postings()
      taken.take(kept!.parts as Parameters<Postings['take']>[0])
      expect(listsOf(taken)).toEqual(kept!.after)
    }),
    { numRuns: 30 },
  )
  expect(beersSeen).toBeGreaterThan(12_000)
})

test('what lists have left behind is not kept for ever', () => {
  const postings = new Postings()
  for (let beer = 0; beer < 200_000; beer++) {
    for (let word = 0; word < WORDS; word++) if (beer % (word + 1) === 0) postings.add(word, beer)
  }
  const used = listsOf(postings).flat().length
  const { bytes } = keptOf(postings) as { bytes: Uint8Array }
  // A byte each: with what they left behind, lists that double took three times that.
  expect(bytes.length).toBeLessThan(used * 2.2)
  const taken = new Postings()
  taken.take(keptOf(postings) as Parameters<Postings['take']>[0])
  expect(listsOf(taken)).toEqual(listsOf(postings))
  expect((keptOf(taken) as { bytes: Uint8Array }).bytes.length).toBeLessThan(used * 1.2)
})
