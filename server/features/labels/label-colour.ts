import type { BeerType } from '#contract/limits.ts'
import { drawArt } from './draw-art.ts'
import { LABEL_HEIGHT, LABEL_WIDTH } from './draw-label.ts'
import { rememberDrawings } from './remember-drawings.ts'

/** 7 characters each. */
const KEPT_COLOURS = 10_000

/** The deepest colour of a label's palette, as `#rrggbb`, from what its art is drawn from: a palette stands in its family alone. */
export const labelColour = rememberDrawings(
  ({ id, type }: { id: string; type: BeerType }) =>
    drawArt(id, type, { width: LABEL_WIDTH, height: LABEL_HEIGHT }).deep,
  KEPT_COLOURS,
)
