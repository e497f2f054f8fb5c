import type { BeerType } from '#contract/limits.ts'

/**
 * The 100 styles of the beers file (BeerAdvocate's names) and which of our 15 types each honestly is: by yeast and
 * family first (BJCP 2021), so that whoever filters for a type finds what they expect. `REFUSED` says why not.
 */
const STYLES_OF_TYPE: Record<BeerType, readonly string[]> = {
  Lager: [
    'American Adjunct Lager',
    'American Amber / Red Lager',
    'American India Pale Lager',
    'American Malt Liquor',
    'American Pale Lager',
    'California Common / Steam Beer',
    'Dortmunder / Export Lager',
    'Euro Dark Lager',
    'Euro Pale Lager',
    'Keller Bier / Zwickel Bier',
    'Light Lager',
    'Munich Dunkel Lager',
    'Munich Helles Lager',
    'Märzen / Oktoberfest',
    'Schwarzbier',
    'Vienna Lager',
  ],
  Ale: [
    'Abbey Single Ale',
    'American Blonde Ale',
    'American Brown Ale',
    'American Pale Ale (APA)',
    'American Strong Ale',
    'Belgian Dark Ale',
    'Belgian Pale Ale',
    // Named after what is added; brewed on an ale as a rule.
    'Chile Beer',
    'Cream Ale',
    'English Bitter',
    'English Brown Ale',
    'English Dark Mild Ale',
    'English Pale Ale',
    'English Pale Mild Ale',
    'English Strong Ale',
    'Extra Special / Strong Bitter (ESB)',
    'Fruit / Vegetable Beer',
    'Herbed / Spiced Beer',
    'Kölsch',
    'Old Ale',
    'Pumpkin Ale',
    // A wheat beer's yeast, but the grain is rye.
    'Roggenbier',
    'Rye Beer',
    'Winter Warmer',
  ],
  IPA: [
    // Also called black IPA (BJCP 21B).
    'American Black Ale',
    'American Double / Imperial IPA',
    'American IPA',
    'American White IPA',
    'Belgian IPA',
    'English India Pale Ale (IPA)',
  ],
  Stout: [
    'American Double / Imperial Stout',
    'American Stout',
    'English Stout',
    'Foreign / Export Stout',
    'Irish Dry Stout',
    'Milk / Sweet Stout',
    'Oatmeal Stout',
    'Russian Imperial Stout',
  ],
  Porter: ['American Porter', 'Baltic Porter'],
  'Wheat Beer': [
    'American Dark Wheat Ale',
    'American Pale Wheat Ale',
    'Dunkelweizen',
    'Hefeweizen',
    'Kristalweizen',
    'Wheat Ale',
    'Witbier',
  ],
  'Sour Beer': ['American Wild Ale', 'Berliner Weissbier', 'Flanders Oud Bruin', 'Flanders Red Ale', 'Gose'],
  'Belgian Strong Ale': [
    'Belgian Strong Dark Ale',
    'Belgian Strong Pale Ale',
    'Dubbel',
    'Quadrupel (Quad)',
    'Tripel',
  ],
  Pilsner: ['American Double / Imperial Pilsner', 'American Pilsner', 'Czech Pilsener', 'German Pilsener'],
  'Amber Ale': ['Altbier', 'American Amber / Red Ale', 'Irish Red Ale'],
  Barleywine: ['American Barleywine', 'English Barleywine'],
  // The French and the Belgian farmhouse ales.
  Saison: ['Bière de Garde', 'Grisette', 'Saison / Farmhouse Ale'],
  Rauchbier: ['Rauchbier', 'Smoked Beer'],
  Bock: ['Bock', 'Doppelbock', 'Maibock / Helles Bock'],
  'Scotch Ale': ['Scotch Ale / Wee Heavy', 'Scottish Ale'],
}

const REFUSED: Record<string, string> = {
  Cider: 'is made of apples',
  Mead: 'is made of honey',
  Braggot: 'is half mead',
  Shandy: 'is mixed with lemonade',
  Radler: 'is mixed with lemonade',
  'Low Alcohol Beer': 'tells the strength and not the beer',
  Other: 'tells nothing',
}

const TYPE_OF_STYLE = new Map(
  Object.entries(STYLES_OF_TYPE).flatMap(([type, styles]) =>
    styles.map((style) => [style, type as BeerType] as const),
  ),
)

/** The type of a style, or in words why it has no honest one. */
export function typeOfStyle(style: string): { type: BeerType } | { refused: string } {
  const type = TYPE_OF_STYLE.get(style)
  if (type) return { type }
  const reason = Object.hasOwn(REFUSED, style) ? REFUSED[style] : 'is a style that this shop does not know'
  return { refused: `no honest type: ${style} ${reason}` }
}
