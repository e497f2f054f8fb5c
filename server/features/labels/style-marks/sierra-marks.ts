import { Drawing } from '../drawing.ts'
import { circle } from '../shapes.ts'

/** Rauchbier: an ember sun, and smoke that rises before it. */
export function emberMark(): string {
  return new Drawing()
    .ground('#2b1f27', 120, 120)
    .fill('#7d2b25', circle(60, 78, 50))
    .fill('#c8432b', circle(60, 78, 38))
    .fill('#f2803a', circle(60, 78, 25))
    .stroke('#e9dcc6', 7, 'M60 104C44 88 78 74 62 58S48 34 64 14')
    .stroke('#b9a89a', 5, 'M82 104C70 92 94 82 84 68S78 48 88 36M38 104C26 90 50 80 38 64S32 50 38 40')
    .fill('#150f15', 'M0 98L24 90L48 100L78 92L120 102V120H0z')
    .toString()
}

/** Bock: two snowy summits under the sun. */
export function rangeMark(): string {
  return new Drawing()
    .ground('#f4b860', 120, 120)
    .fill('#e5562f', circle(82, 38, 20))
    .fill('#9a4a3a', 'M30 120L82 48L134 120z')
    .fill('#5b2b2f', 'M-22 120L40 34L102 120z')
    .fill('#fdf3dc', 'M40 34L22 59L31 56L39 66L48 56L58 59zM82 48L68 67.500L76 66L83 74L90 65L97 69z')
    .fill('#3a1a22', 'M0 108Q30 96 60 106T120 102V120H0z')
    .toString()
}

/** Barleywine: one high summit in the last light, ridge before ridge. */
export function summitMark(): string {
  return new Drawing()
    .ground('#8e2f3c', 120, 120)
    .fill('#a83c42', circle(60, 56, 50))
    .fill('#f0a048', circle(60, 50, 30))
    .fill('#fbd48a', circle(60, 50, 19))
    .fill('#5a1d34', 'M4 120L60 44L116 120z')
    .fill('#f6e4c4', 'M60 44L46 63L54 61L60 70L67 61L74 63z')
    .fill('#3d1430', 'M-10 120L22 76L50 104L74 84L104 72L130 120z')
    .toString()
}
