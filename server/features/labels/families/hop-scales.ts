import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { leaf, px, pxs, TURN, wedge } from '../shapes.ts'
import type { Art, Canvas, Subject } from './family.ts'
import { drawBines, drawCone, drawHopLeaf } from './hop-plant.ts'
import { HOP_PALETTES, type HopPalette } from './palettes/hop-scales.ts'

/** IPA, Ale and Amber Ale: the overlapping bracts of a hop cone, seen close, whole or on the bine. */
export function drawHopScales(random: Random, canvas: Canvas, { coloring }: Subject): Art {
  const palette = coloring(HOP_PALETTES)
  const drawing = new Drawing()
  // A lone cone is lost in a wide picture.
  const compositions =
    canvas.width > canvas.height ? [scales, drawBines] : [scales, scales, scales, cone, drawBines]
  random.pick(compositions)(drawing, random, palette, canvas)
  return { svg: drawing.toString() }
}

type Rhythm = (column: number, row: number) => number

function scales(drawing: Drawing, random: Random, palette: HopPalette, canvas: Canvas) {
  const { width, height } = canvas
  // Whole, even sizes: a page of bracts is mostly numbers, and these are written with half the digits.
  const wanted = random.pick([random.between(49, 56), random.between(56, 68), random.between(68, 90)])
  const breadth = Math.round((wanted * height) / 840) * 2
  const length = Math.round(breadth * random.between(0.115, 0.165)) * 10
  const step = Math.round(length * random.between(0.4, 0.55))
  const columns = Math.ceil(width / breadth) + 1
  const rows = Math.ceil(height / step) + 2
  const shift = Math.round(random.between(0, breadth))
  const shape = random.pick(SHAPES)
  const vein = random.pick(['none', 'one', 'one', breadth > 60 ? 'three' : 'one', 'inner', 'inner'] as const)
  const rhythm = pickRhythm(random, columns, rows)
  const colors = random.chance(0.6) ? palette.bracts : random.shuffled(palette.bracts)
  const accentShare = random.between(0.02, 0.1)

  drawing.ground(colors[0]!, width, height)
  // From the foot upwards, so that every bract lies on the ones below it, as on a hanging cone.
  for (let row = rows; row >= -1; row--) {
    const byColor = new Map<string, string>()
    const veins = new Map<string, string>()
    const inners = new Map<string, string>()
    for (let column = -1; column <= columns; column++) {
      const x = column * breadth + (row % 2 === 0 ? 0 : breadth / 2) - shift
      const y = row * step - Math.round(length * 0.55)
      const isOutside =
        x + breadth / 2 < 0 || x - breadth / 2 > width || y - length * 0.4 > height || y + length < 0
      if (isOutside) continue
      const tone = ((rhythm(column, row) % 4) + 4) % 4
      const color = random.chance(accentShare) ? palette.accent : colors[tone]!
      const other = color === colors[3] || color === palette.accent ? palette.deep : colors[(tone + 1) % 4]!
      append(byColor, color, shape(x, y, breadth, length))
      if (vein === 'inner')
        append(inners, other, innerBract(x, y + length * 0.3, breadth * 0.5, length * 0.56))
      if (vein === 'one' || vein === 'three')
        append(veins, other, veinLines(x, y, breadth, length, vein === 'three'))
    }
    for (const [color, pathData] of byColor) drawing.fill(color, pathData)
    for (const [color, pathData] of inners) drawing.fill(color, pathData)
    for (const [color, pathData] of veins) drawing.stroke(color, breadth * 0.024, pathData)
  }
}

function append(byColor: Map<string, string>, color: string, pathData: string) {
  byColor.set(color, (byColor.get(color) ?? '') + pathData)
}

function veinLines(x: number, y: number, breadth: number, length: number, three: boolean): string {
  const middle = `M${pxs(x, y + length * 0.45)}v${px(length * 0.46)}`
  if (!three) return middle
  const side = (sign: number) =>
    `M${pxs(x + sign * breadth * 0.17, y + length * 0.5)}q${pxs(sign * -breadth * 0.01, length * 0.16, sign * -breadth * 0.1, length * 0.27)}`
  return middle + side(1) + side(-1)
}

/**
 * Bracts with their foot at (x, y) and their tip `length` below it. Each one reaches up behind the row above, so that
 * its foot never shows between two tips.
 */
