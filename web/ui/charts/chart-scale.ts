/** Steps that people read easily. */
const NICE = [1, 2, 4, 6, 8, 10]
/** The lowest of which the half is whole too. */
const LOWEST_TOP = 2

/** Where the scale of a chart from zero on ends: at or above every value, at a number that reads well; 2 at least. */
export function scaleTop(values: readonly (number | null)[]): number {
  const highest = Math.max(0, ...values.map((value) => value ?? 0))
  if (highest <= LOWEST_TOP) return LOWEST_TOP
  const size = 10 ** Math.floor(Math.log10(highest))
  return NICE.find((step) => step * size >= highest)! * size
}

/** The index of the highest value, the first of several; 0 when there is none. */
export function highestAt(values: readonly (number | null)[]): number {
  let found = 0
  for (const [at, value] of values.entries()) if ((value ?? -1) > (values[found] ?? -1)) found = at
  return found
}

/** Which labels stand under a chart: all of a few, else the first, the middle one and the last. */
export function shownLabels(count: number, mostShown: number): number[] {
  if (count <= mostShown) return Array.from({ length: count }, (_label, at) => at)
  return [0, Math.floor((count - 1) / 2), count - 1]
}
