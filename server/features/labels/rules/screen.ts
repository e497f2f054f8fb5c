import { Drawing } from '../drawing.ts'
import { details, inColors, placed, silhouette, within } from '../motifs/print-motif.ts'
import { circle, px, pxs } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

const PITCH = 11

/** Printed through a screen: one flat ink, a second as dots that grow from one side to the other. */
export const drawScreen: DrawRule = ({ random, canvas: { width, height }, palette, thing, places, id }) => {
  const [ink, flat] = farFrom(palette.ground, palette) as [string, string]
  const drawing = new Drawing().ground(palette.ground, width, height)
  const [first] = places
  const sun = {
    x: first!.x + random.between(-60, 60),
    y: first!.y + random.between(-50, 30),
    r: first!.size * random.between(0.34, 0.5),
  }
  drawing.fill(palette.second, circle(sun.x, sun.y, sun.r))
  const dots = screen(width, height, random.between(0, Math.PI * 2), random.pick([3.4, 4.6]))
  const field = `<g stroke="${palette.accent}">${dots}</g>`
  const shadow = screen(width, height, random.between(0, Math.PI * 2), 7)
  const drawn = places.map((place, at) => {
    const slipped = { ...place, x: place.x + 5, y: place.y + 4 }
    return (
      placed(slipped, silhouette(thing.drawing, flat)) +
      placed(
        place,
        inColors(thing.drawing, {
          body: flat,
          leaf: palette.accent,
          shade: ink,
          line: ink,
          light: palette.ground,
        }),
      ) +
      (at < 3 ? within(`${id}s${at}`, thing.drawing, place, `<g stroke="${ink}">${shadow}</g>`) : '') +
      placed(place, details(thing.drawing, ['light'], palette.ground))
    )
  })
  return { svg: drawing.toString() + field + drawn.join('') }
}

/** Dots in slanting rows as dashes of no length, each row's pen wider the further it lies. */
function screen(width: number, height: number, angle: number, widest: number): string {
  const reach = Math.hypot(width, height) / 2
  const rows = Math.ceil((2 * reach) / PITCH)
  const drawn: string[] = []
  for (let row = 0; row < rows; row++) {
    const pen = (row / rows) ** 1.4 * widest * 1.9
    if (pen < 0.9) continue
    const y = row * PITCH - reach
    drawn.push(
      `<path stroke-width="${px(pen)}" stroke-dasharray="0 ${PITCH}" d="M${pxs(-reach + (row % 2 ? PITCH / 2 : 0), y)}H${px(reach)}"/>`,
    )
  }
  return `<g transform="translate(${px(width / 2)} ${px(height / 2)}) rotate(${px((angle * 180) / Math.PI)})">${drawn.join('')}</g>`
}
