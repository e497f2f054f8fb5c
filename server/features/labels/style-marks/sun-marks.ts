import { Drawing } from '../drawing.ts'
import { circle, wedge } from '../shapes.ts'

/** Lager: a sun in its rings over three waves. */
export function haloMark(): string {
  return new Drawing()
    .ground('#f6c453', 120, 120)
    .fill('#f9d884', circle(60, 50, 46))
    .fill('#fdf0cb', circle(60, 50, 35))
    .fill('#ee6a3a', circle(60, 50, 24))
    .fill('#1f6f8b', `${wave(74)}V120H0z`)
    .fill('#48a5b5', `${wave(87)}V120H0z`)
    .fill('#12465c', `${wave(101)}V120H0z`)
    .toString()
}

/** Pilsner: a sun that rises behind a river. */
export function sunriseMark(): string {
  const rays = Array.from({ length: 7 }, (_, ray) => {
    const at = Math.PI * (1 + (ray + 0.5) / 7)
    return wedge(60, 68, 100, at - 0.12, at + 0.12)
  })
  return new Drawing()
    .ground('#2f8f9d', 120, 120)
    .fill('#63b3ae', rays.join(''))
    .fill('#f7c948', circle(60, 68, 30))
    .fill('#0f4f5c', 'M0 68H120V120H0z')
    .fill(
      '#f3ead2',
      'M54 68H66C70 78 50 82 58 92C64 100 86 104 94 120H22C34 106 34 98 38 90C44 80 56 78 54 68z',
    )
    .toString()
}

/** A wave's crest from edge to edge. */
function wave(y: number): string {
  return `M0 ${y}q10 -9 20 0t20 0t20 0t20 0t20 0t20 0`
}
