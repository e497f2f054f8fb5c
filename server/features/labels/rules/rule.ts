import type { Art, Canvas, Thing } from '../families/family.ts'
import type { PrintPalette } from '../families/palettes/print.ts'
import { farApart } from '../hand/recolor.ts'
import type { Place } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'

/** What a rule draws: a thing, in places that the beer's seed chose. */
interface Print {
  random: Random
  canvas: Canvas
  palette: PrintPalette
  thing: Thing
  /** The thing's places, the largest first. */
  places: readonly Place[]
  /** Begins the ids in its document. */
  id: string
}

/** One way to draw everything, whatever it is: what a stranger tells a brewery's labels by. */
export type DrawRule = (print: Print) => Art

/** Of a palette the colours by how far they are from one: the farthest first. */
export function farFrom(color: string, palette: PrintPalette): string[] {
  const { ground, second, main, light, accent, deep } = palette
  return [ground, second, main, light, accent, deep].sort(
    (one, other) => farApart(other, color) - farApart(one, color),
  )
}

/** From here on two colours are told apart at a glance, as a ground and what is printed on it. */
const TOLD_APART = 0.75

/** A ground and an ink of a palette: of all pairs that are told apart another one for another beer. */
export function twoInks(random: Random, palette: PrintPalette): [ground: string, ink: string] {
  const { ground, second, main, light, accent, deep } = palette
  const colors = [...new Set([ground, second, main, light, accent, deep])]
  const pairs = colors.flatMap((one) =>
    colors
      .filter((other) => farApart(one, other) >= TOLD_APART)
      .map((other): [string, string] => [one, other]),
  )
  return pairs.length > 0 ? random.pick(pairs) : [ground, farFrom(ground, palette)[0]!]
}
