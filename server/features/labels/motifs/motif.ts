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
export type Layer = readonly [role: Role, pathData: string, penWidth?: number]

export interface MotifDrawing {
  colors: MotifColors
  layers: readonly Layer[]
}
