import type { BeerType } from '#contract/limits.ts'
import { seededRandom } from '../seeded-random.ts'

/**
 * What a brewery brews in: the beers of a series look more alike than those of another. A brewery of sixty beers is one hand, and no
 * template sixty times.
 */
export const SERIES = ['easy', 'ale', 'hoppy', 'dark', 'rare'] as const

export const SERIES_OF: Readonly<Record<BeerType, (typeof SERIES)[number]>> = {
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
