import type { BeerType } from '../limits.ts'
import type { Text } from './text.ts'

/** How each type of beer is told and served in words; apart from the catalogue for the reason that ./document.ts gives. */
export const STYLE_WORDS = {
  styles: {
    Lager: {
      character: {
        es: 'Fermentada en frío y madurada con calma: limpia, fresca, con la malta y el lúpulo a la par.',
        en: 'Fermented cold and matured in peace: clean and fresh, malt and hops side by side.',
        pt: 'Fermentada a frio e maturada com calma: limpa, fresca, com o malte e o lúpulo lado a lado.',
      },

      food: [
        { es: 'empanadas', en: 'empanadas', pt: 'empanadas' },
        { es: 'pollo a la parrilla', en: 'grilled chicken', pt: 'frango grelhado' },
        { es: 'papas fritas', en: 'fries', pt: 'batatas fritas' },
      ],
    },

    Ale: {
      character: {
        es: 'Levadura que trabaja en calor y deja algo de fruta: redonda, con cuerpo y fácil de acompañar.',
        en: 'Yeast that works warm and leaves some fruit behind: round, full and easy to have company with.',
        pt: 'Levedura que trabalha no calor e deixa um pouco de fruta: redonda, encorpada e fácil de acompanhar.',
      },

      food: [
        { es: 'choripán', en: 'chorizo roll', pt: 'choripán' },
        { es: 'hamburguesa', en: 'burger', pt: 'hambúrguer' },
        { es: 'queso semiduro', en: 'semi-hard cheese', pt: 'queijo meia cura' },
      ],
    },

    IPA: {
      character: {
        es: 'El lúpulo manda: cítrico, resina o fruta tropical en la nariz, y un amargor que limpia la boca.',
        en: 'Hops in command: citrus, resin or tropical fruit on the nose, and a bitterness that cleans the palate.',
        pt: 'O lúpulo manda: cítrico, resina ou fruta tropical no nariz, e um amargor que limpa a boca.',
      },

      food: [
        { es: 'curry', en: 'curry', pt: 'curry' },
        { es: 'tacos picantes', en: 'spicy tacos', pt: 'tacos picantes' },
        { es: 'queso azul', en: 'blue cheese', pt: 'queijo azul' },
      ],
    },

    Stout: {
      character: {
        es: 'Cebada tostada hasta el borde del carbón: negra, con café y cacao, a veces cremosa.',
        en: 'Barley roasted to the edge of charcoal: black, with coffee and cocoa, creamy at times.',
        pt: 'Cevada torrada até a beira do carvão: preta, com café e cacau, às vezes cremosa.',
      },

      food: [
        { es: 'ostras', en: 'oysters', pt: 'ostras' },
        { es: 'carne a las brasas', en: 'meat over embers', pt: 'carne na brasa' },
        { es: 'torta de chocolate', en: 'chocolate cake', pt: 'bolo de chocolate' },
      ],
    },

    Porter: {
      character: {
        es: 'Prima oscura de la stout, más tostada que quemada: chocolate, caramelo y pan de corteza.',
        en: 'The dark cousin of stout, more toasted than burnt: chocolate, caramel and bread crust.',
        pt: 'Prima escura da stout, mais tostada do que queimada: chocolate, caramelo e casca de pão.',
      },

      food: [
        { es: 'costillas ahumadas', en: 'smoked ribs', pt: 'costelinha defumada' },
        { es: 'hongos salteados', en: 'sautéed mushrooms', pt: 'cogumelos salteados' },
        { es: 'brownie', en: 'brownie', pt: 'brownie' },
      ],
    },

    'Wheat Beer': {
      character: {
        es: 'Mucho trigo: turbia, espumosa y liviana, con recuerdos de banana, clavo o cáscara de naranja.',
        en: 'Plenty of wheat: cloudy, foamy and light, with hints of banana, clove or orange peel.',
        pt: 'Muito trigo: turva, espumosa e leve, com lembranças de banana, cravo ou casca de laranja.',
      },

      food: [
        { es: 'ceviche', en: 'ceviche', pt: 'ceviche' },
        { es: 'ensaladas', en: 'salads', pt: 'saladas' },
        { es: 'salchicha blanca', en: 'white sausage', pt: 'salsicha branca' },
      ],
    },

    'Sour Beer': {
      character: {
        es: 'Ácida a propósito, por bacterias buenas o por fruta: viva, seca y casi sin amargor.',
        en: 'Sour on purpose, through good bacteria or through fruit: lively, dry and hardly bitter.',
        pt: 'Ácida de propósito, por bactérias boas ou por fruta: viva, seca e quase sem amargor.',
      },

      food: [
        { es: 'ceviche', en: 'ceviche', pt: 'ceviche' },
        { es: 'queso de cabra', en: 'goat cheese', pt: 'queijo de cabra' },
        { es: 'postres de fruta', en: 'fruit desserts', pt: 'sobremesas de fruta' },
      ],
    },

    'Belgian Strong Ale': {
      character: {
        es: 'De abadía: especiada y frutal por su levadura, más fuerte de lo que parece al primer sorbo.',
        en: 'From the abbey: spicy and fruity by its yeast, stronger than the first sip lets on.',
        pt: 'De abadia: condimentada e frutada por sua levedura, mais forte do que parece no primeiro gole.',
      },

      food: [
        { es: 'queso de abadía', en: 'abbey cheese', pt: 'queijo de abadia' },
        { es: 'pato', en: 'duck', pt: 'pato' },
        { es: 'guiso de cordero', en: 'lamb stew', pt: 'ensopado de cordeiro' },
      ],
    },

    Pilsner: {
      character: {
        es: 'Lager dorada y seca con lúpulo noble: floral, herbal, de amargor fino y muy recto.',
        en: 'A golden, dry lager with noble hops: floral, herbal, finely bitter and very straight.',
        pt: 'Lager dourada e seca com lúpulo nobre: floral, herbal, de amargor fino e muito reto.',
      },

      food: [
        { es: 'pescado frito', en: 'fried fish', pt: 'peixe frito' },
        { es: 'mariscos', en: 'seafood', pt: 'frutos do mar' },
        { es: 'queso fresco', en: 'fresh cheese', pt: 'queijo fresco' },
      ],
    },

    'Amber Ale': {
      character: {
        es: 'Maltas caramelo que le dan el color: tostada y apenas dulce, con un lúpulo que la equilibra.',
        en: 'Caramel malts give it its colour: toasty and barely sweet, with hops that balance it.',
        pt: 'Maltes caramelo que lhe dão a cor: tostada e apenas doce, com um lúpulo que a equilibra.',
      },

      food: [
        { es: 'asado', en: 'barbecue', pt: 'churrasco' },
        { es: 'pizza', en: 'pizza', pt: 'pizza' },
        { es: 'milanesas', en: 'breaded cutlets', pt: 'bife à milanesa' },
      ],
    },

    Barleywine: {
      character: {
        es: 'Fuerte como un vino y densa en malta: fruta seca, toffee y abrigo. Para sorbos chicos.',
        en: 'Strong as wine and dense with malt: dried fruit, toffee and warmth. For small sips.',
        pt: 'Forte como um vinho e densa em malte: fruta seca, toffee e aconchego. Para goles pequenos.',
      },

      food: [
        { es: 'queso azul', en: 'blue cheese', pt: 'queijo azul' },
        { es: 'nueces', en: 'walnuts', pt: 'nozes' },
        {
          es: 'flan con dulce de leche',
          en: 'crème caramel with dulce de leche',
          pt: 'pudim com doce de leite',
        },
      ],
    },

    Saison: {
      character: {
        es: 'De granja: muy seca y burbujeante, con pimienta, heno y cítricos que pone la levadura.',
        en: 'From the farm: very dry and sparkling, with the pepper, hay and citrus of its yeast.',
        pt: 'De fazenda: muito seca e borbulhante, com a pimenta, o feno e os cítricos que a levedura põe.',
      },

      food: [
        { es: 'mejillones', en: 'mussels', pt: 'mexilhões' },
        { es: 'pollo asado', en: 'roast chicken', pt: 'frango assado' },
        { es: 'queso de cabra', en: 'goat cheese', pt: 'queijo de cabra' },
      ],
    },

    Rauchbier: {
      character: {
        es: 'Malta secada con humo de leña: huele a fogón y a jamón, y sabe a pan tostado.',
        en: 'Malt dried over wood smoke: it smells of campfire and ham, and tastes of toast.',
        pt: 'Malte seco com fumaça de lenha: cheira a fogueira e a presunto, e tem gosto de pão torrado.',
      },

      food: [
        { es: 'bondiola de cerdo', en: 'pork shoulder', pt: 'copa-lombo' },
        { es: 'embutidos ahumados', en: 'smoked sausages', pt: 'embutidos defumados' },
        { es: 'quesos curados', en: 'aged cheeses', pt: 'queijos curados' },
      ],
    },

    Bock: {
      character: {
        es: 'Lager con músculo: pan, miel y caramelo, cuerpo amplio y poco amargor.',
        en: 'Lager with muscle: bread, honey and caramel, a broad body and little bitterness.',
        pt: 'Lager com músculo: pão, mel e caramelo, corpo amplo e pouco amargor.',
      },

      food: [
        { es: 'cerdo al horno', en: 'roast pork', pt: 'porco assado' },
        { es: 'salchichas', en: 'sausages', pt: 'salsichas' },
        { es: 'queso gruyer', en: 'gruyère', pt: 'queijo gruyère' },
      ],
    },

    'Scotch Ale': {
      character: {
        es: 'Escocesa y maltosa: caramelo, cáscara de pan y a veces un hilo de turba. Amarga casi nada.',
        en: 'Scottish and malty: caramel, bread crust and at times a thread of peat. Hardly bitter at all.',
        pt: 'Escocesa e maltada: caramelo, casca de pão e às vezes um fio de turfa. Quase não amarga.',
      },

      food: [
        { es: 'cordero', en: 'lamb', pt: 'cordeiro' },
        { es: 'ciervo', en: 'venison', pt: 'cervo' },
        { es: 'tarta de nuez', en: 'walnut tart', pt: 'torta de nozes' },
      ],
    },
  } as Record<BeerType, { character: Text; food: [Text, Text, Text] }>,
  /** By the shape that is drawn. */
  glasses: {
    mug: { es: 'Jarra', en: 'Mug', pt: 'Caneca' },

    pint: { es: 'Pinta', en: 'Pint glass', pt: 'Copo pint' },

    pilsner: { es: 'Vaso pilsner', en: 'Pilsner glass', pt: 'Copo pilsner' },

    weizen: { es: 'Vaso de trigo', en: 'Wheat beer glass', pt: 'Copo de trigo' },

    tulip: { es: 'Copa tulipa', en: 'Tulip glass', pt: 'Taça tulipa' },

    goblet: { es: 'Cáliz', en: 'Goblet', pt: 'Cálice' },

    snifter: { es: 'Copa snifter', en: 'Snifter', pt: 'Taça snifter' },

    thistle: { es: 'Copa cardo', en: 'Thistle glass', pt: 'Taça cardo' },
  },
}
