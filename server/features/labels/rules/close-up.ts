import { Drawing } from '../drawing.ts'
import { inColors, placed, silhouette } from '../motifs/print-motif.ts'
import { px, pxs } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** So near that the edges crop it: large flat forms and nothing else. */
export const drawCloseUp: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const drawing = new Drawing().ground(palette.ground, width, height)
  const lean = random.between(-0.5, 0.5) * width
  const at = random.between(0.25, 0.75) * width
  drawing.fill(palette.second, `M${pxs(at, 0)}H${px(width)}V${px(height)}H${px(at + lean)}z`)
  const [ink] = farFrom(palette.ground, palette) as [string]
  const shade = random.chance(0.5) ? ink : palette.deep
  const drawn = places.map(
    (place) =>
      placed({ ...place, x: place.x + 12, y: place.y + 14 }, silhouette(thing.drawing, shade)) +
      placed(place, inColors(thing.drawing, thing.colors)),
  )
  return { svg: drawing.toString() + drawn.join('') }
}
