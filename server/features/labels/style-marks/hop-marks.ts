import { Drawing } from '../drawing.ts'
import { leaf } from '../shapes.ts'

type ConeColors = { light: string; mid: string; dark: string; stem: string }

/** IPA: one hop cone between its leaves. */
export function coneMark(): string {
  const drawing = new Drawing().ground('#f28fa0', 120, 120)
  drawing.fill('#17603f', leafPair(60, 26, 46))
  cone(drawing, 60, 26, 1, { light: '#cfe27a', mid: '#8fbf45', dark: '#4f9440', stem: '#17603f' })
  return drawing.toString()
}

/** Amber Ale: two cones of copper on one stem. */
export function twoConesMark(): string {
  const colors = { light: '#f6b15c', mid: '#e0762f', dark: '#a8431f', stem: '#4d2416' }
  const drawing = new Drawing().ground('#f9e3bd', 120, 120)
  drawing.stroke(colors.stem, 4, 'M60 -4V14M60 14Q42 16 38 34M60 14Q80 18 82 50')
  drawing.fill('#7c8f3a', leafPair(60, 14, 30))
  cone(drawing, 38, 34, 0.68, colors)
  cone(drawing, 82, 48, 0.68, colors)
  return drawing.toString()
}

/** Ale: nothing but bracts, as a cone is seen from near by. */
export function scalesMark(): string {
  const colors = ['#e9c04a', '#f6e7b9', '#3f8f5f', '#1d6b4c']
  const drawing = new Drawing().ground(colors[3]!, 120, 120)
  // From below up: each row covers where the next one begins.
  for (let row = 5; row >= 0; row--) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [column * 40 + (row % 2 ? 0 : 20) - 20, row * 25 - 30]
      drawing
        .fill(
          colors[(column + row) % 4]!,
          `M${x - 20} ${y}V${y + 18}Q${x - 19} ${y + 36} ${x} ${y + 47}Q${x + 19} ${y + 36} ${x + 20} ${y + 18}V${y}z`,
        )
        .stroke('#12392d', 2.5, `M${x} ${y + 27}V${y + 38}`)
    }
  }
  return drawing.toString()
}

/** A cone that hangs from its tip at x, y: rows of bracts, the lower ones first. */
function cone(drawing: Drawing, x: number, y: number, scale: number, colors: ConeColors) {
  const rows = [
    { at: 52, across: [0], color: colors.dark },
    { at: 42, across: [-9, 9], color: colors.mid },
    { at: 31, across: [-17, 17, 0], color: colors.dark },
    { at: 20, across: [-10, 10], color: colors.light },
    { at: 9, across: [-15, 15, 0], color: colors.mid },
    { at: 0, across: [-7, 7], color: colors.light },
  ]
  for (const { at, across, color } of rows) {
    for (const aside of across) drawing.fill(color, bract(x + aside * scale, y + at * scale, scale))
  }
  drawing.stroke(colors.stem, 4 * scale, `M${x} ${y + 3}V${y - 10 * scale}`)
}

/** A leaf of a cone, from its top down to its tip. */
function bract(x: number, y: number, scale: number): string {
  const [half, belly, tip] = [11 * scale, 12 * scale, 27 * scale]
  return `M${x} ${y}C${x + half} ${y} ${x + half * 1.2} ${y + belly} ${x} ${y + tip}C${x - half * 1.2} ${y + belly} ${x - half} ${y} ${x} ${y}z`
}

/** Two leaves that spread from x, y. */
function leafPair(x: number, y: number, length: number): string {
  const width = length * 0.42
  return leaf(x, y, length, width, Math.PI * 0.9) + leaf(x, y, length, width, Math.PI * 0.1)
}
