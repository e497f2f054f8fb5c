import type { MotifColors, MotifDrawing } from '../motifs/motif.ts'
import type { Random } from '../seeded-random.ts'
import type { PrintMood } from './palettes/print.ts'

export interface Canvas {
  width: number
  height: number
  /** Where a single thing stands; in the middle where nothing is said. */
  hero?: { x: number; y: number; size: number }
  /** What no plate covers; all of it where nothing is said. */
  window?: { left: number; top: number; width: number; height: number }
}

export interface Art {
  /** SVG elements that cover the whole canvas. */
  svg: string
  /** SVG elements that may lie on a plate's edge. */
  over?: string
}

/** Chooses the beer's palette among a family's, printed as its brewery prints. */
export type Coloring = <P extends object>(palettes: readonly P[]) => P

/** A thing that a beer speaks of, in the colours that its brewery prints it in. */
export interface Thing {
  drawing: MotifDrawing
  colors: MotifColors
}

export interface Subject {
  coloring: Coloring
  /** Of prints: what is in the glass. */
  mood: PrintMood
  /** Undefined where the family draws what it always draws. */
  thing?: Thing | undefined
}

/**
 * Draws one picture of a family. Compositions are thought for 300 × 420 with the main motif in the upper half (most
 * plates cover the middle below it) and stretch to other proportions.
 */
export type DrawFamily = (random: Random, canvas: Canvas, subject: Subject) => Art
