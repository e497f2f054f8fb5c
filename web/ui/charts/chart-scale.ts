/** Steps that people read easily, whose halves do too. */
const NICE = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]
/** The lowest of which the half is whole too. */
const LOWEST_TOP = 2

/** Where the scale of a chart from zero on ends: at or above every value, at a number that reads well; 2 at least. */
export function scaleTop(values: readonly (number | null)[]): number {
  const highest = Math.max(0, ...values.map((value) => value ?? 0))
  if (highest <= LOWEST_TOP) return LOWEST_TOP
  const size = 10 ** Math.floor(Math.log10(highest))
  const tops = NICE.map((step) => Math.round(step * size))
  return tops.find((top) => top >= highest && top % 2 === 0)!
}

/** The index of the highest value, the first of several; 0 when there is none. */
export function highestAt(values: readonly (number | null)[]): number {
  let found = 0
  for (const [at, value] of values.entries()) if ((value ?? -1) > (values[found] ?? -1)) found = at
  return found
}

/** Which labels stand under a chart: all of a few, else so many from the first to the last, as far apart as can be. */
export function shownLabels(count: number, mostShown: number, elseShown = 3): number[] {
  if (count <= mostShown) return Array.from({ length: count }, (_label, at) => at)
  return Array.from({ length: elseShown }, (_label, at) => Math.floor((at * (count - 1)) / (elseShown - 1)))
}
