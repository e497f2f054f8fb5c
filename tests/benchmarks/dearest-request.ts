import type { BeerFilter } from '#contract/beer-filter.ts'
import { median } from '#tests/figures.ts'
import type { Ask, Took } from './ask-search.ts'

/** So many that took longest are asked again, so often each: what a neighbour took from one of them is not taken again. */
const LONGEST = 20
const AGAIN = 9

/** Of so many generated requests the one that costs most: the median of what it took when it was asked again. */
export async function dearestRequest(ask: Ask, draw: () => BeerFilter, generated: number): Promise<Took> {
  const longest: Took[] = []
  for (let at = 0; at < generated; at++) {
    longest.push(await ask(draw()))
    longest.sort((one, other) => other.cpuMs - one.cpuMs)
    longest.length = Math.min(longest.length, LONGEST)
  }
  const again: Took[] = []
  for (const { filter, total } of longest) {
    const took: Took[] = []
    for (let time = 0; time < AGAIN; time++) took.push(await ask(filter))
    again.push({
      ...{ filter, total },
      wallMs: median(took.map(({ wallMs }) => wallMs)),
      cpuMs: median(took.map(({ cpuMs }) => cpuMs)),
    })
  }
  return again.toSorted((one, other) => other.wallMs - one.wallMs)[0]!
}
