import type { BeerType } from '#contract/limits.ts'
import type { Hand, PlateKind } from './hand-of.ts'
import { SERIES, SERIES_OF } from './series.ts'

/** Stuck on, or from edge to edge: the plate that looks most like another one of the same house. */
const SIBLINGS: Readonly<Record<PlateKind, PlateKind>> = {
  card: 'stamp',
  stamp: 'card',
  roundel: 'stamp',
  band: 'poster',
  poster: 'band',
  strip: 'poster',
  niche: 'band',
  letters: 'letters',
}

const OTHER_GROUNDS = { pale: 'main', main: 'deep', deep: 'pale' } as const

/** The hand of a brewery as it dresses the series of a style: face, colour, corners, mark and rule stay. */
export function inSeries(hand: Hand, type: BeerType): Hand {
  const dress = hand.dresses[SERIES.indexOf(SERIES_OF[type])]
  const ground = OTHER_GROUNDS[hand.ground]
  if (dress === 'other ink') return { ...hand, ground }
  if (dress === 'sibling') return { ...hand, plate: SIBLINGS[hand.plate], ground }
  if (dress === 'letters') return { ...hand, plate: 'letters' }
  return hand
}
