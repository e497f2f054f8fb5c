import type { BeerType } from '#contract/limits.ts'

/** The shapes that glass.tsx can draw. */
export type GlassShape = 'mug' | 'pint' | 'pilsner' | 'weizen' | 'tulip' | 'goblet' | 'snifter' | 'thistle'

/** How a style is and how it is served. Temperatures in °C, as its brewers and the usual serving guides give them. */
export type StyleFacts = {
  character: string
  glass: { shape: GlassShape; name: string }
  celsius: readonly [from: number, to: number]
  food: readonly [string, string, string]
}

const PINT = { shape: 'pint', name: 'Pinta' } as const
const TULIP = { shape: 'tulip', name: 'Copa tulipa' } as const
const MUG = { shape: 'mug', name: 'Jarra' } as const

/** Only the server reads this table: a page gets the one style that it shows. */
export const STYLE_FACTS: Record<BeerType, StyleFacts> = {
  Lager: {
    character: 'Fermentada en frío y madurada con calma: limpia, fresca, con la malta y el lúpulo a la par.',
    glass: MUG,
    celsius: [4, 7],
    food: ['empanadas', 'pollo a la parrilla', 'papas fritas'],
  },
  Ale: {
    character:
      'Levadura que trabaja en calor y deja algo de fruta: redonda, con cuerpo y fácil de acompañar.',
    glass: PINT,
    celsius: [7, 10],
    food: ['choripán', 'hamburguesa', 'queso semiduro'],
  },
  IPA: {
    character:
      'El lúpulo manda: cítrico, resina o fruta tropical en la nariz, y un amargor que limpia la boca.',
    glass: TULIP,
    celsius: [6, 10],
    food: ['curry', 'tacos picantes', 'queso azul'],
  },
  Stout: {
    character: 'Cebada tostada hasta el borde del carbón: negra, con café y cacao, a veces cremosa.',
    glass: PINT,
    celsius: [8, 12],
    food: ['ostras', 'carne a las brasas', 'torta de chocolate'],
  },
  Porter: {
    character: 'Prima oscura de la stout, más tostada que quemada: chocolate, caramelo y pan de corteza.',
    glass: PINT,
    celsius: [8, 12],
    food: ['costillas ahumadas', 'hongos salteados', 'brownie'],
  },
  'Wheat Beer': {
    character:
      'Mucho trigo: turbia, espumosa y liviana, con recuerdos de banana, clavo o cáscara de naranja.',
    glass: { shape: 'weizen', name: 'Vaso de trigo' },
    celsius: [5, 8],
    food: ['ceviche', 'ensaladas', 'salchicha blanca'],
  },
  'Sour Beer': {
    character: 'Ácida a propósito, por bacterias buenas o por fruta: viva, seca y casi sin amargor.',
    glass: TULIP,
    celsius: [5, 8],
    food: ['ceviche', 'queso de cabra', 'postres de fruta'],
  },
  'Belgian Strong Ale': {
    character: 'De abadía: especiada y frutal por su levadura, más fuerte de lo que parece al primer sorbo.',
    glass: { shape: 'goblet', name: 'Cáliz' },
    celsius: [8, 12],
    food: ['queso de abadía', 'pato', 'guiso de cordero'],
  },
  Pilsner: {
    character: 'Lager dorada y seca con lúpulo noble: floral, herbal, de amargor fino y muy recto.',
    glass: { shape: 'pilsner', name: 'Vaso pilsner' },
    celsius: [4, 7],
    food: ['pescado frito', 'mariscos', 'queso fresco'],
  },
  'Amber Ale': {
    character: 'Maltas caramelo que le dan el color: tostada y apenas dulce, con un lúpulo que la equilibra.',
    glass: PINT,
    celsius: [7, 10],
    food: ['asado', 'pizza', 'milanesas'],
  },
  Barleywine: {
    character: 'Fuerte como un vino y densa en malta: fruta seca, toffee y abrigo. Para sorbos chicos.',
    glass: { shape: 'snifter', name: 'Copa snifter' },
    celsius: [12, 15],
    food: ['queso azul', 'nueces', 'flan con dulce de leche'],
  },
  Saison: {
    character: 'De granja: muy seca y burbujeante, con pimienta, heno y cítricos que pone la levadura.',
    glass: TULIP,
    celsius: [6, 10],
    food: ['mejillones', 'pollo asado', 'queso de cabra'],
  },
  Rauchbier: {
    character: 'Malta secada con humo de leña: huele a fogón y a jamón, y sabe a pan tostado.',
    glass: MUG,
    celsius: [7, 10],
    food: ['bondiola de cerdo', 'embutidos ahumados', 'quesos curados'],
  },
  Bock: {
    character: 'Lager con músculo: pan, miel y caramelo, cuerpo amplio y poco amargor.',
    glass: MUG,
    celsius: [7, 10],
    food: ['cerdo al horno', 'salchichas', 'queso gruyer'],
  },
  'Scotch Ale': {
    character: 'Escocesa y maltosa: caramelo, cáscara de pan y a veces un hilo de turba. Amarga casi nada.',
    glass: { shape: 'thistle', name: 'Copa cardo' },
    celsius: [10, 13],
    food: ['cordero', 'ciervo', 'tarta de nuez'],
  },
}
