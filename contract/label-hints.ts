import type { Motif } from './label-motifs.ts'

/**
 * What a name means by the way: a colour, a style, where it is from. It is shown where the name speaks of nothing else. Words as in
 * the table of things, none in both.
 */
export const HINT_WORDS = {
  elephant: 'india indian big grande fat heavy',
  condor: 'american americana america',
  clover: 'green verde',
  gem: 'red roja rojo rossa vermelha vermelho rouge',
  raven: 'black negra negro preta preto dark oscura oscuro escura escuro dunkel schwarz noir',
  acorn: 'brown marron marrom',
  maple: 'amber ambar',
  medal:
    'golden dorada dourada gilded special especial premium grand gran select reserve reserva anniversary extra super',
  snow: 'white blanca branca branco blanche',
  drop: 'blue azul agua water juice jugo suco',
  chalice: 'belgian belga tripel dubbel quadrupel',
  tower: 'kolsch altbier',
  clock: 'session old viejo vieja velho velha',
  pretzel: 'weizen hefeweizen weiss weisse hefe bohemian bohemia german alemana',
  citrus: 'wit witbier',
  crown: 'british english inglesa',
  boat: 'baltic export',
  lighthouse: 'point punta',
  house: 'country native',
  smile: 'sweet dulce doce lazy',
  flower: 'fresh fresca fresco',
} as const satisfies Partial<Record<Motif, string>>
