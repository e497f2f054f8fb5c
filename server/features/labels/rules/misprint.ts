import { Drawing } from '../drawing.ts'
import { inColors, outlines, placed } from '../motifs/print-motif.ts'
import { circle, px, pxs } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** A comic's thick ink line, its colours printed beside it. */
export const drawMisprint: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const [ink] = farFrom(palette.light, palette) as [string]
  const drawing = new Drawing().ground(palette.light, width, height)
  const slip = { x: random.pick([-1, 1]) * random.between(5, 8), y: random.between(3, 7) }
  const [first] = places
  const kind = random.pick(['bursts', 'slab', 'spots'])
  if (kind === 'slab') {
    const top = height * random.between(0.3, 0.55)
    drawing.fill(
      palette.ground,
      `M0 ${px(top)}L${pxs(width, top - random.between(-50, 50))}V${px(height)}H0z`,
    )
    drawing.stroke(ink, 2.4, `M${pxs(-4, top + slip.y)}L${pxs(width + 4, top + slip.y - 12)}`)
  } else if (kind === 'spots') {
    for (let spot = 0; spot < 9; spot++) {
      const [x, y, r] = [random.between(0, width), random.between(0, height), random.between(9, 40)]
      drawing
        .fill(spot % 2 ? palette.second : palette.ground, circle(x, y, r))
        .stroke(ink, 2, circle(x - slip.x, y - slip.y, r))
    }
  } else {
    drawing.fill(palette.ground, circle(first!.x, first!.y, first!.size * 0.62))
    drawing.stroke(ink, 2.6, circle(first!.x - slip.x, first!.y - slip.y, first!.size * 0.62))
    let dashes = ''
    for (let dash = 0; dash < 26; dash++) {
      const angle = (dash / 26) * Math.PI * 2
      const [from, to] = [first!.size * 0.68, first!.size * (dash % 2 ? 0.76 : 0.86)]
      dashes += `M${pxs(first!.x + Math.cos(angle) * from, first!.y + Math.sin(angle) * from)}L${pxs(first!.x + Math.cos(angle) * to, first!.y + Math.sin(angle) * to)}`
    }
    drawing.stroke(ink, 3, dashes)
  }
  const drawn = places.map(
    (place) =>
      placed(
        { ...place, x: place.x + slip.x, y: place.y + slip.y },
        inColors(thing.drawing, { ...thing.colors, line: thing.colors.body }),
      ) +
      placed(
        place,
        outlines(thing.drawing, ink, (100 * Math.min(4, Math.max(3.6, 0.012 * place.size))) / place.size),
      ),
  )
  return { svg: drawing.toString(), over: drawn.join('') }
}
