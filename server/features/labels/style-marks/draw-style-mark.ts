import type { BeerType } from '#contract/limits.ts'
import { svgDocument } from '../svg-document.ts'
import { coneMark, scalesMark, twoConesMark } from './hop-marks.ts'
import { crescentMark, lochMark, moonMark } from './night-marks.ts'
import { emberMark, rangeMark, summitMark } from './sierra-marks.ts'
import { haloMark, sunriseMark } from './sun-marks.ts'
import { crossedEarsMark, earMark, sheafMark, sliceMark } from './wheat-and-fruit-marks.ts'

/** Drawn for 56 px and up: of a label's art, which has a hundred shapes, nothing is left at that size. */
const MARK_PX = 120

/** Of each style the motif of its label's family (look.md, "The label"), in a cut and colours of its own. */
const MARK_OF_TYPE: Readonly<Record<BeerType, () => string>> = {
  Lager: haloMark,
  Ale: scalesMark,
  IPA: coneMark,
  Stout: crescentMark,
  Porter: moonMark,
  'Wheat Beer': earMark,
  'Sour Beer': sliceMark,
  'Belgian Strong Ale': crossedEarsMark,
  Pilsner: sunriseMark,
  'Amber Ale': twoConesMark,
  Barleywine: summitMark,
  Saison: sheafMark,
  Rauchbier: emberMark,
  Bock: rangeMark,
  'Scotch Ale': lochMark,
}

/** A style's small drawing, 120 × 120, to be cut round: it stands beside the style's name. */
export function drawStyleMark({ type }: { type: BeerType }): string {
  return svgDocument(MARK_PX, MARK_PX, type, MARK_OF_TYPE[type]())
}
