import { Drawing } from '../drawing.ts'
import { placed, silhouette, twoTone } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'
import { type Point, polar, pxs, smoothLine, TURN } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** Scissors and coloured paper: panels with weeds, before them the thing in one colour, its details cut out of it. */
export const drawCutOuts: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const drawing = new Drawing().ground(palette.ground, width, height)
  const [ink, next] = farFrom(palette.ground, palette) as [string, string]
  const papers = random.shuffled([palette.second, palette.main, palette.accent, palette.light])
  const rows = random.pick([2, 3, 3])
  let top = 0
  for (let row = 0; row < rows; row++) {
    const foot = row === rows - 1 ? height : ((row + 1 + random.between(-0.16, 0.16)) / rows) * height
    const split = width * random.between(0.3, 0.7)
    for (const [left, right] of [
      [0, split],
      [split, width],
    ] as const) {
      const paper = papers[(row * 2 + (left ? 1 : 0)) % papers.length]!
      if (random.chance(0.82))
        drawing.fill(
          paper,
          `M${pxs(left, top)}H${pxs(right)}L${pxs(right + random.between(-8, 8), foot)}L${pxs(left, foot)}z`,
        )
      const reach = Math.min(right - left, foot - top) * random.between(0.3, 0.44)
      drawing.fill(
        paper === palette.light ? palette.second : palette.light,
        weed(random, { x: (left + right) / 2, y: (top + foot) / 2 }, reach),
      )
    }
    top = foot
  }
  const over = places.map((place, at) => {
    const color = at % 2 ? next : ink
    const [hole] = farFrom(color, palette) as [string]
    return placed(
      place,
      silhouette(thing.drawing, hole, Math.min(5, 800 / place.size)) +
        twoTone(thing.drawing, color, hole, place.size),
    )
  })
  return { svg: drawing.toString(), over: over.join('') }
}

/** A frond with round lobes. */
function weed(random: Random, { x, y }: Point, reach: number): string {
  const lobes = random.whole(5, 8)
  const inner = random.between(0.3, 0.5)
  const turned = random.between(0, TURN)
  const points = Array.from({ length: lobes * 2 + 1 }, (_, at) =>
    polar(x, y, reach * (at % 2 ? inner : 1), turned + (at * TURN) / lobes / 2),
  )
  return `${smoothLine(points)}z`
}
