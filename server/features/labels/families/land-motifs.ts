import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { type Point, px, pxs } from '../shapes.ts'
import type { NightPalette } from './palettes/night.ts'

/** A cardón, the candelabra cactus of the Andes, standing at (x, y). */
export function drawCardon(
  drawing: Drawing,
  random: Random,
  color: string,
  x: number,
  y: number,
  size: number,
) {
  const arm = (side: number, from: number, out: number, up: number) =>
    `M${pxs(x, y - size * from)}h${px(side * size * out * 0.6)}q${pxs(side * size * out * 0.4, 0, side * size * out * 0.4, -size * 0.12)}v${px(-size * up)}`
  let branches = `M${pxs(x, y)}v${px(-size)}`
  branches += arm(1, random.between(0.3, 0.5), random.between(0.2, 0.28), random.between(0.12, 0.34))
  branches += arm(-1, random.between(0.25, 0.6), random.between(0.2, 0.28), random.between(0.1, 0.26))
  drawing.stroke(color, size * 0.13, branches)
}

/** An araucaria: a bare trunk under level, upturned tiers. */
export function drawAraucaria(
  drawing: Drawing,
  random: Random,
  color: string,
  x: number,
  y: number,
  size: number,
) {
  drawing.stroke(color, size * 0.06, `M${pxs(x, y)}v${px(-size)}`)
  const tiers = random.whole(4, 6)
  const from = random.between(0.4, 0.52)
  let branches = ''
  for (let tier = 0; tier < tiers; tier++) {
    const level = y - size * (from + ((1 - from) * tier) / (tiers - 1))
    const half = size * (0.36 - (0.2 * tier) / (tiers - 1)) * random.between(0.85, 1.1)
    branches += `M${pxs(x - half, level - size * 0.07)}q${pxs(half * 0.3, size * 0.07, half, size * 0.07)}q${pxs(half * 0.7, 0, half, -size * 0.07)}`
  }
  drawing.stroke(color, size * 0.075, branches)
}

/** A town of stacked houses with lit windows along a crest, as on the hills of Valparaíso. */
export function drawHouses(
  drawing: Drawing,
  random: Random,
  palette: NightPalette,
  wall: string,
  crest: readonly Point[],
  scale: number,
) {
  let walls = ''
  let windows = ''
  let x = 0
  for (const point of crest) {
    for (let house = 0; house < 2; house++) {
      const width = random.between(11, 20) * scale
      const height = random.between(18, 46) * scale
      const y = point.y + 8 * scale
      if (random.chance(0.28) || x > point.x + 20 * scale) continue
      const roof = random.chance(0.5) ? random.between(4, 8) * scale : 0
      walls += `M${pxs(x, y)}v${px(-height)}l${pxs(width / 2, -roof, width / 2, roof)}v${px(height)}z`
      for (let row = 0; row < Math.floor(height / (9 * scale)); row++) {
        for (let column = 0; column < 2; column++) {
          if (random.chance(0.4)) continue
          windows += `M${pxs(x + width * (0.2 + column * 0.4), y - height + (3 + row * 8.5) * scale)}h${px(width * 0.22)}v${px(4 * scale)}h${px(-width * 0.22)}z`
        }
      }
      x += width + random.between(0, 3) * scale
    }
    x = Math.max(x, point.x)
  }
  drawing.fill(wall, walls).fill(palette.moon, windows)
}
