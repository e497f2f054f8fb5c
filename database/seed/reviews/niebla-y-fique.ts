import type { DemoReviews } from '#database/seed/demo-review.ts'

export const nieblaYFiqueReviews: DemoReviews = {
  'Páramo Claro': [
    ['andres', 4, 'Delicada y muy fría entra sola.'],
    ['daniela', 4, 'Suavecita, con un toque de pera.'],
  ],
  'Uchuva Brava': [
    ['andres', 5, 'Uchuva de verdad, con ese final raro de hoja que engancha.'],
    ['mateo', 4, 'Aquí le decimos uvilla y sabe igualita.'],
    ['lucia', 4, 'Aguaymanto en lata, bien ácida.'],
  ],
  Ruana: [
    ['andres', 5, 'Abriga más que la ruana. Panela y nuez.'],
    ['ignacio', 5, 'Dulce sin cansar, perfecta para el frío.'],
    ['camila', 4, 'La turba es sutil y se agradece.'],
    ['paula', 3, 'Un poco pesada, pero bien lograda.'],
  ],
  'Tinto Campesino': [
    ['andres', 5, 'Café de Boyacá y buena malta, no hay más que pedir.'],
    ['daniela', 5, 'Como el guayoyo de la tarde, pero con espuma.'],
    ['thiago', 4, 'Café limpo, corpo leve. Muito boa.'],
    ['mateo', 4, ''],
    ['valentina', 4, 'Más café que cerveza, y me encanta.'],
  ],
  'Mula Terca': [
    ['andres', 3, 'Amarga en serio, hay que tener ganas.'],
    ['ignacio', 4, 'Toronja y pino, terca pero noble.'],
  ],
  'Panela y Clavo': [
    ['andres', 5, 'Dátil y ron viejo. De las mejores oscuras del país.'],
    ['daniela', 4, 'Navideña, con el clavo en su punto.'],
    ['florencia', 5, ''],
  ],
}
