import type { BeerFilter, Narrowing } from '#contract/beer-filter.ts'
import { TESTED, type Test, testsOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'

/** What leaves a beer out: nothing, or one filter alone, which adds this and its number, from 1 on; what two add, or being none of those that are asked for, is more. */
const NOTHING = 0
const ONE = 256
const MORE = 2 * ONE

/**
 * Beers among those asked for that pass every filter, by their numbers, rising; those that one filter alone leaves out, which would be
 * there without it, or with another value of it; the filters that are set.
 */
export type Narrowed = {
  fitting: Int32Array
  /** To be looked at before the next one is asked for, which takes its place. */
  leftOutBy: (name: Narrowing) => Int32Array
  names: Narrowing[]
}

/**
 * Looks once at a column of each filter, whatever it holds: a thousandth of a second for a million beers.
 * @param isAmong which beers are asked for, by their numbers: 1 or 0
 * @param scores how well each beer matches the words of the filter; undefined where it has none
 */
export function narrow(
  index: BeerIndex,
  isAmong: Uint8Array,
  filter: BeerFilter,
  today: string,
  scores: Uint16Array | undefined,
): Narrowed {
  const { size } = index
  const by = index.scratch.halves(size)
  const names: Narrowing[] = []
  for (let beer = 0; beer < size; beer++) if (isAmong[beer] === 0) by[beer] = MORE
  if (scores) {
    const number = names.push('name')
    for (let beer = 0; beer < size; beer++) by[beer]! += (ONE + number) & ((scores[beer]! - 1) >> 31)
  }
  for (const name of TESTED) {
    const tests = testsOf(index, filter, name, today)
    if (!tests.length) continue
    const number = names.push(name)
    leaveOut(by, tests, ONE + number)
  }
  let room: Int32Array | undefined
  const roomForOthers = () => {
    room ??= index.scratch.wholes(size)
    return room
  }
  return {
    names,
    fitting: beersLeftOut(by, NOTHING, index.scratch.wholes(size)),
    leftOutBy: (name) =>
      names.includes(name) ? beersLeftOut(by, ONE + names.indexOf(name) + 1, roomForOthers()) : NONE,
  }
}

const NONE = new Int32Array(0)

/**
 * Adds to what leaves a beer out where it does not pass. Without a branch, which a processor would guess wrong for every other beer: of a
 * difference the sign stands for whether it is below 0, as all bits or none.
 */
function leaveOut(by: Uint16Array, tests: readonly Test[], added: number): void {
  const [test, ...others] = tests
  const size = by.length
  if (others.length) {
    for (let beer = 0; beer < size; beer++) if (!passesAll(tests, beer)) by[beer]! += added
  } else if ('allowed' in test!) {
    const { values, allowed } = test
    for (let beer = 0; beer < size; beer++) by[beer]! += added & (allowed[values[beer]!]! - 1)
  } else {
    const { values } = test!
    const [from, to] = [test!.from | 0, test!.to | 0]
    for (let beer = 0; beer < size; beer++) {
      const value = values[beer]!
      by[beer]! += added & (((value - from) | (to - value)) >> 31)
    }
  }
}

/** @param beers takes them, as many as there are: each is put there, and the next takes its place where it does not belong there */
function beersLeftOut(by: Uint16Array, what: number, beers: Int32Array): Int32Array {
  let count = 0
  for (let beer = 0; beer < by.length; beer++) {
    beers[count] = beer
    count += ((by[beer]! ^ what) - 1) >>> 31
  }
  return beers.subarray(0, count)
}

/** How many of the beers pass. */
export function countPassing(beers: Int32Array, tests: readonly Test[]): number {
  let count = 0
  for (let at = 0; at < beers.length; at++) {
    if (passesAll(tests, beers[at]!)) count++
  }
  return count
}

function passesAll(tests: readonly Test[], beer: number): boolean {
  for (let test = 0; test < tests.length; test++) if (!passes(tests[test]!, beer)) return false
  return true
}

function passes(test: Test, beer: number): boolean {
  const value = test.values[beer]!
  return 'allowed' in test ? test.allowed[value] === 1 : value >= test.from && value <= test.to
}
