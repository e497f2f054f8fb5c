import type { BeerType } from '#contract/limits.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Hand, PlateKind } from './hand-of.ts'

/**
 * What a brewery brews in: the beers of a series look more alike than those of another. A brewery of sixty beers is one hand, and no
 * template sixty times.
 */
const SERIES = ['easy', 'ale', 'hoppy', 'dark', 'rare'] as const

const SERIES_OF: Readonly<Record<BeerType, (typeof SERIES)[number]>> = {
  Lager: 'easy',
  Pilsner: 'easy',
  'Wheat Beer': 'easy',
  Ale: 'ale',
  'Amber Ale': 'ale',
  'Scotch Ale': 'ale',
  IPA: 'hoppy',
  Stout: 'dark',
  Porter: 'dark',
  Bock: 'dark',
  Rauchbier: 'dark',
  'Sour Beer': 'rare',
  Saison: 'rare',
  'Belgian Strong Ale': 'rare',
  Barleywine: 'rare',
}

/** As the hand is; its plate in another ink; a plate of the same family; no plate: the name stands on the picture. */
const DRESSES = ['own', 'own', 'other ink', 'sibling', 'letters'] as const
export type Dress = (typeof DRESSES)[number]

/** How a brewery dresses its series, in their order: ales and IPAs, of which there are most, never both as its hand is. */
export function dressesOf(company: string): readonly Dress[] {
  const dresses = seededRandom(`series ${company}`).shuffled(DRESSES)
  const [easy, ale, hoppy, dark, rare] = dresses as [Dress, Dress, Dress, Dress, Dress]
  return ale === 'own' && hoppy === 'own' ? [easy, ale, dark, hoppy, rare] : dresses
}

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
