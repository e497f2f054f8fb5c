import { Drawing } from '../drawing.ts'
import { inColors, placed } from '../motifs/print-motif.ts'
import { circle, polygon, px } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** Glazed tiles, four of which make a rosette; the thing in each or in every other one. */
export const drawTiled: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const across = places.length === 1 ? 2 : random.pick([3, 4])
  const side = width / across
  const [ink] = farFrom(palette.light, palette) as [string]
  const drawing = new Drawing().ground(palette.light, width, height)
  const turns = random.pick([
    [0, 0, 0, 0],
    [45, 135, 315, 225],
    [0, 90, 270, 180],
    [0, 0, 180, 180],
  ] as const)
  const corner = random.pick(['quarter', 'diamond', 'petal'])
  const share = random.between(0.68, 0.8)
  const reach = random.between(0.17, 0.24)
  const isEveryOther = across > 2 && random.chance(0.45)
  const drawn: string[] = []
  for (let row = 0; row * side < height; row++) {
    for (let column = 0; column < across; column++) {
      const [x, y] = [(column + 0.5) * side, (row + 0.5) * side]
      const half = side / 2
      const isOdd = (row + column) % 2 === 1
      if (isOdd)
        drawing.fill(
          isEveryOther ? palette.main : palette.second,
          `M${px(x - half)} ${px(y - half)}h${px(side)}v${px(side)}h${px(-side)}z`,
        )
      const at = [x - half, x + half].flatMap((cx) => [y - half, y + half].map((cy) => ({ x: cx, y: cy })))
      if (corner === 'quarter')
        drawing.fill(palette.ground, at.map((c) => circle(c.x, c.y, side * reach)).join(''))
      if (corner === 'diamond')
        drawing.fill(palette.ground, at.map((c) => rhomb(c, side * reach * 1.2)).join(''))
      if (corner === 'petal')
        drawing.stroke(
          palette.ground,
          side * 0.07,
          at.map((c) => circle(c.x, c.y, side * reach * 1.5)).join(''),
        )
      if (isEveryOther && isOdd)
        drawing
          .fill(palette.light, rhomb({ x, y }, side * 0.34))
          .fill(palette.accent, rhomb({ x, y }, side * 0.2))
      else
        drawn.push(
          placed(
            { x, y, size: side * share, degrees: turns[(row % 2) * 2 + (column % 2)]! },
            inColors(thing.drawing, thing.colors),
          ),
        )
    }
  }
  let joints = ''
  for (let at = 0; at <= across; at++) joints += `M${px(at * side)} 0V${height}`
  for (let y = 0; y < height; y += side) joints += `M0 ${px(y)}H${width}`
  drawing.stroke(ink, 1.4, joints)
  return { svg: drawing.toString() + drawn.join('') }
}

const rhomb = ({ x, y }: { x: number; y: number }, reach: number) =>
  polygon([
    { x, y: y - reach },
    { x: x + reach, y },
    { x, y: y + reach },
    { x: x - reach, y },
  ])
