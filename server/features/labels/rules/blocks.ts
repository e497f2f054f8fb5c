import { Drawing } from '../drawing.ts'
import { farApart } from '../hand/recolor.ts'
import { inColors, silhouette, weightOf } from '../motifs/print-motif.ts'
import { polygon, px } from '../shapes.ts'
import { windowOf } from './compose.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** Of all things on all faces together. */
const BYTES = 14_000

const COS = Math.cos(Math.PI / 6)

/** Blocks seen from a corner, the thing on their faces. */
export const drawBlocks: DrawRule = ({ random, canvas, palette, thing, places }) => {
  const { width, height } = canvas
  const seen = windowOf(canvas)
  const edge =
    places.length === 1
      ? Math.min(width * random.between(0.4, 0.5), seen.height * random.between(0.46, 0.52))
      : Math.min(seen.width, seen.height * 1.2) / random.pick([2.1, 2.6, 3.2])
  const [dark] = farFrom(palette.light, palette) as [string]
  const tones = random
    .shuffled([palette.light, palette.main, palette.second])
    .sort((one, other) => farApart(one, thing.colors.body) - farApart(other, thing.colors.body))
  const faces = { top: tones[0]!, left: tones[2]!, right: places.length > 2 ? tones[1]! : dark }
  const isOnAll = random.chance(0.6)
  const drawing = new Drawing().ground(palette.ground, width, height)
  const drawn: string[] = []
  const wide = edge * COS
  const most = BYTES / weightOf(thing.drawing)
  const block = (x: number, y: number, isShown: boolean) => {
    const point = (dx: number, dy: number) => ({ x: x + dx * wide, y: y + dy * edge })
    drawing.fill(faces.top, polygon([point(0, 0), point(-1, -0.5), point(0, -1), point(1, -0.5)]))
    drawing.fill(faces.left, polygon([point(0, 0), point(-1, -0.5), point(-1, 0.5), point(0, 1)]))
    drawing.fill(faces.right, polygon([point(0, 0), point(1, -0.5), point(1, 0.5), point(0, 1)]))
    if (!isShown || drawn.length > most) return
    const scale = (edge * 0.84) / 100
    const face = (
      a: number,
      b: number,
      c: number,
      d: number,
      at: { x: number; y: number },
      drawnOn: string,
    ) =>
      `<g transform="matrix(${[a, b, c, d].map((part) => Math.round(part * scale * 1000) / 1000).join(' ')} ${px(at.x)} ${px(at.y)})">${drawnOn}</g>`
    const flat = inColors(thing.drawing, thing.colors)
    drawn.push(face(COS, 0.5, 0, 1, point(-0.5, 0.25), flat))
    if (isOnAll || places.length === 1) {
      drawn.push(
        face(
          COS,
          -0.5,
          0,
          1,
          point(0.5, 0.25),
          silhouette(thing.drawing, faces.right === dark ? palette.light : dark),
        ),
      )
      drawn.push(
        face(
          COS,
          -0.5,
          COS,
          0.5,
          point(0, -0.5),
          silhouette(thing.drawing, faces.top === palette.light ? palette.main : palette.light),
        ),
      )
    }
  }
  if (places.length === 1) {
    const { x } = places[0]!
    const tower = random.pick([1, 2, 3])
    for (let storey = tower; storey >= 0; storey--) block(x, seen.top + seen.height / 2 + storey * edge, true)
    return { svg: drawing.toString() + drawn.join('') }
  }
  // A face with the thing stands whole in what is seen; the others go on from there to every edge.
  const middle = {
    x: seen.left + seen.width * random.between(0.42, 0.58) + 0.5 * wide,
    y: seen.top + seen.height * random.between(0.46, 0.54) - 0.25 * edge,
  }
  const density = random.pick([0.75, 1, 1])
  block(middle.x, middle.y, true)
  const [rows, columns] = [Math.ceil(height / edge / 1.5) + 1, Math.ceil(width / wide / 2) + 1]
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = middle.x + (column * 2 + (row % 2 ? 1 : 0)) * wide
      const y = middle.y + row * edge * 1.5
      const isOnLabel = x > -wide && x < width + wide && y > -edge && y < height + edge
      if (isOnLabel && (row || column)) block(x, y, random.chance(density))
    }
  }
  return { svg: drawing.toString() + drawn.join('') }
}
