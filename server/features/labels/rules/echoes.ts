import { Drawing } from '../drawing.ts'
import { farApart } from '../hand/recolor.ts'
import { inColors, placed, silhouette, twoTone } from '../motifs/print-motif.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** A thing that echoes: line after line around it, as far as the label goes. */
export const drawEchoes: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const [ink] = farFrom(palette.ground, palette) as [string]
  const colors = random.pick([
    [farApart(palette.second, palette.ground) > 0.15 ? palette.second : palette.accent, palette.ground],
    [palette.main, palette.ground],
    [palette.accent, palette.ground, palette.main, palette.ground],
    [palette.main, palette.light, palette.accent, palette.ground],
  ])
  const shown = places.slice(0, 5)
  const step = random.pick([9, 12, 16])
  const farthest = shown.length > 1 ? 0.5 : 0.95
  const lines = Math.min(13, Math.floor((Math.max(width, height) * farthest) / step))
  const drawing = new Drawing().ground(palette.ground, width, height)
  const waves: string[] = []
  for (let line = lines; line > 0; line--) {
    const color = colors[line % colors.length]!
    for (const place of shown)
      waves.push(placed(place, silhouette(plain(thing.drawing), color, (line * step * 100) / place.size)))
  }
  const isFlat = random.chance(0.4)
  const drawn = shown.map((place) =>
    placed(
      place,
      isFlat
        ? twoTone(thing.drawing, ink, palette.ground, place.size)
        : inColors(thing.drawing, thing.colors),
    ),
  )
  return { svg: drawing.toString() + waves.join(''), over: drawn.join('') }
}

/** The body of a thing: far from it, details change nothing. */
const plain = <D extends { layers: readonly (readonly [string, string, number?])[] }>(drawing: D): D => {
  const body = drawing.layers.filter(
    ([role, , pen]) => pen === undefined && (role === 'body' || role === 'leaf'),
  )
  return body.length ? { ...drawing, layers: body } : drawing
}
