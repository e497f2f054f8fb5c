/** The middle one of some figures; 0 of none. */
export function median(figures: number[]): number {
  return inOrder(figures)[Math.floor(figures.length / 2)] ?? 0
}

/** The figure that so many of a hundred do not exceed; 0 of none. */
export function percentile(figures: number[], percent: number): number {
  return inOrder(figures)[Math.ceil((figures.length * percent) / 100) - 1] ?? 0
}

/** The one in the middle, and the greatest. */
export function medianAndWorst(figures: number[]): { median: number; worst: number } {
  return { median: median(figures), worst: inOrder(figures).at(-1) ?? 0 }
}

/** '1.2 s (median), 2.0 s (worst)' */
export function medianAndWorstInSeconds(figuresMs: number[]): string {
  const { median, worst } = medianAndWorst(figuresMs)
  return `${inSeconds(median)} (median), ${inSeconds(worst)} (worst)`
}

/** '1.2 s' */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function inOrder(figures: number[]): number[] {
  return figures.toSorted((one, other) => one - other)
}
