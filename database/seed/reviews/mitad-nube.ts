import type { DemoReviews } from '#database/seed/demo-review.ts'

export const mitadNubeReviews: DemoReviews = {
  'Cacao de Arriba': [
    ['mateo', 5, 'El cacao fino de aroma se siente floral. Una joya.'],
    ['andres', 5, 'Chocolate serio, nada de esencias.'],
    ['daniela', 5, 'Densa y aromática, parece chocolate derretido.'],
    ['thiago', 5, 'Imperial com cacau de verdade. Melhor compra do ano.'],
    ['valentina', 5, 'Ese jazmín en la nariz me dejó muda.'],
    ['paula', 4, 'Buenísima; cara, pero se entiende por qué.'],
    ['lucia', 5, ''],
    ['florencia', 4, 'Para el postre, en copa y sin apuro.'],
  ],
  'Chulla Rubia': [
    ['mateo', 4, 'Rubia honesta, la de la semana.'],
    ['lucia', 3, 'Sencilla. Cumple con lo que dice.'],
    ['ignacio', 4, ''],
  ],
  Taxo: [
    ['mateo', 5, 'Taxo de Nono, tal cual el jugo de la feria pero ácido.'],
    ['andres', 4, 'Curuba le decimos acá. Perfumada y fresca.'],
  ],
  'Yana Urku': [['mateo', 4, 'Avellana y pan. Suave para ser tan negra.']],
  'Neblina Doble': [
    ['mateo', 5, 'Naranjilla en la nariz, ojalá hicieran más.'],
    ['paula', 5, 'Sedosa y peligrosísima.'],
    ['beatriz', 4, 'Turva, tropical e traiçoeira mesmo.'],
    ['camila', 5, 'Guanábana y amargor al final, redonda.'],
    ['daniela', 2, 'Demasiado dulce y alcohólica para mí.'],
  ],
  Ñaña: [['mateo', 4, 'El ishpingo le da un aire de colada morada.']],
}
