import type { ImportRow } from '#contract/imports.ts'

export type Mark = 'bad' | 'changing' | 'far' | 'equal' | 'twin' | 'waits' | 'past' | 'good'
/** Of these nothing is to be looked at. */
export const WELL: readonly Mark[] = ['good', 'equal']

/** How a row stands. @param left how many beers there is room for now; null for any number */
export function markOf(
  { errors, twin, place, changes, farPrice, pastDate }: ImportRow,
  left: number | null,
): Mark {
  if (Object.keys(errors).length) return 'bad'
  if (changes) return !changes.length ? 'equal' : farPrice ? 'far' : 'changing'
  if (twin) return 'twin'
  if (left !== null && place !== null && place > left) return 'waits'
  return pastDate ? 'past' : 'good'
}
