import type { BeerType } from '#contract/limits.ts'
import { type Dials, TASTE_MAX, TASTES, type Taste, type TasteProfile } from '#contract/tastes.ts'
import type { KnownBeer } from '../ports/beer-search.ts'
import { STYLE_PROFILES } from './style-profiles.ts'

/** What a step of a taste is in a beer's own figures: from nothing to the bitterest or strongest in four steps. */
const IBU_A_STEP = 15
export const ABV_A_STEP = 1.5
/** Weaker beers are not strong at all. */
const NO_STRENGTH_PERCENT = 3

/** Smoke, roast, yeast: what makes a style beside its tastes is as much as a step of them. */
export const ANOTHER_STYLE = 1

/** How a beer tastes: as its style does, but as bitter and as strong as it says. */
export function tasteOf({ type, abv, ibu }: Pick<KnownBeer, 'type' | 'abv' | 'ibu'>): TasteProfile {
  return { ...STYLE_PROFILES[type], bitter: bitterness(ibu, type), strong: strength(abv) }
}

/** From 0 to 4; of a beer that says no IBU as its style usually is. */
export function bitterness(ibu: number | null, type: BeerType): number {
  return ibu === null ? STYLE_PROFILES[type].bitter : Math.min(TASTE_MAX, ibu / IBU_A_STEP)
}

/** From 0 to 4, of an ABV in percent. */
export function strength(abv: number): number {
  return Math.min(TASTE_MAX, Math.max(0, (abv - NO_STRENGTH_PERCENT) / ABV_A_STEP))
}

/** How far a beer is from a taste, in square steps, by what that says, without what else makes a style. */
export function tasteDistance(one: TasteProfile, other: Dials): number {
  let distance = 0
  for (const taste of TASTES) distance += stepDistance(one[taste], other[taste])
  return distance
}

/** The same of one taste; nothing from what says none. */
export function stepDistance(one: number, other: number | undefined): number {
  return other === undefined ? 0 : (one - other) ** 2
}

/** How far a style is from a taste of a style, or of none, in square steps, beside bitterness and strength. */
export function styleDistance(
  style: BeerType,
  taste: Partial<Record<Exclude<Taste, 'bitter' | 'strong'>, number>>,
  of?: BeerType,
): number {
  const alike = { bitter: 0, strong: 0 }
  const distance = tasteDistance({ ...STYLE_PROFILES[style], ...alike }, { ...taste, ...alike })
  return distance + (of === undefined || of === style ? 0 : ANOTHER_STYLE)
}
