import { Drawing } from '../drawing.ts'
import { inColors, placed, silhouette } from '../motifs/print-motif.ts'
import { circle, leaf, polar, star, TURN } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** A window of coloured glass: the thing around a middle, ring after ring. */
export const drawRosette: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const [{ x, y, size }] = places as [(typeof places)[number]]
  const middle = { x, y }
  const reach = Math.max(size * 0.5, width * 0.34)
  const folds = random.pick([6, 8, 8, 10, 12])
  const [ink] = farFrom(palette.ground, palette) as [string]
  const drawing = new Drawing().ground(palette.ground, width, height)
  for (let ring = 7; ring > 0; ring--) {
    const radius = reach * (0.62 + ring * 0.3)
    drawing.fill(
      ring % 2 ? palette.second : palette.ground,
      random.chance(0.5)
        ? circle(middle.x, middle.y, radius)
        : star(middle.x, middle.y, radius * 1.06, radius * 0.94, folds * 2),
    )
  }
  drawing
    .fill(palette.main, star(middle.x, middle.y, reach * 0.78, reach * 0.62, folds, TURN / folds / 2))
    .fill(palette.light, circle(middle.x, middle.y, reach * 0.46))
  let petals = ''
  let beads = ''
  for (let fold = 0; fold < folds; fold++) {
    const angle = ((fold + 0.5) * TURN) / folds - TURN / 4
    const foot = polar(middle.x, middle.y, reach * 0.72, angle)
    petals += leaf(foot.x, foot.y, reach * 0.42, reach * 0.1, angle, 0.5)
    const bead = polar(middle.x, middle.y, reach * 1.24, angle)
    beads += circle(bead.x, bead.y, reach * 0.05)
  }
  drawing.fill(palette.accent, petals).fill(ink, beads)
  const drawn: string[] = []
  const ringOf = (radius: number, across: number, half: number, outside: boolean) => {
    for (let fold = 0; fold < folds; fold++) {
      const angle = ((fold + half) * TURN) / folds - TURN / 4
      const at = polar(middle.x, middle.y, radius, angle)
      if (at.x < -across || at.x > width + across || at.y < -across || at.y > height + across) continue
      const place = { ...at, size: across, degrees: (angle * 360) / TURN + 90, isMirrored: fold % 2 === 1 }
      drawn.push(
        placed(
          place,
          outside ? silhouette(thing.drawing, palette.main) : inColors(thing.drawing, thing.colors),
        ),
      )
    }
  }
  ringOf(reach * 1.62, (reach * 3.6) / folds + reach * 0.06, 0.5, true)
  ringOf(reach * 0.98, (reach * 3.4) / folds, 0, false)
  drawn.push(placed({ ...middle, size: reach * 0.72 }, inColors(thing.drawing, thing.colors)))
  return { svg: drawing.toString() + drawn.join('') }
}
