import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { type Point, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Canvas } from './family.ts'
import type { SierraPalette } from './palettes/smoke-and-sierra.ts'

/** Ribbons of smoke that swing wider as they rise, thick and thin by turns, in pairs or alone. */
export function drawSmoke(
  drawing: Drawing,
  random: Random,
  palette: SierraPalette,
  { width, height }: Canvas,
) {
  const scale = height / 420
  const count = Math.max(1, Math.round((random.whole(1, 3) * width) / 300))
  for (let ribbon = 0; ribbon < count; ribbon++) {
    const x = width * ((ribbon + 0.5) / count + random.between(-0.16, 0.16))
    const bends = random.between(4.2, 6.4)
    const swing = random.between(9, 19) * scale
    const phase = random.between(0, TURN)
    const pair = random.whole(1, 2)
    for (let strand = 0; strand < pair; strand++) {
      const breadth = random.between(4, 8) * scale
      const top = height * (strand === 0 ? random.between(0.03, 0.1) : random.between(0.12, 0.22))
      const foot = height * 0.78
      const left: Point[] = []
      const right: Point[] = []
      for (let step = 0; step <= 18; step++) {
        const y = foot + ((top - foot) * step) / 18
        const up = 1 - y / foot
        const wave = phase + strand * 0.5 + up * bends * Math.PI
        const middle = x + strand * 17 * scale + Math.sin(wave) * swing * (0.4 + up)
        const taper = Math.min(1, ((18 - step) / 18) * 3.2)
        const half = breadth * taper * (0.62 + 0.38 * Math.cos(wave))
        left.push({ x: middle - half, y })
        right.unshift({ x: middle + half, y })
      }
      const corner = right[0]!
      const back = smoothLine(right).replace(/^M[^c]*/, '')
      drawing.fill(palette.smoke, `${smoothLine(left)}L${pxs(corner.x, corner.y)}${back}z`)
    }
  }
}
