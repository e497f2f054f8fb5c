import type { BeerFilter, Narrowing } from '#contract/beer-filter.ts'
import { TESTED, type Test, testsOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'

/** What leaves a beer out: nothing, or one filter alone, by its number from 1 on, or more than that, or it is none of those that are asked for. */
const NOTHING = 0
const MORE = 255

/**
 * Beers among those asked for that pass every filter, by their numbers, rising; those that one filter alone leaves out, which would be
 * there without it, or with another value of it; the filters that are set.
 */
export type Narrowed = {
  fitting: Int32Array
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
  const by = new Uint8Array(size)
  const names: Narrowing[] = []
  for (let beer = 0; beer < size; beer++) if (isAmong[beer] === 0) by[beer] = MORE
  if (scores) {
    const number = names.push('name')
    for (let beer = 0; beer < size; beer++) if (scores[beer] === 0 && by[beer] === NOTHING) by[beer] = number
  }
  for (const name of TESTED) {
    const tests = testsOf(index, filter, name, today)
    if (!tests.length) continue
    const number = names.push(name)
    for (const test of tests) leaveOut(by, test, number)
  }
  return {
    names,
    fitting: beersLeftOut(by, NOTHING),
    leftOutBy: (name) => (names.includes(name) ? beersLeftOut(by, names.indexOf(name) + 1) : NONE),
  }
}

const NONE = new Int32Array(0)

function leaveOut(by: Uint8Array, test: Test, number: number): void {
  const { values } = test
  const size = by.length
  if ('allowed' in test) {
    const { allowed } = test
    for (let beer = 0; beer < size; beer++) {
      if (allowed[values[beer]!] === 1) continue
      const known = by[beer]!
      by[beer] = known === NOTHING || known === number ? number : MORE
    }
    return
  }
  const { from, to } = test
  for (let beer = 0; beer < size; beer++) {
    const value = values[beer]!
    if (value >= from && value <= to) continue
    const known = by[beer]!
    by[beer] = known === NOTHING || known === number ? number : MORE
  }
}

function beersLeftOut(by: Uint8Array, number: number): Int32Array {
  let count = 0
  for (let beer = 0; beer < by.length; beer++) if (by[beer] === number) count++
  const beers = new Int32Array(count)
  for (let beer = 0, at = 0; at < count; beer++) if (by[beer] === number) beers[at++] = beer
  return beers
}

/** How many of the beers pass. */
export function countPassing(beers: Int32Array, tests: readonly Test[]): number {
  let count = 0
  for (let at = 0; at < beers.length; at++) {
    const beer = beers[at]!
    let isPassing = true
    for (let test = 0; test < tests.length && isPassing; test++) isPassing = passes(tests[test]!, beer)
    if (isPassing) count++
  }
  return count
}

function passes(test: Test, beer: number): boolean {
  const value = test.values[beer]!
  return 'allowed' in test ? test.allowed[value] === 1 : value >= test.from && value <= test.to
}
