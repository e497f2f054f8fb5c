import type { DemoReviews } from '#database/seed/demo-review.ts'

export const grandPripriReviews: DemoReviews = {
  Aguacero: [['beatriz', 4, 'Capim-limão e pimenta, seca e leve.']],
  Maracudja: [
    ['beatriz', 5, 'Maracujá puro, acorda qualquer um.'],
    ['daniela', 5, 'Parchita con burbujas. Punzante y deliciosa.'],
    ['ramon', 4, 'Muy ácida la primera vez, después no se puede parar.'],
    ['lucia', 4, ''],
    ['thiago', 3, 'Gostosa, mas prefiro um pouco mais de corpo.'],
  ],
  'Mangle Negro': [
    ['andres', 4, 'Ese punto salino al final es un acierto.'],
    ['paula', 4, 'Cacao amargo y café, larga de verdad.'],
  ],
  'Tres Islas': [
    ['florencia', 5, 'Tripel de libro: pera, pimienta y espuma eterna.'],
    ['thiago', 5, 'Quase nove por cento e ninguém percebe. Perigosa.'],
    ['ignacio', 4, 'La botella grande vale la pena para compartir.'],
    ['valentina', 5, 'Naranja y caña, finísima.'],
  ],
  'Siesta Criolla': [['beatriz', 4, 'Gengibre fresco e limão, pena que esgotou.']],
  'Cuenta Regresiva': [['mateo', 4, 'Ligera de alcohol y con lúpulo de sobra.']],
}
