import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, leaf, polar, sector, TURN } from '../shapes.ts'
import type { FruitPalette } from './palettes/fruit.ts'

type DrawSlice = (
  drawing: Drawing,
  random: Random,
  palette: FruitPalette,
  x: number,
  y: number,
  radius: number,
) => void

/** A round of citrus: rind, pith, and its segments. */
const citrus: DrawSlice = (drawing, random, palette, x, y, radius) => {
  const segments = random.whole(7, 10)
  const turned = random.between(0, TURN)
  drawing.fill(palette.rind, circle(x, y, radius)).fill(palette.flesh, circle(x, y, radius * 0.86))
  let cells = ''
  for (let segment = 0; segment < segments; segment++) {
    const middle = turned + (segment * TURN) / segments
    const half = (TURN / segments) * 0.42
    const core = polar(x, y, radius * 0.11, middle)
    cells += sector(core.x, core.y, radius * 0.66, middle - half, middle + half)
  }
  drawing.fill(palette.pulp, cells)
}

/** Half a maracuyá: a thick skin, a bright heart and dark seeds in it. */
const maracuya: DrawSlice = (drawing, random, palette, x, y, radius) => {
  drawing.fill(palette.deep, circle(x, y, radius)).fill(palette.flesh, circle(x, y, radius * 0.88))
  drawing.fill(palette.spark, circle(x, y, radius * 0.72))
  const count = random.whole(8, 13)
  const turned = random.between(0, TURN)
  let pulps = ''
  let seeds = ''
  for (let seed = 0; seed < count; seed++) {
    const angle = turned + seed * 2.4
    const at = polar(x, y, radius * 0.6 * Math.sqrt((seed + 0.6) / count), angle)
    pulps += circle(at.x, at.y, radius * 0.125)
    const foot = polar(at.x, at.y, -radius * 0.09, angle)
    seeds += leaf(foot.x, foot.y, radius * 0.18, radius * 0.09, angle, 0.5)
  }
  drawing.fill(palette.pulp, pulps).fill(palette.deep, seeds)
}

/** A round of kiwi or camu: a pale heart, rays and a ring of seeds. */
const kiwi: DrawSlice = (drawing, random, palette, x, y, radius) => {
  drawing.fill(palette.leaf, circle(x, y, radius)).fill(palette.pulp, circle(x, y, radius * 0.9))
  const count = random.whole(12, 18)
  const turned = random.between(0, TURN)
  let rays = ''
  let seeds = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = turned + (ray * TURN) / count
    const from = polar(x, y, radius * 0.2, angle)
    rays += leaf(from.x, from.y, radius * 0.58, radius * 0.06, angle, 0.5)
    const seed = polar(x, y, radius * (ray % 2 ? 0.5 : 0.42), angle + TURN / count / 2)
    seeds += leaf(seed.x, seed.y, radius * 0.15, radius * 0.06, angle + TURN / count / 2, 0.6)
  }
  drawing.fill(palette.flesh, rays + circle(x, y, radius * 0.26)).fill(palette.deep, seeds)
}

/** A wedge of watermelon: half a round with its rind and drops of seeds. */
const watermelon: DrawSlice = (drawing, random, palette, x, y, radius) => {
  const turned = random.between(-0.7, 0.7) + random.pick([0, Math.PI])
  const half = (share: number) => sector(x, y, radius * share, turned, turned + Math.PI)
  drawing.fill(palette.rind, half(1)).fill(palette.flesh, half(0.9)).fill(palette.pulp, half(0.82))
  let seeds = ''
  for (const [ring, count] of [
    [0.58, 5],
    [0.3, 3],
  ] as const) {
    for (let seed = 0; seed < count; seed++) {
      const angle = turned + ((seed + 0.5) * Math.PI) / count
      const at = polar(x, y, radius * ring, angle)
      seeds += leaf(at.x, at.y, radius * 0.14, radius * 0.075, angle, 0.6)
    }
  }
  drawing.fill(palette.deep, seeds)
}

/** A twig of berries with leaves. */
const berries: DrawSlice = (drawing, random, palette, x, y, radius) => {
  const turned = random.between(0, TURN)
  let leaves = ''
  for (const angle of [-0.5, 0.35]) leaves += leaf(x, y, radius * 1.1, radius * 0.42, turned + angle, 0.5)
  drawing.fill(palette.leaf, leaves)
  const color = random.pick([palette.rind, palette.pulp, palette.deep])
  const glint = color === palette.pulp ? palette.flesh : palette.spark
  let discs = ''
  let glints = ''
  const count = random.whole(4, 6)
  for (let berry = 0; berry < count; berry++) {
    const at = polar(x, y, berry === 0 ? 0 : radius * 0.52, turned + Math.PI + (berry - count / 2) * 0.95)
    discs += circle(at.x, at.y, radius * 0.36)
    glints += circle(at.x - radius * 0.1, at.y - radius * 0.12, radius * 0.09)
  }
  drawing.fill(color, discs).fill(glint, glints)
}

/** A whole fruit, a cherry or a guayaba, cut from plain discs with a leaf. */
const whole: DrawSlice = (drawing, random, palette, x, y, radius) => {
  const color = random.pick([palette.rind, palette.pulp])
  drawing.fill(color, circle(x, y, radius * 0.86))
  const turned = -TURN / 4 + random.between(-0.5, 0.5)
  const top = polar(x, y, radius * 0.8, turned)
  drawing.fill(
    palette.leaf,
    leaf(top.x, top.y, radius * 0.8, radius * 0.34, turned + random.pick([-0.9, 0.9]), 0.5),
  )
  drawing.stroke(
    palette.deep,
    radius * 0.06,
    `M${top.x.toFixed(1)} ${top.y.toFixed(1)}l${(Math.cos(turned) * radius * 0.4).toFixed(1)} ${(Math.sin(turned) * radius * 0.4).toFixed(1)}`,
  )
  drawing.fill(palette.flesh, circle(x - radius * 0.32, y - radius * 0.3, radius * 0.14))
}

export const FRUITS: readonly DrawSlice[] = [citrus, maracuya, kiwi, watermelon, berries, whole]
