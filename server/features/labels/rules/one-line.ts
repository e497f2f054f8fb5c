import { Drawing } from '../drawing.ts'
import { outlines, placed } from '../motifs/print-motif.ts'
import { circle, polar, px, pxs, smoothLine, TURN } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** A pen that is never lifted: a line in from one edge, around the thing, and out at the other; one spot of colour behind. */
export const drawOneLine: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const [ink, ...others] = farFrom(palette.ground, palette) as [string, ...string[]]
  const drawing = new Drawing().ground(palette.ground, width, height)
  places.slice(0, 4).forEach(({ x, y, size }, at) => {
    const spot = at % 2 ? palette.second : (others[1] ?? ink)
    const offset = { x: x + random.between(-0.2, 0.2) * size, y: y + random.between(-0.18, 0.18) * size }
    const round = random.pick([0, 1, 2])
    if (round === 0) drawing.fill(spot, circle(offset.x, offset.y, size * 0.4))
    else {
      const lobes = random.whole(4, 6)
      const points = Array.from({ length: lobes + 1 }, (_, turn) =>
        polar(
          offset.x,
          offset.y,
          size * (turn % lobes ? random.between(0.34, 0.52) : 0.44),
          (turn * TURN) / lobes,
        ),
      )
      drawing.fill(spot, `${smoothLine(points)}z`)
    }
  })
  let thread = ''
  for (const { x, y, size } of places.slice(0, 3)) {
    const foot = y + size * 0.44
    const dip = random.between(14, 46)
    thread += `M-4 ${px(foot + random.between(-30, 30))}C${pxs(x * 0.4, foot + dip, x * 0.5, foot - dip, x - size * 0.1, foot)}S${pxs(x + size * 0.5, foot + dip, width + 4, foot + random.between(-40, 20))}`
  }
  const pen = random.pick([2.6, 3, 3.4])
  drawing.stroke(ink, pen, thread)
  const drawn = places.map((place) => placed(place, outlines(thing.drawing, ink, (pen * 100) / place.size)))
  return { svg: drawing.toString(), over: drawn.join('') }
}
