import type { BeerFilter, Narrowing } from '#contract/beer-filter.ts'
import { AT_ONCE, type BeerBits, countBits, keepThose, leaveOut } from './beer-bits.ts'
import { TESTED, type Test, testsOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'

/** Beers among those looked at that pass every filter; the filters that are set. */
export type Narrowed = {
  fitting: BeerBits
  /**
   * Those that one filter alone leaves out, which would be there without it, or with another value of it; undefined where it is not set. To be
   * looked at before the next one is asked for, which takes its place.
   */
  leftOutBy: (name: Narrowing) => BeerBits | undefined
  names: Narrowing[]
}

/**
 * Looks once at a column of each filter, wherever one of thirty-two beers is looked at: what words leave few of costs hardly anything.
 * @param among which beers are looked at
 */
export function narrow(index: BeerIndex, among: BeerBits, filter: BeerFilter, today: string): Narrowed {
  const parts = TESTED.flatMap((name) => {
    const tests = testsOf(index, filter, name, today)
    return tests.length ? [{ name, passing: passingAll(index, among, tests) }] : []
  })
  let room: BeerBits | undefined
  const copyOfAmong = (into: BeerBits) => {
    into.set(among)
    return into
  }
  return {
    names: parts.map(({ name }) => name),
    fitting: parts.reduce(
      (fitting, { passing }) => keepThose(fitting, passing),
      copyOfAmong(index.scratch.bits(index.size)),
    ),
    leftOutBy(asked) {
      const own = parts.find(({ name }) => name === asked)
      if (!own) return undefined
      room ??= index.scratch.bits(index.size)
      const others = parts.filter((part) => part !== own)
      const left = others.reduce((bits, { passing }) => keepThose(bits, passing), copyOfAmong(room))
      return leaveOut(left, own.passing)
    },
  }
}

/** How many of the beers pass. */
export function countPassing(index: BeerIndex, beers: BeerBits, tests: readonly Test[]): number {
  return countBits(passingAll(index, beers, tests))
}

function passingAll(index: BeerIndex, among: BeerBits, tests: readonly Test[]): BeerBits {
  return tests.reduce((bits, test) => passing(test, bits, index.scratch.bits(index.size), index.size), among)
}

/**
 * Without a branch for each beer, which a processor would guess wrong for every other one: of a difference the sign stands for whether it is
 * below 0, as all bits or none.
 */
function passing(test: Test, among: BeerBits, into: BeerBits, size: number): BeerBits {
  for (let at = 0; at < into.length; at++) {
    const looked = among[at]!
    if (looked === 0) {
      into[at] = 0
      continue
    }
    const first = at * AT_ONCE
    const end = Math.min(first + AT_ONCE, size)
    into[at] = looked & ('allowed' in test ? allowed(test, first, end) : between(test, first, end))
  }
  return into
}

function allowed(
  { values, allowed }: { values: Int32Array; allowed: Uint8Array },
  first: number,
  end: number,
) {
  let bits = 0
  for (let beer = first; beer < end; beer++) bits |= allowed[values[beer]!]! << (beer - first)
  return bits
}

function between(
  { values, from, to }: { values: Int32Array; from: number; to: number },
  first: number,
  end: number,
) {
  let outside = 0
  for (let beer = first; beer < end; beer++) {
    const value = values[beer]!
    outside |= (((value - from) | (to - value)) >>> 31) << (beer - first)
  }
  return ~outside
}
