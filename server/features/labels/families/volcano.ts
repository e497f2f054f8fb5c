import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, px, pxs } from '../shapes.ts'
import type { Canvas } from './family.ts'
import type { SierraPalette } from './palettes/smoke-and-sierra.ts'

/** A lone volcano, snow on its shoulders, puffs of smoke drifting off. */
export function drawVolcano(
  drawing: Drawing,
  random: Random,
  palette: SierraPalette,
  { width, height }: Canvas,
) {
  const scale = height / 420
  const x = width * random.between(0.28, 0.72)
  const y = height * random.between(0.17, 0.25)
  const drift = random.pick([-1, 1]) * random.between(0.5, 1.2)
  let puffs = ''
  let size = random.between(8, 12) * scale
  let at = { x, y: y - 2 * scale }
  const count = random.whole(6, 10)
  for (let puff = 0; puff < count; puff++) {
    puffs += circle(at.x, at.y, size) + circle(at.x + size * 0.9, at.y + size * 0.3, size * 0.7)
    at = { x: at.x + drift * size * random.between(0.5, 1.1), y: at.y - size * random.between(0.5, 0.9) }
    size *= random.between(1.02, 1.2)
  }
  drawing.fill(palette.smoke, puffs)
  const mouth = random.between(12, 18) * scale
  const foot = height * 0.62
  const slope = random.between(0.75, 1.05)
  const half = (foot - y) * slope
  drawing.fill(
    palette.ranges[1],
    `M${pxs(x - mouth, y)}l${pxs(mouth * 0.6, 4 * scale, mouth * 0.8, 0, mouth * 0.6, -4 * scale)}` +
      `Q${pxs(x + mouth + half * 0.25, y + (foot - y) * 0.55, x + mouth + half, foot)}H${px(x - mouth - half)}` +
      `Q${pxs(x - mouth - half * 0.25, y + (foot - y) * 0.55, x - mouth, y)}z`,
  )
  const deep = random.between(30, 52) * scale
  const reach = mouth + deep * 0.28
  let snow = `M${pxs(x - mouth, y)}l${pxs(mouth * 0.6, 4 * scale, mouth * 0.8, 0, mouth * 0.6, -4 * scale)}L${pxs(x + reach, y + deep)}`
  const teeth = random.whole(4, 6)
  for (let tooth = 1; tooth <= teeth; tooth++) {
    const share = 1 - tooth / teeth
    snow += `L${pxs(x - reach + 2 * reach * (share + 0.5 / teeth), y + deep * random.between(0.45, 0.7))}`
    snow += `L${pxs(x - reach + 2 * reach * share, y + deep * (tooth === teeth ? 1 : random.between(0.85, 1.15)))}`
  }
  drawing.fill(palette.snow, `${snow}z`)
}
