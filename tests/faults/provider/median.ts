/** The middle one of some figures; 0 of none. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
