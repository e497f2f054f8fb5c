/**
 * What a name means by the way: a colour, a style, where it is from, a word that stories are full of, so
 * that no brewery's picture is drawn of it. It is shown where the name speaks of nothing else. Words as in the table of things
 * (label-motifs.ts), none in both.
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
  chalice: 'belgian belga tripel dubbel quadrupel padre brother',
  tower: 'kolsch altbier',
  clock: 'session old viejo vieja velho velha hora hour time tiempo tempo minute week weekend',
  pretzel: 'weizen hefeweizen weiss weisse hefe bohemian bohemia german alemana',
  citrus: 'wit witbier',
  crown: 'british english inglesa',
  boat: 'baltic export',
  lighthouse: 'point punta',
  house: 'country native local',
  smile: 'sweet dulce doce lazy',
  flower: 'fresh fresca fresco',
  lady: 'mother madre mae mama daughter hija sister mulher mujer woman',
  hand: 'mano mao',
  compass: 'east north south west norte oeste poniente northern southern western',
  drum: 'fiesta festa',
} as const
