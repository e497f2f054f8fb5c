import type { Removal } from '#contract/removals.ts'

/** «2 × Ñandú IPA, 1 × Stout»: what was taken out of a parcel. */
export function removedWords({ lines }: Pick<Removal, 'lines'>): string {
  return lines.map(({ amount, name }) => `${amount} × ${name}`).join(', ')
}
