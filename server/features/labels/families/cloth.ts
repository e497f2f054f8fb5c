import { Drawing } from '../drawing.ts'
import { placeMotif } from '../motifs/motif.ts'
import { circle, leaf, pxs, star, TURN } from '../shapes.ts'
import type { Canvas, DrawFamily } from './family.ts'
import { PRINT_PALETTES, type PrintPalette } from './palettes/print.ts'

/** The thing that a beer speaks of, all over, as printed cloth. */
export const drawCloth: DrawFamily = (random, canvas, { coloring, mood, thing }) => {
  if (!thing) throw new Error('Nothing to show')
  const palette = coloring(PRINT_PALETTES[mood])
  const { width, height } = canvas
  const drawing = new Drawing().ground(palette.ground, width, height)
  const columns = Math.max(2, Math.round(width / random.between(76, 108)))
  const step = width / columns
  const size = step * random.between(0.8, 0.96)
  const down = step * random.between(0.94, 1.12)
  const degrees = random.pick([
    [0, 0],
    [-14, 14],
    [0, 180],
    [24, 24],
    [-30, 30],
  ] as const)
  const shift = random.between(0, step)
  const placed: string[] = []
  const gaps: { x: number; y: number }[] = []
  for (let column = -1; column <= columns; column++) {
    for (let row = -1; row * down < height + size; row++) {
      const x = column * step + shift
      const y = (row + (column % 2 ? 0.5 : 0)) * down
      gaps.push({ x: x + step / 2, y: y + down / 4 })
      if (x + size / 2 < 0 || x - size / 2 > width || y + size / 2 < 0 || y - size / 2 > height) continue
      placed.push(
        placeMotif(thing.drawing, thing.colors, { x, y, size, degrees: degrees[Math.abs(row) % 2]! }),
      )
    }
  }
  random.pick(FILLINGS)(drawing, palette, gaps, step, canvas)
  return { svg: drawing.toString() + placed.join('') }
}

type Filling = (
  drawing: Drawing,
  palette: PrintPalette,
  gaps: readonly { x: number; y: number }[],
  step: number,
  canvas: Canvas,
) => void

/** What lies between the things, or behind them. */
const FILLINGS: readonly Filling[] = [
  (drawing, palette, gaps, step) =>
    drawing.fill(palette.accent, gaps.map(({ x, y }) => circle(x, y, step * 0.06)).join('')),
  (drawing, palette, gaps, step) =>
    drawing.fill(palette.light, gaps.map(({ x, y }) => star(x, y, step * 0.14, step * 0.04, 4)).join('')),
  (drawing, palette, gaps, step) => {
    const twig = ({ x, y }: { x: number; y: number }) =>
      [-0.7, 0.7]
        .map((turn) => leaf(x, y + step * 0.08, step * 0.26, step * 0.09, -TURN / 4 + turn, 0.5))
        .join('')
    drawing.fill(palette.main, gaps.map(twig).join(''))
  },
  (drawing, palette, _gaps, step, { width, height }) => {
    let lines = ''
    for (let x = 0; x < width + step; x += step)
      lines += `M${pxs(x, 0)}h${pxs(step / 2)}V${height}h${pxs(-step / 2)}z`
    drawing.fill(palette.second, lines)
  },
  (drawing, palette, gaps, step) =>
    drawing.fill(
      palette.second,
      gaps.map(({ x, y }) => circle(x - step / 2, y - step / 4, step * 0.5)).join(''),
    ),
]
