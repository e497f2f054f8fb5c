/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed
  /** From 0 on and below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 on and below that. */
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, among: <Each>(list: readonly Each[]): Each => list[below(list.length)]! }
}
