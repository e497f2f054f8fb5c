import type { BeerType } from '#contract/limits.ts'
import { documentNow } from '#contract/texts/documents.ts'
import type { STYLE_WORDS } from '#contract/texts/style-words.ts'

/** The shapes that glass.tsx can draw. */
export type GlassShape = keyof (typeof STYLE_WORDS)['glasses']

/** How a style is and how it is served. */
export type StyleFacts = {
  character: string
  glass: { shape: GlassShape; name: string }
  celsius: Celsius
  food: readonly [string, string, string]
}
/**
 * °C, by the bands of the American Homebrewers Association ("Proper Serving Temperatures"): pale lagers and wheat beers from 4,
 * pale and dark ales from 7, Belgian and Scottish ales, sours and bocks from 10, the strongest from 13. It has no smoked beer: that
 * one is served as the Märzen that it is.
 */
type Celsius = readonly [from: number, to: number]
/** As the BJCP's style guidelines of 2021 give it, in SRM: up to 6, 10, 17 or 25, and darker. */
export const BEER_COLOURS = ['straw', 'gold', 'copper', 'brown', 'black'] as const
export type BeerColour = (typeof BEER_COLOURS)[number]

const SERVED: Record<BeerType, { glass: GlassShape; celsius: Celsius; colour: BeerColour }> = {
  Lager: { glass: 'mug', celsius: [4, 7], colour: 'straw' },
  Ale: { glass: 'pint', celsius: [7, 10], colour: 'gold' },
  IPA: { glass: 'tulip', celsius: [7, 10], colour: 'gold' },
  Stout: { glass: 'pint', celsius: [7, 10], colour: 'black' },
  Porter: { glass: 'pint', celsius: [7, 10], colour: 'black' },
  'Wheat Beer': { glass: 'weizen', celsius: [4, 7], colour: 'straw' },
  'Sour Beer': { glass: 'tulip', celsius: [10, 13], colour: 'straw' },
  'Belgian Strong Ale': { glass: 'goblet', celsius: [13, 16], colour: 'copper' },
  Pilsner: { glass: 'pilsner', celsius: [4, 7], colour: 'straw' },
  'Amber Ale': { glass: 'pint', celsius: [7, 10], colour: 'copper' },
  Barleywine: { glass: 'snifter', celsius: [13, 16], colour: 'copper' },
  Saison: { glass: 'tulip', celsius: [10, 13], colour: 'gold' },
  Rauchbier: { glass: 'mug', celsius: [7, 10], colour: 'brown' },
  Bock: { glass: 'mug', celsius: [10, 13], colour: 'brown' },
  'Scotch Ale': { glass: 'thistle', celsius: [10, 13], colour: 'brown' },
}

/** How dark a style is in the glass. */
export function colourOf(type: BeerType): BeerColour {
  return SERVED[type].colour
}

/** A style's facts in the reader's language. For loaders alone: a page gets the one style that it shows. */
export function styleFactsOf(type: BeerType): StyleFacts {
  const { styles, glasses } = documentNow('styleWords')
  const { glass, celsius } = SERVED[type]
  return { ...styles[type], glass: { shape: glass, name: glasses[glass] }, celsius }
}
