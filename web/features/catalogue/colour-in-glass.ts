import { type Motif, motifsIn } from '#contract/label-motifs.ts'
import type { BeerType } from '#contract/limits.ts'
import { type BeerColour, colourOf } from './style-facts.ts'

/** What a beer looks like in its glass: its style's colour, or a fruit's. */
export type GlassColour = BeerColour | 'rose' | 'ruby' | 'violet'

/** Fruit that a pale beer takes its colour from; of the others it stays as pale as its style. */
const FRUIT_COLOURS: Partial<Record<Motif, GlassColour>> = {
  strawberry: 'rose',
  guava: 'rose',
  watermelon: 'rose',
  raspberry: 'ruby',
  cherry: 'ruby',
  berries: 'violet',
  grape: 'violet',
  passionfruit: 'gold',
  mango: 'gold',
  stonefruit: 'gold',
  pumpkin: 'copper',
}

/** Whose descriptions name the fruit that is in them: others name what they taste of. */
const FRUITED: readonly BeerType[] = ['Sour Beer', 'Wheat Beer']

/** By the words that its label is drawn from. For loaders alone: the table of words is long. */
export function colourInGlass(beer: { name: string; type: BeerType; description: string }): GlassColour {
  const ofStyle = colourOf(beer.type)
  if (ofStyle !== 'straw' && ofStyle !== 'gold') return ofStyle
  const words = FRUITED.includes(beer.type) ? `${beer.name} ${beer.description}` : beer.name
  const fruit = motifsIn(words).find((motif) => motif in FRUIT_COLOURS)
  return fruit ? FRUIT_COLOURS[fruit]! : ofStyle
}
