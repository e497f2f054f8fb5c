import type { STYLE_WORDS as original } from '../style-words.ts'

/** How each type of beer is told and served, in English. */
export const EN_STYLE_WORDS: typeof original = {
  styles: {
    Lager: {
      character: 'Fermented cold and matured in peace: clean and fresh, malt and hops side by side.',
      food: ['empanadas', 'grilled chicken', 'fries'],
    },
    Ale: {
      character:
        'Yeast that works warm and leaves some fruit behind: round, full and easy to have company with.',
      food: ['chorizo roll', 'burger', 'semi-hard cheese'],
    },
    IPA: {
      character:
        'Hops in command: citrus, resin or tropical fruit on the nose, and a bitterness that cleans the palate.',
      food: ['curry', 'spicy tacos', 'blue cheese'],
    },
    Stout: {
      character: 'Barley roasted to the edge of charcoal: black, with coffee and cocoa, creamy at times.',
      food: ['oysters', 'meat over embers', 'chocolate cake'],
    },
    Porter: {
      character: 'The dark cousin of stout, more toasted than burnt: chocolate, caramel and bread crust.',
      food: ['smoked ribs', 'sautéed mushrooms', 'brownie'],
    },
    'Wheat Beer': {
      character: 'Plenty of wheat: cloudy, foamy and light, with hints of banana, clove or orange peel.',
      food: ['ceviche', 'salads', 'white sausage'],
    },
    'Sour Beer': {
      character: 'Sour on purpose, through good bacteria or through fruit: lively, dry and hardly bitter.',
      food: ['ceviche', 'goat cheese', 'fruit desserts'],
    },
    'Belgian Strong Ale': {
      character: 'From the abbey: spicy and fruity by its yeast, stronger than the first sip lets on.',
      food: ['abbey cheese', 'duck', 'lamb stew'],
    },
    Pilsner: {
      character: 'A golden, dry lager with noble hops: floral, herbal, finely bitter and very straight.',
      food: ['fried fish', 'seafood', 'fresh cheese'],
    },
    'Amber Ale': {
      character: 'Caramel malts give it its colour: toasty and barely sweet, with hops that balance it.',
      food: ['barbecue', 'pizza', 'breaded cutlets'],
    },
    Barleywine: {
      character: 'Strong as wine and dense with malt: dried fruit, toffee and warmth. For small sips.',
      food: ['blue cheese', 'walnuts', 'crème caramel with dulce de leche'],
    },
    Saison: {
      character: 'From the farm: very dry and sparkling, with the pepper, hay and citrus of its yeast.',
      food: ['mussels', 'roast chicken', 'goat cheese'],
    },
    Rauchbier: {
      character: 'Malt dried over wood smoke: it smells of campfire and ham, and tastes of toast.',
      food: ['pork shoulder', 'smoked sausages', 'aged cheeses'],
    },
    Bock: {
      character: 'Lager with muscle: bread, honey and caramel, a broad body and little bitterness.',
      food: ['roast pork', 'sausages', 'gruyère'],
    },
    'Scotch Ale': {
      character:
        'Scottish and malty: caramel, bread crust and at times a thread of peat. Hardly bitter at all.',
      food: ['lamb', 'venison', 'walnut tart'],
    },
  },
  glasses: {
    mug: 'Mug',
    pint: 'Pint glass',
    pilsner: 'Pilsner glass',
    weizen: 'Wheat beer glass',
    tulip: 'Tulip glass',
    goblet: 'Goblet',
    snifter: 'Snifter',
    thistle: 'Thistle glass',
  },
}
