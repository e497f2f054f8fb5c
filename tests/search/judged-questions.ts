import type { BeerType } from '#contract/limits.ts'

/**
 * 120 questions as people type them into a beer shop, and what they want of the imported beers, judged by reading the files
 * and before any search was asked. 3: exactly this; 2: a good answer; 1: acceptable. A rule stands for every beer that fits
 * all that it says; a beer has the highest grade of the rules that it fits. How texts are compared: `gradeOf()`.
 */
export type JudgedQuestion = { question: string; wanted: readonly Wanted[] }

export type Wanted = {
  grade: 1 | 2 | 3
  /** The whole name, but for what stands in brackets at its end: editions of a year are the same beer to who asks. */
  name?: string
  /** A word, or the beginning of one, or several in a row, that the name has. */
  named?: string
  type?: BeerType
  /** A part of the style that the brewery's file says: narrower than our type. */
  style?: string
  /** How the brewery's name begins. */
  brewery?: string
  city?: string
  state?: string
  abvBelow?: number
  abvFrom?: number
}

type Fits = Omit<Wanted, 'grade'>
const exactly = (...fits: Fits[]): Wanted[] => fits.map((fit) => ({ grade: 3, ...fit }))
const good = (...fits: Fits[]): Wanted[] => fits.map((fit) => ({ grade: 2, ...fit }))
const acceptable = (...fits: Fits[]): Wanted[] => fits.map((fit) => ({ grade: 1, ...fit }))

// What the same wish is in three languages.
const DARK = [
  ...exactly(
    { type: 'Stout' },
    { type: 'Porter' },
    { style: 'Schwarzbier' },
    { style: 'Dark Lager' },
    { style: 'Dunkel' },
  ),
  ...good(
    { style: 'American Black Ale' },
    { style: 'Belgian Dark Ale' },
    { style: 'Belgian Strong Dark Ale' },
  ),
  ...acceptable({ style: 'Brown Ale' }),
]
const PALE = [
  ...exactly(
    { style: 'American Blonde Ale' },
    { style: 'Pale Lager' },
    { style: 'Helles Lager' },
    { type: 'Pilsner' },
    { named: 'blonde' },
  ),
  ...good(
    { style: 'Kölsch' },
    { style: 'Cream Ale' },
    { style: 'Light Lager' },
    { style: 'Adjunct Lager' },
    { style: 'Dortmunder' },
    { named: 'golden' },
  ),
  ...acceptable({ type: 'Lager' }, { style: 'Belgian Strong Pale Ale' }),
]
const RED = [
  ...exactly({ type: 'Amber Ale' }),
  ...good({ style: 'Amber / Red Lager' }, { style: 'Flanders Red' }, { named: 'red' }),
]
const WHEAT = [...exactly({ type: 'Wheat Beer' }), ...good({ named: 'wheat' })]
const SOUR = exactly({ type: 'Sour Beer' })
const SMOKED = [
  ...exactly({ type: 'Rauchbier' }),
  ...good({ named: 'smoked' }, { name: "oSKAr the G'Rauch" }),
]
const PUMPKIN = exactly({ style: 'Pumpkin Ale' }, { named: 'pumpkin' })
const OATMEAL_STOUT = [...exactly({ style: 'Oatmeal Stout' }), ...good({ type: 'Stout', named: 'oatmeal' })]
const COFFEE_STOUT = [
  ...exactly(
    { type: 'Stout', named: 'coffee' },
    { type: 'Stout', named: 'espresso' },
    { type: 'Stout', named: 'java' },
  ),
  ...good({ type: 'Porter', named: 'coffee' }, { name: 'Cafe Leche' }, { name: 'Vanilla Java Porter' }),
  ...acceptable({ named: 'coffee' }, { named: 'espresso' }),
]
const COCONUT_PORTER = [...exactly({ type: 'Porter', named: 'coconut' }), ...good({ named: 'coconut' })]
const HONEY = exactly({ named: 'honey' })
const BLACK_IPA = [
  ...exactly({ style: 'American Black Ale' }, { named: 'black ipa' }),
  ...acceptable({ type: 'IPA', named: 'black' }),
]
const BARLEYWINE = exactly({ type: 'Barleywine' })
const DALES = exactly({ name: "Dale's Pale Ale", brewery: 'Oskar Blues' })

