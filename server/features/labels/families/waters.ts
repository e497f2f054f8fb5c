import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { below, type Point, px, pxs, smoothLine } from '../shapes.ts'
import type { Canvas } from './family.ts'
import type { SunPalette } from './palettes/sun-and-river.ts'

type DrawWater = (
  drawing: Drawing,
  random: Random,
  palette: SunPalette,
  canvas: Canvas,
  horizon: number,
  sun: Point,
) => void

/** Bands of waves that grow towards the viewer. */
const waves: DrawWater = (drawing, random, palette, canvas, horizon) => {
  const count = random.whole(5, 9)
  const amplitude = canvas.height * random.between(0.008, 0.022)
  const length = canvas.height * random.between(0.1, 0.24)
  const drift = random.between(-0.5, 0.5)
  const pointed = random.chance(0.3)
  for (let band = 0; band < count; band++) {
    const y = horizon + (canvas.height - horizon) * (band / count) ** 1.15
    const scale = 0.7 + (0.6 * band) / count
    const line = waveLine(canvas.width, y, amplitude * scale, length * scale, drift * band, pointed)
    drawing.fill(palette.water[band % palette.water.length]!, below(line, canvas.width, canvas.height))
  }
}

/** Overlapping round scales of water, row by row. */
const scallops: DrawWater = (drawing, random, palette, canvas, horizon) => {
  const radius = canvas.height * random.between(0.056, 0.1)
  drawing.fill(palette.water[0], `M0 ${px(horizon)}H${px(canvas.width)}V${px(canvas.height)}H0z`)
  const ringCount = random.whole(2, 3)
  const offset = random.between(0, radius)
  for (let row = 0; horizon + row * radius * 0.55 < canvas.height + radius; row++) {
    const y = horizon + radius + row * radius * 0.55
    for (let ring = 0; ring < ringCount; ring++) {
      let domes = ''
      for (let x = offset - radius * 2 + (row % 2) * radius; x < canvas.width + radius; x += radius * 2) {
        if (x > -radius) domes += dome(x, y, radius * (1 - ring / ringCount))
      }
      drawing.fill(palette.water[(ring + (row % 2)) % 3]!, domes)
    }
  }
}

/** A river that winds from the horizon to the viewer between two banks. */
export const meander: DrawWater = (drawing, random, palette, canvas, horizon, sun) => {
  const { width, height } = canvas
  const bank = `M0 ${px(horizon)}H${px(width)}V${px(height)}H0z`
  drawing.fill(palette.hill[0], bank)
  const side = random.chance(0.5) ? 1 : -1
  const swing = width * random.between(0.1, 0.24)
  const bends = random.between(1.2, 2.2)
  const layers = [1, 0.72, 0.44]
  layers.forEach((share, layer) => {
    const leftBank: Point[] = []
    const rightBank: Point[] = []
    for (let step = 0; step <= 8; step++) {
      const near = step / 8
      const y = horizon + (height + 10 - horizon) * near ** 1.5
      const middle =
        sun.x + (width / 2 - sun.x) * near + Math.sin(near * bends * Math.PI) * swing * near ** 0.5 * side
      const half = (2 + near ** 1.4 * width * 0.42) * share
      leftBank.push({ x: middle - half, y })
      rightBank.unshift({ x: middle + half, y })
    }
    const right = smoothLine(rightBank).replace(/^M[^c]*/, '')
    const corner = rightBank[0]!
    drawing.fill(palette.water[layer]!, `${smoothLine(leftBank)}L${pxs(corner.x, corner.y)}${right}z`)
  })
}

function waveLine(
  width: number,
  y: number,
  amplitude: number,
  length: number,
  phase: number,
  pointed: boolean,
): string {
  const half = length / 2
  const start = -length + (((phase % 1) + 1) % 1) * length - length
  const rounded = `q${pxs(half / 2, -amplitude * 2, half, 0)}t${pxs(half, 0)}`
  const crest = `q${pxs(half, amplitude * 2.2, length, 0)}`
  const count = Math.ceil((width - start) / length) + 1
  return `M${pxs(start, y)}${(pointed ? crest : rounded).repeat(count)}`
}

function dome(x: number, y: number, radius: number): string {
  return `M${pxs(x - radius, y)}a${pxs(radius, radius)} 0 0 1 ${pxs(radius * 2, 0)}z`
}

export const WATERS: readonly DrawWater[] = [waves, waves, scallops, meander]