const SHAPES: readonly ((x: number, y: number, breadth: number, length: number) => string)[] = [
  // pointed like a leaf
  (x, y, b, l) =>
    `${foot(x, y, b, l)}c${pxs(-b * 0.02, l * 0.5, b * 0.2, l * 0.78, b / 2, l)}c${pxs(b * 0.3, -l * 0.22, b * 0.52, -l * 0.5, b / 2, -l)}${back(l)}`,
  // round like a roof tile
  (x, y, b, l) =>
    `${foot(x, y, b, l)}v${px(l - b / 2)}a${pxs(b / 2, b / 2)} 0 0 0 ${pxs(b, 0)}v${px(b / 2 - l)}${back(l)}`,
  // broad shoulders, drawn-out tip
  (x, y, b, l) =>
    `${foot(x, y, b, l)}v${px(l * 0.45)}c${pxs(0, l * 0.28, b * 0.4, l * 0.3, b / 2, l * 0.55)}c${pxs(b * 0.1, -l * 0.25, b / 2, -l * 0.27, b / 2, -l * 0.55)}v${px(-l * 0.45)}${back(l)}`,
  // a straight point
  (x, y, b, l) =>
    `${foot(x, y, b, l)}v${px(l * 0.62)}l${pxs(b / 2, l * 0.38, b / 2, -l * 0.38)}v${px(-l * 0.62)}${back(l)}`,
]

function foot(x: number, y: number, breadth: number, length: number): string {
  return `M${pxs(x - breadth / 2, y - length * 0.4)}v${px(length * 0.4)}`
}

function back(length: number): string {
  return `v${px(-length * 0.4)}z`
}

/** A small bract inside a bract: a leaf with its tip down. */
function innerBract(x: number, y: number, breadth: number, length: number): string {
  return leaf(x, y, length, breadth * 0.5, TURN / 4, 0.5)
}

function pickRhythm(random: Random, columns: number, rows: number): Rhythm {
  const middle = { column: columns * random.between(0.25, 0.75), row: rows * random.between(0.1, 0.6) }
  const slope = random.pick([1, -1, 2, -2])
  const beat = random.pick([1, 1.5, 2, 2.5])
  const weights = random.shuffled([0, 0, 0, 0, 1, 1, 1, 2, 2, 3])
  return random.pick<Rhythm>([
    () => random.pick(weights),
    () => random.pick(weights),
    (column, row) => Math.floor((row + slope * column + (slope % 2 === 0 || row % 2 === 0 ? 0 : 0.5)) / beat),
    (column, row) => Math.floor((row + 2 * Math.abs(column - Math.floor(middle.column))) / beat),
    (column, row) => Math.floor(Math.hypot((column - middle.column) * 2.1, row - middle.row) / beat),
    (_column, row) => Math.floor(row / 1),
    (column, row) => Math.floor((row + Math.sin(column * 1.1) * 2.2) / beat),
  ])
}

/** One great cone with its leaves before rays or a plain ground. */
function cone(drawing: Drawing, random: Random, palette: HopPalette, canvas: Canvas) {
  const { width, height } = canvas
  const [deepest, deep, mid, light] = palette.bracts
  const ground = random.pick([light, light, deepest, palette.accent])
  drawing.ground(ground, width, height)
  const x = width * random.between(0.4, 0.6)
  const size = height * random.between(0.36, 0.46)
  const y = height * random.between(0.05, 0.1)
  const tilt = TURN / 4 + random.between(-0.3, 0.3)
  const rayColor = ground === light ? mid : deep
  if (random.chance(0.7)) {
    const count = random.whole(12, 26)
    let rays = ''
    for (let ray = 0; ray < count; ray++) {
      const from = ((ray + 0.25) * TURN) / count
      rays += wedge(x, y + size * 0.45, width + height, from, from + (TURN / count) * 0.5)
    }
    drawing.fill(rayColor, rays)
  } else {
    for (let count = random.whole(9, 14); count > 0; count--) {
      const at = { x: random.between(0, width), y: random.between(0, height) }
      drawHopLeaf(
        drawing,
        random,
        rayColor,
        ground,
        at.x,
        at.y,
        (height / 420) * random.between(26, 48),
        random.between(0, TURN),
      )
    }
  }
  const leafColor = ground === light ? deep : ground === deepest ? mid : deepest
  const leafVein = ground === light ? deepest : ground === deepest ? deepest : mid
  const leafSize = size * random.between(0.42, 0.6)
  for (const side of [-1, 1]) {
    const angle = side < 0 ? Math.PI + random.between(-0.5, 0.35) : random.between(-0.35, 0.5)
    drawHopLeaf(
      drawing,
      random,
      leafColor,
      leafVein,
      x + side * size * 0.05,
      y + size * 0.08,
      leafSize,
      angle,
    )
  }
  drawing.stroke(
    leafColor,
    4,
    `M${pxs(x, y + size * 0.1)}q${pxs(random.between(-14, 14), -size * 0.1, random.between(-30, 30), -size * 0.4)}`,
  )
  const coneColors =
    ground === palette.accent || ground === deepest ? [mid, light, deep] : [deep, mid, deepest]
  drawCone(drawing, random, coneColors, palette.deep, x, y + size * 0.04, size, tilt)
  if (random.chance(0.6)) {
    const pairs = Math.floor(width / height / 1.2) + 1
    for (let pair = 1; pair <= pairs; pair++) {
      for (const side of [-1, 1]) {
        const at = { x: x + side * pair * height * 0.22, y: y + size * (0.12 + 0.08 * pair) }
        drawCone(drawing, random, coneColors, palette.deep, at.x, at.y, size * 0.5, tilt - side * 0.25)
      }
    }
  }
}
