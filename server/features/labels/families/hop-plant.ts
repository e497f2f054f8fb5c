import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { leaf, type Point, polar, polyline, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Canvas } from './family.ts'
import type { HopPalette } from './palettes/hop-scales.ts'

/** A hop cone that hangs from (x, y) along `angle`, `size` long: rows of bracts, the upper ones over the lower. */
export function drawCone(
  drawing: Drawing,
  random: Random,
  colors: readonly string[],
  line: string,
  x: number,
  y: number,
  size: number,
  angle: number,
) {
  const isSmall = size < 90
  const rows = isSmall ? 4 : random.whole(6, 8)
  const bract = size * (isSmall ? 0.4 : random.between(0.3, 0.36))
  const plump = random.between(0.24, 0.32)
  for (let row = rows; row >= 0; row--) {
    const along = (row / rows) * (size - bract)
    const half = size * plump * Math.sin(Math.PI * Math.min(1, 0.24 + (row / rows) * 0.72))
    const count = row === rows ? 1 : (isSmall ? 2 : 3) + (row % 2)
    let shapes = ''
    let veins = ''
    for (let place = 0; place < count; place++) {
      const across = count === 1 ? 0 : (place / (count - 1)) * 2 - 1
      const foot = polar(x, y, along, angle)
      const at = polar(foot.x, foot.y, across * half * 0.72, angle + TURN / 4)
      const turned = angle - across * (0.5 - (row / rows) * 0.25)
      shapes += leaf(at.x, at.y, bract, bract * 0.52, turned, 0.55)
      if (isSmall) continue
      const from = polar(at.x, at.y, bract * 0.5, turned)
      const to = polar(at.x, at.y, bract * 0.86, turned)
      veins += polyline([from, to])
    }
    drawing.fill(colors[row % colors.length]!, shapes)
    if (veins) drawing.stroke(line, size * 0.008 + 0.3, veins)
  }
}

/** A hop leaf of one, three or five toothless lobes with its veins, its foot at (x, y). */
export function drawHopLeaf(
  drawing: Drawing,
  random: Random,
  color: string,
  vein: string,
  x: number,
  y: number,
  size: number,
  angle: number,
) {
  const { blade, veins } = hopLeaf(random, x, y, size, angle)
  drawing.fill(color, blade).stroke(vein, Math.max(0.8, size * 0.022), veins)
}

function hopLeaf(random: Random, x: number, y: number, size: number, angle: number) {
  const isSmall = size < 60
  const lobes = random.pick(
    isSmall
      ? [[0], [-0.75, 0.75, 0]]
      : [
          [-0.75, 0.75, 0],
          [-1.25, 1.25, -0.62, 0.62, 0],
        ],
  )
  let blade = ''
  let veins = ''
  for (const turned of lobes) {
    const length = size * (1 - Math.abs(turned) * 0.28)
    blade += leaf(x, y, length, length * 0.4, angle + turned, 0.5)
    veins += polyline([{ x, y }, polar(x, y, length * 0.78, angle + turned)])
  }
  return { blade, veins }
}

/** A hop garden: bines that climb their strings, with leaves and cones by turns. */
export function drawBines(drawing: Drawing, random: Random, palette: HopPalette, { width, height }: Canvas) {
  const [deepest, deep, mid, light] = palette.bracts
  const isDark = random.chance(0.5)
  const ground = isDark ? deepest : light
  drawing.ground(ground, width, height)
  const count = Math.max(2, Math.round((width / 300) * random.whole(2, 3)))
  const scale = height / 420
  const sway = random.between(5, 14) * scale
  const spacing = random.between(84, 108) * scale
  if (random.chance(0.6)) {
    const radius = height * random.between(0.13, 0.2)
    drawing.fill(
      palette.accent,
      sunDisc(width * random.between(0.25, 0.75), height * random.between(0.18, 0.3), radius),
    )
  }
  for (let bine = 0; bine < count; bine++) {
    const x = ((bine + 0.5) * width) / count + random.between(-8, 8) * scale
    const phase = random.between(0, TURN)
    const on = (y: number): Point => ({ x: x + Math.sin(phase + (y / height) * 9) * sway, y })
    const points = Array.from({ length: 12 }, (_, step) => on((step / 11) * (height + 20) - 10))
    drawing.stroke(isDark ? mid : deep, 3.4 * scale, smoothLine(points))
    let side = random.pick([1, -1])
    let blades = ''
    let veins = ''
    const cones: { at: Point; side: number }[] = []
    for (let y = random.between(-30, 10); y < height + 30; y += spacing) {
      const at = on(y)
      const angle = side > 0 ? random.between(-0.7, -0.2) : Math.PI + random.between(0.2, 0.7)
      const one = hopLeaf(random, at.x, at.y, random.between(60, 86) * scale, angle)
      blades += one.blade
      veins += one.veins
      if (random.chance(0.8)) cones.push({ at, side })
      side = -side
    }
    drawing.fill(isDark ? deep : mid, blades).stroke(isDark ? deepest : deep, scale, veins)
    const colors = isDark ? [mid, light] : [deep, deepest]
    for (const cone of cones) {
      const size = random.between(64, 88) * scale
      const x = cone.at.x - cone.side * 5 * scale
      drawCone(
        drawing,
        random,
        colors,
        palette.deep,
        x,
        cone.at.y + 4 * scale,
        size,
        TURN / 4 + cone.side * 0.45,
      )
    }
  }
}

function sunDisc(x: number, y: number, radius: number): string {
  return `M${pxs(x - radius, y)}a${pxs(radius, radius)} 0 1 1 ${pxs(radius * 2, 0)}a${pxs(radius, radius)} 0 1 1 ${pxs(-radius * 2, 0)}z`
}
