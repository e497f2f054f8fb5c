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
/** Temperatures in °C, as its brewers and the usual serving guides give them. */
type Celsius = readonly [from: number, to: number]

const SERVED: Record<BeerType, { glass: GlassShape; celsius: Celsius }> = {
  Lager: { glass: 'mug', celsius: [4, 7] },
  Ale: { glass: 'pint', celsius: [7, 10] },
  IPA: { glass: 'tulip', celsius: [6, 10] },
  Stout: { glass: 'pint', celsius: [8, 12] },
  Porter: { glass: 'pint', celsius: [8, 12] },
  'Wheat Beer': { glass: 'weizen', celsius: [5, 8] },
  'Sour Beer': { glass: 'tulip', celsius: [5, 8] },
  'Belgian Strong Ale': { glass: 'goblet', celsius: [8, 12] },
  Pilsner: { glass: 'pilsner', celsius: [4, 7] },
  'Amber Ale': { glass: 'pint', celsius: [7, 10] },
  Barleywine: { glass: 'snifter', celsius: [12, 15] },
  Saison: { glass: 'tulip', celsius: [6, 10] },
  Rauchbier: { glass: 'mug', celsius: [7, 10] },
  Bock: { glass: 'mug', celsius: [7, 10] },
  'Scotch Ale': { glass: 'thistle', celsius: [10, 13] },
}

/** A style's facts in the reader's language. For loaders alone: a page gets the one style that it shows. */
export function styleFactsOf(type: BeerType): StyleFacts {
  const { styles, glasses } = documentNow('styleWords')
  const { glass, celsius } = SERVED[type]
  return { ...styles[type], glass: { shape: glass, name: glasses[glass] }, celsius }
}
