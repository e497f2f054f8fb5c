import { Drawing } from '../drawing.ts'
import { circle, polygon, pxs } from '../shapes.ts'
import type { DrawFamily } from './family.ts'
import { PRINT_PALETTES } from './palettes/print.ts'

/** Plain forms in a grid, a few kinds of them a label: tiles of a floor, or a poster of the fifties. */
export const drawTiles: DrawFamily = (random, { width, height }, { coloring, mood }) => {
  const palette = coloring(PRINT_PALETTES[mood])
  const columns = (width > height ? 7 : 3) + random.whole(0, 2)
  const side = width / columns
  const rows = Math.ceil(height / side)
  const forms = random.shuffled(FORMS).slice(0, random.whole(1, 3))
  const grounds = [palette.ground, palette.second, palette.ground, palette.deep]
  const fronts = random.shuffled([palette.main, palette.light, palette.accent, palette.deep])
  const isMirrored = random.chance(0.5)
  const chosen = Array.from({ length: rows * columns }, () => ({
    form: random.pick(forms),
    turn: random.whole(0, 3),
    front: random.pick(fronts),
    ground: random.pick(grounds),
  }))
  const drawing = new Drawing().ground(palette.ground, width, height)
  const tops = new Map<string, string>()
  const bottoms = new Map<string, string>()
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = isMirrored ? Math.min(column, columns - 1 - column) : column
      const { form, turn, front, ground } = chosen[row * columns + from]!
      const [x, y] = [column * side, row * side]
      if (ground !== palette.ground)
        append(bottoms, ground, `M${pxs(x, y)}h${pxs(side)}v${pxs(side)}h${pxs(-side)}z`)
      const isTurned = isMirrored && column !== from
      append(
        tops,
        front === ground ? palette.light : front,
        form(x, y, side, isTurned ? [1, 0, 3, 2][turn]! : turn),
      )
    }
  }
  for (const [color, path] of bottoms) drawing.fill(color, path)
  for (const [color, path] of tops) drawing.fill(color, path)
  return { svg: drawing.toString() }
}

function append(byColor: Map<string, string>, color: string, pathData: string) {
  byColor.set(color, (byColor.get(color) ?? '') + pathData)
}

/** Corners of a square from the left above, clockwise. */
function corners(x: number, y: number, side: number) {
  return [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ]
}

const FORMS: readonly ((x: number, y: number, side: number, turn: number) => string)[] = [
  // a quarter of a disc
  (x, y, side, turn) => {
    const at = corners(x, y, side)
    const [core, from, to] = [at[turn]!, at[(turn + 1) % 4]!, at[(turn + 3) % 4]!]
    return `M${pxs(core.x, core.y)}L${pxs(from.x, from.y)}A${pxs(side, side)} 0 0 1 ${pxs(to.x, to.y)}z`
  },
  // a leaf from corner to corner
  (x, y, side, turn) => {
    const at = corners(x, y, side)
    const [from, to] = [at[turn]!, at[(turn + 2) % 4]!]
    return `M${pxs(from.x, from.y)}A${pxs(side, side)} 0 0 1 ${pxs(to.x, to.y)}A${pxs(side, side)} 0 0 1 ${pxs(from.x, from.y)}z`
  },
  // half the square
  (x, y, side, turn) => polygon(corners(x, y, side).filter((_, corner) => corner !== turn)),
  // a disc
  (x, y, side) => circle(x + side / 2, y + side / 2, side * 0.42),
  // a diamond
  (x, y, side) =>
    polygon([
      { x: x + side / 2, y },
      { x: x + side, y: y + side / 2 },
      { x: x + side / 2, y: y + side },
      { x, y: y + side / 2 },
    ]),
  // half a disc
  (x, y, side, turn) => {
    const at = corners(x, y, side)
    const [from, to] = [at[turn]!, at[(turn + 1) % 4]!]
    return `M${pxs(from.x, from.y)}A${pxs(side / 2, side / 2)} 0 0 0 ${pxs(to.x, to.y)}z`
  },
]
