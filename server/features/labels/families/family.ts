import type { Random } from '../seeded-random.ts'

export interface Canvas {
  width: number
  height: number
}

export interface Art {
  /** SVG elements that cover the whole canvas. */
  svg: string
  /** The palette's deepest colour, for the seal on the plate: cream reads on it. */
  deep: string
}

/**
 * Draws one picture of a family. Compositions are thought for 300 × 420 with the main motif in the upper half (the
 * plate covers the middle below it) and stretch to other proportions.
 */
export type DrawFamily = (random: Random, canvas: Canvas) => Art
