import type { DemoReviews } from '#database/seed/demo-review.ts'

export const ysyryPytaReviews: DemoReviews = {
  'Ka’aru Pytã': [
    ['ramon', 5, 'Con chipa caliente es un abrazo.'],
    ['paula', 4, 'Ámbar redonda, con lúpulo de tierra.'],
    ['ignacio', 4, ''],
  ],
  'Yerba al Sol': [
    ['ramon', 5, 'La yerba se siente y refresca. ¡Nuestra!'],
    ['florencia', 5, 'Como uruguaya, apruebo el mate en la cerveza.'],
    ['valentina', 4, 'Tánica y verde, distinta a todo.'],
    ['camila', 3, 'Original, aunque el humo me descolocó.'],
  ],
  'Jasy Renyhẽ': [
    ['ramon', 4, 'Pálida y brava. Anís y durazno.'],
    ['thiago', 4, 'Golden strong bem feita, gás finíssimo.'],
  ],
  Mburukuja: [['ramon', 4, 'Agria y floral, bien fría es otra cosa.']],
  Tatatĩ: [
    ['ramon', 5, 'Asado embotellado.'],
    ['paula', 4, 'El quebracho da un humo más seco que otros. Me gustó.'],
    ['lucia', 2, 'Demasiado humo, no pude con ella.'],
  ],
  Pyhare: [
    ['ramon', 5, 'Cocido quemado con leche, mi merienda de chico.'],
    ['beatriz', 5, 'Doce de leite e café, cremosa demais.'],
    ['daniela', 4, 'Dulce y suave, un postre.'],
    ['valentina', 4, ''],
  ],
}
