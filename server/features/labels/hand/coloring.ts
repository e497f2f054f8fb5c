import type { Coloring, Thing } from '../families/family.ts'
import type { MotifDrawing } from '../motifs/motif.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Hand } from './hand-of.ts'
import { farApart, hueApart, printedIn, recolored } from './recolor.ts'

/**
 * How a beer of a brewery is coloured. Palette and second ink follow from its name: an edit of anything else leaves them as
 * they are. Where it shows a thing, only palettes that the thing stands out from are chosen among.
 */
export function coloringOf(hand: Hand, name: string, thing?: Thing): Coloring {
  const print = printOf(hand, name, thing?.drawing)
  return (palettes) => {
    const printed = print ? palettes.map((palette) => recolored(palette, print)) : palettes
    return seededRandom(`palette ${name}`).pick(thing ? standingOut(printed, thing) : printed)
  }
}

/** A thing in the colours that the brewery prints it in. */
export function thingOf(drawing: MotifDrawing, hand: Hand, name: string): Thing {
  const print = printOf(hand, name, drawing)
  return { drawing, colors: print ? recolored(drawing.colors, print) : drawing.colors }
}

/**
 * Undefined: in the colours that things have. The second ink is the one of the house that comes nearest to the thing: an ibis is red
 * where the house has a red.
 */
function printOf({ print, inks }: Hand, name: string, drawing?: MotifDrawing) {
  if (print === 'open') return undefined
  if (!drawing) return printedIn(inks, seededRandom(`partner ${name}`).pick(inks.partners))
  const { body } = drawing.colors
  return printedIn(
    inks,
    inks.partners.reduce((best, ink) => (hueApart(ink, body) < hueApart(best, body) ? ink : best)),
  )
}

/** The palettes whose grounds are about as far from the thing's own colours as those of the best one. */
function standingOut<P extends object>(palettes: readonly P[], { colors }: Thing): readonly P[] {
  const clearances = palettes.map((palette) => {
    const { ground, second } = palette as { ground: string; second: string }
    return (
      Math.min(farApart(ground, colors.body), farApart(second, colors.body)) +
      0.5 * farApart(ground, colors.shade) +
      0.4 * farApart(ground, colors.leaf)
    )
  })
  const best = Math.max(...clearances)
  return palettes.filter((_, at) => clearances[at]! >= 0.7 * best)
}
