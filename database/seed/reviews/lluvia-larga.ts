import type { DemoReviews } from '#database/seed/demo-review.ts'

export const lluviaLargaReviews: DemoReviews = {
  Mawün: [
    ['camila', 5, 'La pilsner que le faltaba al sur. Heno y limón, perfecta.'],
    ['valentina', 4, 'Seca y elegante.'],
    ['mateo', 4, 'Muy limpia, de las que no cansan.'],
    ['florencia', 4, ''],
  ],
  'Kurü Pun': [
    ['camila', 4, 'Chocolate con leche y cuerpo rico para la lluvia.'],
    ['paula', 4, 'Negra, suave y abrigadora.'],
  ],
  'Maqui Tinto': [
    ['camila', 5, 'Me tiñó hasta la sonrisa. Compleja como un vino joven.'],
    ['lucia', 4, 'Ácida y tánica, hay que beberla lento.'],
    ['florencia', 5, 'Las levaduras salvajes se notan, rarísima y preciosa.'],
    ['ignacio', 3, 'Interesante, aunque demasiado ácida para mí.'],
    ['beatriz', 5, 'Azeda e profunda, cor de açaí. Adorei.'],
  ],
  'Doble Callecalle': [['andres', 4, 'Pan negro y miel, con el alcohol bien integrado.']],
  'Selva Fría': [
    ['camila', 4, 'Pino y uva blanca. Amarga, como promete.'],
    ['valentina', 5, 'Huele a sendero después de llover, no es mentira.'],
    ['thiago', 4, ''],
  ],
  'Techo de Zinc': [['camila', 5, 'El growler duró una sola comida. Avellana y cierre seco.']],
}
