import { flatten } from '../motifs/flatten.ts'
import type { Layer, MotifColors, MotifDrawing } from '../motifs/motif.ts'
import { motifGrid } from '../motifs/motif-grid.ts'
import { circle, polyline, px } from '../shapes.ts'
import { fill, WHOLE } from './paper.ts'
import type { Scene } from './scene-of.ts'

/** A stitch is so wide; a grid of 104 of them has the picture in its middle. */
const PITCH = 6
const CELLS = 104

/** Woven thread by thread: the land, before it the thing in squares, a band of steps at both edges. */
export function inStitches({ tones, planes, thing, place, round }: Scene): string {
  const scaled = (pathData: string, scale: number, x: number, y: number) =>
    flatten(pathData)
      .map((line) => polyline(line.map((point) => ({ x: point.x * scale + x, y: point.y * scale + y }))))
      .join('')
  const inLand = (role: keyof MotifColors, pathData: string, pen?: number): Layer =>
    pen
      ? [role, scaled(pathData, 1 / PITCH, -50, -30), pen / PITCH]
      : [role, scaled(pathData, 1 / PITCH, -50, -30)]
  const roles = { far: 'shade', middle: 'body', near: 'line' } as const
  const ground: MotifDrawing = {
    colors: { body: tones.middle, shade: tones.far, light: tones.light, leaf: tones.glow, line: tones.near },
    layers: [
      ...(round ? [inLand('leaf', circle(round.x, round.y, round.r))] : []),
      ...planes.flatMap(({ depth, shape, lit }) => [
        inLand(roles[depth], shape),
        ...(lit ? [inLand(depth === 'far' ? 'light' : 'shade', lit.pathData, lit.pen)] : []),
      ]),
    ],
  }
  const scale = place.size / 100 / PITCH
  const at = [scale, place.x / PITCH - 50, place.y / PITCH - 30] as const
  const shown: MotifDrawing = {
    colors: thing.colors,
    layers: thing.drawing.layers.map(
      ([role, pathData, pen]): Layer =>
        pen === undefined ? [role, scaled(pathData, ...at)] : [role, scaled(pathData, ...at), pen * scale],
    ),
  }
  return fill(tones.sky, WHOLE) + woven(ground) + bands(tones) + woven(shown)
}

function woven(drawing: MotifDrawing): string {
  const stitches = new Map<string, string>()
  motifGrid(drawing, CELLS).forEach((cells, row) => {
    const y = (row - 22) * PITCH
    if (y < 0 || y >= 360) return
    for (let from = 0; from < CELLS; ) {
      const role = cells[from]
      let to = from + 1
      while (to < CELLS && cells[to] === role) to++
      if (role) {
        const color = drawing.colors[role]
        const stitch = `M${px((from - 2) * PITCH + 0.4)} ${px(y + 0.4)}h${px((to - from) * PITCH - 0.8)}v${PITCH - 0.8}h${px(0.8 - (to - from) * PITCH)}z`
        stitches.set(color, (stitches.get(color) ?? '') + stitch)
      }
      from = to
    }
  })
  return [...stitches].map(([color, pathData]) => fill(color, pathData)).join('')
}

function bands({ near, glow, middle }: Scene['tones']): string {
  let steps = ''
  for (let x = 0; x < 600; x += 36) for (const y of [6, 342]) steps += `M${x} ${y}h12v6h12v6h-24z`
  return (
    fill(near, 'M0 0H600V18H0zM0 342H600V360H0z') +
    fill(glow, steps) +
    fill(middle, 'M0 18H600V21H0zM0 339H600V342H0z')
  )
}
