import type { Hand } from '../hand/hand-of.ts'

/** What stands on a plate. */
export interface PlateText {
  name: string
  company: string
  type: string
  abvPercent: number
  ibu: number | null
}

/** A rectangle of the label, px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Plate {
  svg: string
  /** Where the text may stand; ink is at least `MARGIN` px inside it. */
  box: Box
  /** The round in which a single thing stands best: it may cross the plate's edge and never its text. */
  hero: Round
  /** The largest part of the label that the plate leaves free: what a beer is about is seen there. */
  window: Box
  /** The text stands on the picture itself: what crosses edges elsewhere lies under it. */
  isUpon?: boolean
}

/** A disc's middle and how far it is across, px. */
export interface Round {
  x: number
  y: number
  size: number
}

/** A thing that stands with its foot at `y`, as large as there is room over it. */
export function standingAt(y: number, most = 258): Round {
  const size = Math.min(most, y - 8)
  return { x: 150, y: y - size / 2, size }
}

/** What is free over a plate that reaches from one height to another, or under it where that is more. */
export function freeOf(top: number, foot: number): Box {
  return top >= 420 - foot
    ? { left: 0, top: 0, width: 300, height: top }
    : { left: 0, top: foot, width: 300, height: 420 - foot }
}

/** look.md: text is never closer than 12 px to a rule or the plate's edge. */
export const MARGIN = 12

/** How a plate is to be drawn over its art. */
interface Under {
  /** The art has no place that a plate may not cover. */
  calm: boolean
  /** A single thing crosses the plate's edge, where the seal would be. */
  crossed: boolean
}

/** Draws a plate of a 300 × 420 label with all its text as outlines. */
export type DrawPlate = (text: PlateText, hand: Hand, under: Under) => Plate

/** What text and rules are drawn with, and what lies under them. */
export function printOf({ inks, ground }: Hand): { ground: string; ink: string } {
  if (ground === 'pale') return { ground: inks.pale, ink: inks.deep }
  if (ground === 'deep') return { ground: inks.deep, ink: inks.pale }
  return { ground: inks.main, ink: inks.onMain }
}
