import type { STYLE_WORDS as original } from '../style-words.ts'

/** How each type of beer is told and served, in Portuguese. */
export const PT_STYLE_WORDS: typeof original = {
  styles: {
    Lager: {
      character: 'Fermentada a frio e maturada com calma: limpa, fresca, com o malte e o lúpulo lado a lado.',
      food: ['empanadas', 'frango grelhado', 'batatas fritas'],
    },
    Ale: {
      character:
        'Levedura que trabalha no calor e deixa um pouco de fruta: redonda, encorpada e fácil de acompanhar.',
      food: ['choripán', 'hambúrguer', 'queijo meia cura'],
    },
    IPA: {
      character: 'O lúpulo manda: cítrico, resina ou fruta tropical no nariz, e um amargor que limpa a boca.',
      food: ['curry', 'tacos picantes', 'queijo azul'],
    },
    Stout: {
      character: 'Cevada torrada até a beira do carvão: preta, com café e cacau, às vezes cremosa.',
      food: ['ostras', 'carne na brasa', 'bolo de chocolate'],
    },
    Porter: {
      character: 'Prima escura da stout, mais tostada do que queimada: chocolate, caramelo e casca de pão.',
      food: ['costelinha defumada', 'cogumelos salteados', 'brownie'],
    },
    'Wheat Beer': {
      character: 'Muito trigo: turva, espumosa e leve, com lembranças de banana, cravo ou casca de laranja.',
      food: ['ceviche', 'saladas', 'salsicha branca'],
    },
    'Sour Beer': {
      character: 'Ácida de propósito, por bactérias boas ou por fruta: viva, seca e quase sem amargor.',
      food: ['ceviche', 'queijo de cabra', 'sobremesas de fruta'],
    },
    'Belgian Strong Ale': {
      character:
        'De abadia: condimentada e frutada por sua levedura, mais forte do que parece no primeiro gole.',
      food: ['queijo de abadia', 'pato', 'ensopado de cordeiro'],
    },
    Pilsner: {
      character: 'Lager dourada e seca com lúpulo nobre: floral, herbal, de amargor fino e muito reto.',
      food: ['peixe frito', 'frutos do mar', 'queijo fresco'],
    },
    'Amber Ale': {
      character: 'Maltes caramelo que lhe dão a cor: tostada e apenas doce, com um lúpulo que a equilibra.',
      food: ['churrasco', 'pizza', 'bife à milanesa'],
    },
    Barleywine: {
      character: 'Forte como um vinho e densa em malte: fruta seca, toffee e aconchego. Para goles pequenos.',
      food: ['queijo azul', 'nozes', 'pudim com doce de leite'],
    },
    Saison: {
      character:
        'De fazenda: muito seca e borbulhante, com a pimenta, o feno e os cítricos que a levedura põe.',
      food: ['mexilhões', 'frango assado', 'queijo de cabra'],
    },
    Rauchbier: {
      character:
        'Malte seco com fumaça de lenha: cheira a fogueira e a presunto, e tem gosto de pão torrado.',
      food: ['copa-lombo', 'embutidos defumados', 'queijos curados'],
    },
    Bock: {
      character: 'Lager com músculo: pão, mel e caramelo, corpo amplo e pouco amargor.',
      food: ['porco assado', 'salsichas', 'queijo gruyère'],
    },
    'Scotch Ale': {
      character: 'Escocesa e maltada: caramelo, casca de pão e às vezes um fio de turfa. Quase não amarga.',
      food: ['cordeiro', 'cervo', 'torta de nozes'],
    },
  },
  glasses: {
    mug: 'Caneca',
    pint: 'Copo pint',
    pilsner: 'Copo pilsner',
    weizen: 'Copo de trigo',
    tulip: 'Taça tulipa',
    goblet: 'Cálice',
    snifter: 'Taça snifter',
    thistle: 'Taça cardo',
  },
}
