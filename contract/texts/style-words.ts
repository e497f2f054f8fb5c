import type { BeerType } from '../limits.ts'

/** How each type of beer is told and served in words; apart from the catalogue for the reason that ./document.ts gives. */
export const STYLE_WORDS = {
  styles: {
    Lager: {
      character:
        'Fermentada en frío y madurada con calma: limpia, fresca, con la malta y el lúpulo a la par.',
      food: ['empanadas', 'pollo a la parrilla', 'papas fritas'],
    },
    Ale: {
      character:
        'Levadura que trabaja en calor y deja algo de fruta: redonda, con cuerpo y fácil de acompañar.',
      food: ['choripán', 'hamburguesa', 'queso semiduro'],
    },
    IPA: {
      character:
        'El lúpulo manda: cítrico, resina o fruta tropical en la nariz, y un amargor que limpia la boca.',
      food: ['curry', 'tacos picantes', 'queso azul'],
    },
    Stout: {
      character: 'Cebada tostada hasta el borde del carbón: negra, con café y cacao, a veces cremosa.',
      food: ['ostras', 'carne a las brasas', 'torta de chocolate'],
    },
    Porter: {
      character: 'Prima oscura de la stout, más tostada que quemada: chocolate, caramelo y pan de corteza.',
      food: ['costillas ahumadas', 'hongos salteados', 'brownie'],
    },
    'Wheat Beer': {
      character:
        'Mucho trigo: turbia, espumosa y liviana, con recuerdos de banana, clavo o cáscara de naranja.',
      food: ['ceviche', 'ensaladas', 'salchicha blanca'],
    },
    'Sour Beer': {
      character: 'Ácida a propósito, por bacterias buenas o por fruta: viva, seca y casi sin amargor.',
      food: ['ceviche', 'queso de cabra', 'postres de fruta'],
    },
    'Belgian Strong Ale': {
      character:
        'De abadía: especiada y frutal por su levadura, más fuerte de lo que parece al primer sorbo.',
      food: ['queso de abadía', 'pato', 'guiso de cordero'],
    },
    Pilsner: {
      character: 'Lager dorada y seca con lúpulo noble: floral, herbal, de amargor fino y muy recto.',
      food: ['pescado frito', 'mariscos', 'queso fresco'],
    },
    'Amber Ale': {
      character:
        'Maltas caramelo que le dan el color: tostada y apenas dulce, con un lúpulo que la equilibra.',
      food: ['asado', 'pizza', 'milanesas'],
    },
    Barleywine: {
      character: 'Fuerte como un vino y densa en malta: fruta seca, toffee y abrigo. Para sorbos chicos.',
      food: ['queso azul', 'nueces', 'flan con dulce de leche'],
    },
    Saison: {
      character: 'De granja: muy seca y burbujeante, con pimienta, heno y cítricos que pone la levadura.',
      food: ['mejillones', 'pollo asado', 'queso de cabra'],
    },
    Rauchbier: {
      character: 'Malta secada con humo de leña: huele a fogón y a jamón, y sabe a pan tostado.',
      food: ['bondiola de cerdo', 'embutidos ahumados', 'quesos curados'],
    },
    Bock: {
      character: 'Lager con músculo: pan, miel y caramelo, cuerpo amplio y poco amargor.',
      food: ['cerdo al horno', 'salchichas', 'queso gruyer'],
    },
    'Scotch Ale': {
      character: 'Escocesa y maltosa: caramelo, cáscara de pan y a veces un hilo de turba. Amarga casi nada.',
      food: ['cordero', 'ciervo', 'tarta de nuez'],
    },
  } as Record<BeerType, { character: string; food: [string, string, string] }>,
  /** By the shape that is drawn. */
  glasses: {
    mug: 'Jarra',
    pint: 'Pinta',
    pilsner: 'Vaso pilsner',
    weizen: 'Vaso de trigo',
    tulip: 'Copa tulipa',
    goblet: 'Cáliz',
    snifter: 'Copa snifter',
    thistle: 'Copa cardo',
  },
}
