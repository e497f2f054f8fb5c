import type { BeerType } from '#contract/limits.ts'
import type { TasteProfile } from '#contract/tastes.ts'

/** How a style usually tastes; strength is each beer's own. */
type StyleProfile = Omit<TasteProfile, 'strong'>

const profile = (
  bitter: number,
  dark: number,
  hoppy: number,
  sour: number,
  fruity: number,
): StyleProfile => ({
  ...{ bitter, dark, hoppy, sour, fruity },
})

/**
 * After "Overall Impression" and "Vital Statistics" of the BJCP's guidelines (2021), in fifths of what beers reach. Bitter counts for
 * beers that do not say their IBU.
 */
export const STYLE_PROFILES: Record<BeerType, StyleProfile> = {
  Lager: profile(1, 0, 1, 0, 0),
  Pilsner: profile(2, 0, 2, 0, 0),
  Ale: profile(2, 1, 2, 0, 1),
  IPA: profile(4, 1, 4, 0, 2),
  'Amber Ale': profile(2, 2, 2, 0, 1),
  'Scotch Ale': profile(1, 3, 0, 0, 1),
  Stout: profile(3, 4, 1, 0, 0),
  Porter: profile(2, 4, 1, 0, 0),
  'Wheat Beer': profile(1, 0, 0, 1, 3),
  'Sour Beer': profile(0, 1, 0, 4, 3),
  Saison: profile(2, 0, 1, 1, 3),
  'Belgian Strong Ale': profile(2, 2, 1, 0, 3),
  Barleywine: profile(3, 3, 2, 0, 2),
  Rauchbier: profile(2, 3, 0, 0, 0),
  Bock: profile(1, 3, 0, 0, 0),
}