export const SPANISH: Record<string, readonly Wanted[]> = {
  'dales pale ale': DALES,
  'pale ale dale': DALES,
  'fat tire': exactly({ name: 'Fat Tire Amber Ale' }),
  sculpin: [...exactly({ name: 'Sculpin IPA' }), ...good({ name: 'Grapefruit Sculpin' })],
  'jai alai': [...exactly({ name: 'Jai Alai IPA' }), ...good({ named: 'jai alai' })],
  torpdo: exactly({ name: 'Torpedo' }),
  'siera nevada': exactly({ brewery: 'Sierra Nevada' }),
  'moose drol': exactly({ name: 'Moose Drool Brown Ale' }),
  'ipa oskar blues': exactly({ type: 'IPA', brewery: 'Oskar Blues' }),
  'oskar blues': exactly({ brewery: 'Oskar Blues' }),
  'ale amber boont': exactly({ name: 'Boont Amber Ale' }),
  'saison brewery vivant': exactly({ type: 'Saison', brewery: 'Brewery Vivant' }),
  'brooklyn lager': exactly({ name: 'Brooklyn Lager' }),
  'cerveza negra': DARK,
  'cervezas negras': DARK,
  'cerveza rubia': PALE,
  'rubia sierra nevada': exactly({ type: 'Pilsner', brewery: 'Sierra Nevada' }),
  'cerveza de trigo': WHEAT,
  hefeweizen: [
    ...exactly({ style: 'Hefeweizen' }, { named: 'hefeweizen' }),
    ...good({ style: 'weizen' }),
    ...acceptable({ type: 'Wheat Beer' }),
  ],
  'cerveza roja': RED,
  'cervezas agrias': SOUR,
  'cerveza ahumada': SMOKED,
  'belga fuerte': exactly({ type: 'Belgian Strong Ale' }),
  tripel: [
    ...exactly({ style: 'Tripel' }, { named: 'tripel' }),
    ...acceptable({ type: 'Belgian Strong Ale' }),
  ],
  'stout de avena': OATMEAL_STOUT,
  'porter de coco': COCONUT_PORTER,
  'stout con café': COFFEE_STOUT,
  'cerveza de calabaza': PUMPKIN,
  'cerveza con miel': HONEY,
  'cerveza de navidad': [
    ...exactly({ named: 'christmas' }),
    ...good({ style: 'Winter Warmer' }),
    ...acceptable({ named: 'winter' }),
  ],
  'ipa san diego': exactly({ type: 'IPA', city: 'San Diego' }),
  'stout portland': exactly({ type: 'Stout', city: 'Portland' }),
  'cervezas de chicago': exactly({ city: 'Chicago' }),
  'ipa colorado': [...exactly({ type: 'IPA', state: 'CO' }), ...good({ type: 'IPA', named: 'colorado' })],
  'ipa en lata': exactly({ type: 'IPA' }),
  'lata stout': exactly({ type: 'Stout' }),
  pilsen: exactly({ type: 'Pilsner' }),
  escocesa: exactly({ type: 'Scotch Ale' }),
  'barley wine': BARLEYWINE,
  'ipa negra': BLACK_IPA,
}

export const PORTUGUESE: Record<string, readonly Wanted[]> = {
  'todd the axe': exactly({ name: 'Todd the Axe Man' }),
  'two hearted': exactly({ name: 'Two Hearted' }),
  'maduro brown': exactly({ name: 'Maduro Brown Ale' }),
  'ranger ipa': exactly({ name: 'Ranger IPA' }),
  'pale ale sierra nevada': exactly({ name: 'Sierra Nevada Pale Ale' }),
  'nevada sierra torpedo': exactly({ name: 'Torpedo' }),
  'bock narragansett': exactly({ name: 'Narragansett Bock' }),
  'new belgum': exactly({ brewery: 'New Belgium' }),
  'anderson valey': exactly({ brewery: 'Anderson Valley' }),
  'cigar city': exactly({ brewery: 'Cigar City' }),
  sixpoint: exactly({ brewery: 'Sixpoint' }),
  '21st amendment': exactly({ brewery: '21st Amendment' }),
  maui: exactly({ brewery: 'Maui' }),
  'cerveja escura': DARK,
  'cerveja preta': DARK,
  'cerveja loira': PALE,
  'cerveja de trigo': WHEAT,
  'cervejas azedas': SOUR,
  'cerveja vermelha': RED,
  'cerveja defumada': SMOKED,
  'cerveja forte': exactly({ abvFrom: 7.5 }),
  ipas: exactly({ type: 'IPA' }),
  'stout de aveia': OATMEAL_STOUT,
  'porter com chocolate': [
    ...exactly({ type: 'Porter', named: 'chocolate' }, { type: 'Porter', named: 'cocoa' }),
    ...good({ named: 'chocolate' }),
  ],
  'cerveja de abóbora': PUMPKIN,
  'stout com cafe': COFFEE_STOUT,
  'cerveja com mel': HONEY,
  melancia: exactly({ named: 'watermelon' }),
  'ipa boulder': exactly({ type: 'IPA', city: 'Boulder' }),
  'porter oregon': exactly({ type: 'Porter', state: 'OR' }),
  'cervejas do texas': exactly({ state: 'TX' }),
  'lata de ipa': exactly({ type: 'IPA' }),
  'pilsen lata': exactly({ type: 'Pilsner' }),
  'session ipa': [...exactly({ type: 'IPA', named: 'session' }), ...good({ type: 'IPA', abvBelow: 5.1 })],
  quadrupel: [...exactly({ style: 'Quadrupel' }), ...acceptable({ type: 'Belgian Strong Ale' })],
  'belga dubbel': [...exactly({ style: 'Dubbel' }), ...acceptable({ type: 'Belgian Strong Ale' })],
  weiss: [
    ...exactly({ style: 'weizen' }, { named: 'weiss', type: 'Wheat Beer' }),
    ...good({ named: 'weiss' }, { type: 'Wheat Beer' }),
  ],
  witbier: [
    ...exactly({ style: 'Witbier' }),
    ...good({ named: 'wit', type: 'Wheat Beer' }),
    ...acceptable({ type: 'Wheat Beer' }),
  ],
  gose: [...exactly({ style: 'Gose' }), ...acceptable({ type: 'Sour Beer' })],
  helles: [...exactly({ style: 'Helles Lager' }, { named: 'helles' }), ...good({ style: 'Helles Bock' })],
}

