import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBeer,
  addThose,
  type BeerBits,
  bitsLength,
  bitsOfBytes,
  countBits,
  hasBeer,
  haveInCommon,
  isAny,
  keepThose,
  leaveOut,
  listBeers,
  removeBeer,
} from './beer-bits.ts'

const BEERS = 200

function setOf(beers: Iterable<number>): BeerBits {
  const bits = new Int32Array(bitsLength(BEERS))
  for (const beer of beers) addBeer(bits, beer)
  return bits
}
const listOf = (bits: BeerBits) => [...listBeers(bits, new Int32Array(BEERS))]
const rising = (beers: Iterable<number>) => [...beers].sort((one, other) => one - other)

const among = (one: Set<number>, other: Set<number>, isIn: boolean) =>
  rising(one).filter((beer) => other.has(beer) === isIn)

const someBeers = fc.array(fc.nat(BEERS - 1)).map((beers) => new Set(beers))

test('sets of beers do as sets do, wherever thirty-two end', () => {
  fc.assert(
    fc.property(someBeers, someBeers, fc.nat(BEERS - 1), (one, other, beer) => {
      expect(listOf(setOf(one))).toEqual(rising(one))
      expect(countBits(setOf(one))).toBe(one.size)
      expect(isAny(setOf(one))).toBe(one.size > 0)
      expect(hasBeer(setOf(one), beer)).toBe(one.has(beer))
      expect(haveInCommon(setOf(one), setOf(other))).toBe(among(one, other, true).length > 0)
      expect(listOf(keepThose(setOf(one), setOf(other)))).toEqual(among(one, other, true))
      expect(listOf(addThose(setOf(one), setOf(other)))).toEqual(rising(new Set([...one, ...other])))
      expect(listOf(leaveOut(setOf(one), setOf(other)))).toEqual(among(one, other, false))
      const without = setOf(one)
      removeBeer(without, beer)
      expect(listOf(without)).toEqual(rising(one).filter((each) => each !== beer))
    }),
  )
})

test('bytes that are not 0 become a set, of however many beers, whatever the set held before', () => {
  const marks = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 127 })), { maxLength: BEERS })
  fc.assert(
    fc.property(marks, (drawn) => {
      const bits = new Int32Array(bitsLength(drawn.length)).fill(-1)
      bitsOfBytes(Uint8Array.from(drawn), bits)
      expect(listOf(bits)).toEqual(drawn.flatMap((mark, beer) => (mark ? [beer] : [])))
    }),
  )
})
