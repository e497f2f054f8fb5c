import type { Hand, PlateKind } from '../hand/hand-of.ts'
import { drawBand } from './band.ts'
import { drawCard } from './card.ts'
import { drawLetters } from './letters.ts'
import { drawNiche, NICHE_FOOT } from './niche.ts'
import type { Box, DrawPlate } from './plate.ts'
import { drawPoster, isPosterOnTop, POSTER_HEIGHT } from './poster.ts'
import { drawRoundel } from './roundel.ts'
import { drawStamp } from './stamp.ts'
import { drawStrip, isStripLeft, STRIP_WIDTH } from './strip.ts'

const PLATE_OF: Readonly<Record<PlateKind, DrawPlate>> = {
  card: drawCard,
  band: drawBand,
  niche: drawNiche,
  roundel: drawRoundel,
  strip: drawStrip,
  stamp: drawStamp,
  poster: drawPoster,
  letters: drawLetters,
}

/** Draws the plate of a hand. */
export const drawPlate: DrawPlate = (text, hand, under) => PLATE_OF[hand.plate](text, hand, under)

/** The part of a label that its art is drawn for; what reaches beyond it is covered by the plate. */
export function artBox({ plate, lift }: Hand): Box {
  if (plate === 'niche') return { left: 8, top: 8, width: 284, height: NICHE_FOOT + 2 }
  if (plate === 'strip') {
    return { left: isStripLeft(lift) ? STRIP_WIDTH : 0, top: 0, width: 300 - STRIP_WIDTH, height: 420 }
  }
  if (plate === 'poster') {
    return { left: 0, top: isPosterOnTop(lift) ? POSTER_HEIGHT : 0, width: 300, height: 420 - POSTER_HEIGHT }
  }
  return { left: 0, top: 0, width: 300, height: 420 }
}
