import { Drawing } from '../drawing.ts'
import { inColors, placed, silhouette } from '../motifs/print-motif.ts'
import { px, pxs } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** So near that the edges crop it: large flat forms and nothing else. */
export const drawCloseUp: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const drawing = new Drawing().ground(palette.ground, width, height)
  const [first] = places
  const lean = random.between(-0.5, 0.5) * width
  const at = random.between(0.25, 0.75) * width
  drawing.fill(palette.second, `M${pxs(at, 0)}H${px(width)}V${px(height)}H${px(at + lean)}z`)
  const near = {
    x: first!.x + random.pick([-1, 1]) * random.between(0.05, 0.24) * width,
    y: first!.y + random.between(-0.1, 0.2) * first!.size,
    size: Math.max(height, width) * random.between(0.95, 1.35),
    degrees: random.between(-36, 36),
    isMirrored: random.chance(0.5),
  }
  const [ink] = farFrom(palette.ground, palette) as [string]
  const shadow = { ...near, x: near.x + 12, y: near.y + 14 }
  return {
    svg:
      drawing.toString() +
      placed(shadow, silhouette(thing.drawing, random.chance(0.5) ? ink : palette.deep)) +
      placed(near, inColors(thing.drawing, thing.colors)),
  }
}
