import type { DemoReviews } from '#database/seed/demo-review.ts'

export const tresApachetasReviews: DemoReviews = {
  'Willka Kuti': [
    ['ignacio', 4, 'La quinua le da un fondo de maní muy rico.'],
    ['lucia', 4, 'Lager distinta, con sabor a nuestro cereal.'],
    ['mateo', 3, ''],
  ],
  'Ch’iyar Uma': [
    ['ignacio', 5, 'Orgullo paceño. Cacao, pasas y un amargo larguísimo.'],
    ['andres', 5, 'El cacao de los Yungas se luce.'],
    ['thiago', 4, 'Stout intensa, lembra café forte sem açúcar.'],
    ['camila', 5, 'Negra y contundente. La segunda botella fue mejor que la primera.'],
    ['valentina', 4, 'Muy rica, para tomar despacio.'],
  ],
  Jallu: [['lucia', 4, 'Plátano y clavo, como una weissbier de las buenas.']],
  'Muña del Cerro': [
    ['lucia', 5, 'Huele a infusión de la abuela y refresca un montón.'],
    ['mateo', 4, 'La muña se nota pero no manda. Buen hallazgo.'],
    ['ignacio', 5, ''],
    ['florencia', 3, 'Curiosa, un poco mentolada para mí.'],
  ],
  'Wila Qullu': [
    ['andres', 5, 'Higo y naranja confitada, un postre en copa.'],
    ['ignacio', 4, 'Calienta el alma a cuatro mil metros.'],
  ],
}
