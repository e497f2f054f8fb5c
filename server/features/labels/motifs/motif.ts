import { px } from '../shapes.ts'

/** The colours that a thing is drawn in, as it has them; a brewery that prints in its own inks prints them in those. */
export interface MotifColors {
  body: string
  shade: string
  light: string
  leaf: string
  line: string
}

type Role = keyof MotifColors

/** One layer of a thing: path data in a square of 100 around 0, filled in a colour, or drawn along with a pen. */
type Layer = readonly [role: Role, pathData: string, penWidth?: number]

export interface MotifDrawing {
  colors: MotifColors
  layers: readonly Layer[]
}

/** The thing at (x, y), `size` px across, turned by degrees, in the colours given. */
export function placeMotif(
  { layers }: MotifDrawing,
  colors: MotifColors,
  { x, y, size, degrees = 0 }: { x: number; y: number; size: number; degrees?: number },
): string {
  const turned = degrees ? ` rotate(${px(degrees)})` : ''
  const scale = Math.round(size * 10) / 1000
  const drawn = layers.map(([role, pathData, pen]) =>
    pen === undefined
      ? `<path fill="${colors[role]}" d="${pathData}"/>`
      : `<path stroke="${colors[role]}" stroke-width="${pen}" d="${pathData}"/>`,
  )
  return `<g transform="translate(${px(x)} ${px(y)})${turned} scale(${scale})">${drawn.join('')}</g>`
}
