import { handOf } from './hand/hand-of.ts'

/** The colour that a beer's drawn label is remembered by, as `#rrggbb`: its brewery's house colour. */
export function labelColour(brewery: string): string {
  return handOf(brewery).inks.main
}
