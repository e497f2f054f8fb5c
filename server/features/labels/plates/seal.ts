import { Drawing } from '../drawing.ts'
import type { Mark } from '../hand/hand-of.ts'
import { circle, leaf, polygon, star, TURN, wedge } from '../shapes.ts'

const SEAL_RADIUS = 14

/** The brewery's seal: a disc in the plate's ink with a mark in its ground, centred on a point. Nothing for 'none'. */
export function drawSeal(
  mark: Mark,
  x: number,
  y: number,
  { ground, ink }: { ground: string; ink: string },
): Drawing {
  const drawing = new Drawing()
  if (mark === 'none') return drawing
  drawing.fill(ground, circle(x, y, SEAL_RADIUS)).fill(ink, circle(x, y, SEAL_RADIUS - 2.5))
  MARK_SHAPES[mark](drawing, x, y, ground, ink)
  return drawing
}

type MarkShape = (drawing: Drawing, x: number, y: number, cream: string, color: string) => void

const MARK_SHAPES: Record<Exclude<Mark, 'none'>, MarkShape> = {
  sun: (drawing, x, y, cream) => {
    let rays = ''
    for (let ray = 0; ray < 8; ray++)
      rays += wedge(x, y, 9, (ray - 0.22) * (TURN / 8), (ray + 0.22) * (TURN / 8))
    drawing.fill(cream, rays).fill(cream, circle(x, y, 4.6))
  },
  hop: (drawing, x, y, cream, color) => {
    drawing.fill(cream, leaf(x, y - 8, 16, 9.5, TURN / 4, 0.42))
    drawing.stroke(color, 1, `M${x - 5} ${y - 3}l5 4l5-4M${x - 4.6} ${y + 1.4}l4.6 3.6l4.6-3.6`)
  },
  star: (drawing, x, y, cream) => drawing.fill(cream, star(x, y, 8.4, 3.4, 5)),
  moon: (drawing, x, y, cream, color) => {
    drawing.fill(cream, circle(x - 1, y, 7.4)).fill(color, circle(x + 2.8, y - 1.6, 6))
  },
  peak: (drawing, x, y, cream, color) => {
    const left = { x: x - 8, y: y + 5 }
    const right = { x: x + 8, y: y + 5 }
    drawing.fill(
      cream,
      polygon([left, { x: x - 1.5, y: y - 7 }, { x: x + 2.6, y: y - 0.5 }, { x: x + 4, y: y - 3 }, right]),
    )
    drawing.stroke(color, 1.1, `M${x - 4.6} ${y - 0.6}l2.6 1.8l1.8-1.6l1.9 1.6`)
  },
  drop: (drawing, x, y, cream) => {
    drawing.fill(cream, `M${x} ${y - 8.5}c3 4.4 5.6 6.6 5.6 10a5.6 5.6 0 0 1-11.2 0c0-3.4 2.6-5.6 5.6-10z`)
  },
  ear: (drawing, x, y, cream) => {
    let kernels = leaf(x, y - 3, 6, 2.6, -TURN / 4)
    for (const row of [0, 1, 2]) {
      const foot = y + 6.5 - row * 4
      kernels += leaf(x, foot, 6.4, 2.6, -TURN * 0.14) + leaf(x, foot, 6.4, 2.6, -TURN * 0.36)
    }
    drawing.fill(cream, kernels).stroke(cream, 1.1, `M${x} ${y + 9}V${y - 2}`)
  },
  wave: (drawing, x, y, cream) => {
    const line = (row: number) => `M${x - 7.5} ${y + row}q2.5-3.6 5 0t5 0t5 0`
    drawing.stroke(cream, 1.8, line(-4.2) + line(0.2) + line(4.6))
  },
  diamond: (drawing, x, y, cream, color) => {
    drawing
      .fill(
        cream,
        polygon([
          { x, y: y - 8.4 },
          { x: x + 6.4, y },
          { x, y: y + 8.4 },
          { x: x - 6.4, y },
        ]),
      )
      .fill(color, circle(x, y, 2.2))
  },
}