export const ENGLISH: Record<string, readonly Wanted[]> = {
  'old chub': exactly({ named: 'old chub' }),
  'white rascal': exactly({ name: 'White Rascal' }),
  'dirty bastard': exactly({ name: 'Dirty Bastard' }),
  'all day ipa': exactly({ name: 'All Day IPA' }),
  'longboard lager': exactly({ name: 'Longboard Island Lager' }),
  longborad: exactly({ name: 'Longboard Island Lager' }),
  'hoperandi modus': exactly({ name: 'Modus Hoperandi' }),
  'tallgrass buffalo': [
    ...exactly({ name: 'Buffalo Sweat' }),
    ...good({ named: 'buffalo', brewery: 'Tallgrass' }),
  ],
  'great divide yeti': exactly({ name: 'Yeti Imperial Stout' }),
  'vivant tripel': exactly({ name: 'Vivant Tripel' }),
  'rye porter': exactly({ name: 'Rye Porter' }),
  'brown ale upslope': [
    ...exactly({ name: 'Upslope Brown Ale' }),
    ...good({ style: 'Brown Ale', brewery: 'Upslope' }),
  ],
  'california lager': [
    ...exactly({ name: 'California Lager' }),
    ...good({ type: 'Lager', state: 'CA' }),
    ...acceptable({ type: 'Lager', named: 'california' }),
  ],
  founders: exactly({ brewery: 'Founders' }),
  'golden road': exactly({ brewery: 'Golden Road' }),
  surly: exactly({ brewery: 'Surly' }),
  'hazy ipa': good({ type: 'IPA' }),
  'black ipa': BLACK_IPA,
  'sour beer': SOUR,
  sours: SOUR,
  'dark beer': DARK,
  'red ale': [
    ...exactly({ type: 'Amber Ale', named: 'red' }, { style: 'Irish Red Ale' }),
    ...good({ type: 'Amber Ale' }, { named: 'red ale' }),
  ],
  'blonde ale': [...exactly({ style: 'American Blonde Ale' }), ...good({ named: 'blonde' })],
  'wheat beer': WHEAT,
  'cans of stout': exactly({ type: 'Stout' }),
  'pumpkin ale': PUMPKIN,
  'coconut porter': COCONUT_PORTER,
  'coffee stout': COFFEE_STOUT,
  'milk stout': exactly({ style: 'Milk / Sweet Stout' }),
  'imperial stout': exactly({ style: 'Imperial Stout' }),
  'double ipa': exactly({ style: 'Double / Imperial IPA' }, { named: 'double ipa' }),
  'ipa seattle': exactly({ type: 'IPA', city: 'Seattle' }),
  'denver stout': exactly({ type: 'Stout', city: 'Denver' }),
  'michigan ipa': exactly({ type: 'IPA', state: 'MI' }),
  grapefruit: exactly({ named: 'grapefruit' }),
  raspbery: exactly({ named: 'raspberry' }),
  kolsch: exactly({ style: 'Kölsch' }, { named: 'kolsch' }),
  oktoberfest: exactly({ style: 'Oktoberfest' }, { named: 'oktoberfest' }),
  porters: exactly({ type: 'Porter' }),
  barleywines: BARLEYWINE,
}

export const JUDGED_QUESTIONS: readonly JudgedQuestion[] = [SPANISH, PORTUGUESE, ENGLISH].flatMap(
  (questions) => Object.entries(questions).map(([question, wanted]) => ({ question, wanted })),
)
