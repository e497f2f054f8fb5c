import { Drawing } from '../drawing.ts'
import { circle, leaf, sector, TURN, wedge } from '../shapes.ts'

/** Wheat Beer: one ear before rays. */
export function earMark(): string {
  const drawing = new Drawing().ground('#7cc3d8', 120, 120)
  drawing.fill('#a5dae4', rays(60, 122, 14))
  drawing.add(ear('#f3b83f', '#b9741d'))
  return drawing.toString()
}

/** Saison: three ears before the evening sun. */
export function sheafMark(): string {
  const drawing = new Drawing().ground('#ef7f52', 120, 120)
  drawing.fill('#f9b26a', circle(60, 56, 40)).fill('#fde0a3', circle(60, 56, 27))
  const side = ear('#f7e3a6', '#7a3b1c').toString()
  return `${drawing}<g transform="rotate(-30 60 128)">${side}</g><g transform="rotate(30 60 128)">${side}</g>${ear('#fff3cf', '#7a3b1c')}`
}

/** Belgian Strong Ale: two ears crossed, as on a coat of arms. */
export function crossedEarsMark(): string {
  const drawing = new Drawing().ground('#6b2149', 120, 120)
  drawing.fill('#80305a', rays(60, 62, 16))
  const one = ear('#f0c24b', '#c98a24').toString()
  return `${drawing}<g transform="rotate(34 60 72)">${one}</g><g transform="rotate(-34 60 72)">${one}</g>`
}

/** Sour Beer: a slice of citrus among berries. */
export function sliceMark(): string {
  const segments = Array.from({ length: 8 }, (_, at) => {
    const from = (at * TURN) / 8
    return sector(
      60 + 3 * Math.cos(from + TURN / 16),
      56 + 3 * Math.sin(from + TURN / 16),
      27,
      from + 0.06,
      from + TURN / 8 - 0.06,
    )
  })
  return new Drawing()
    .ground('#f7d6c8', 120, 120)
    .fill('#e64a6b', circle(60, 56, 38))
    .fill('#fdf0dd', circle(60, 56, 33))
    .fill('#f2718a', segments.join(''))
    .fill('#7b2f76', circle(26, 98, 13) + circle(98, 94, 10))
    .fill('#3f9b73', leaf(34, 90, 20, 8, -0.5) + circle(96, 22, 6))
    .fill('#f2a93b', circle(20, 28, 8) + circle(62, 108, 5))
    .toString()
}

/** An ear that stands in the middle: a stalk, five pairs of kernels and the one at its tip. */
function ear(kernel: string, stalk: string): Drawing {
  const drawing = new Drawing().stroke(stalk, 4, 'M60 40V126')
  const kernels = [82, 69, 56, 43, 31].map(
    (y) => leaf(60, y, 25, 8, -TURN / 4 + 0.62) + leaf(60, y, 25, 8, -TURN / 4 - 0.62),
  )
  return drawing.fill(kernel, kernels.join('') + leaf(60, 26, 24, 7, -TURN / 4))
}

function rays(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const at = (ray * TURN) / count
    return wedge(x, y, 150, at, at + TURN / count / 2)
  }).join('')
}
