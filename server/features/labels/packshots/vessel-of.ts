import { containerOf } from '../../../search/container-of.ts'

/** What a label can be shown on. */
export type Vessel = 'can' | 'bottle' | 'growler' | 'pack'

/**
 * What a beer is drawn in, by what its brewery says of it. Of several in a pack that are neither said to be cans nor bottles, their carton.
 * Undefined for what is not drawn.
 */
export function vesselOf(presentation: string, unitsPerPack: number): Vessel | undefined {
  const container = containerOf(presentation)
  if (container === 'can' || container === 'bottle') return container
  if (container !== 'other') return undefined
  if (unitsPerPack > 1) return 'pack'
  return /\bgrowler\b/i.test(presentation) ? 'growler' : undefined
}
