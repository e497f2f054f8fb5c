import type { DemoReviews } from '#database/seed/demo-review.ts'

export const kokerLaneReviews: DemoReviews = {
  'Demerara Nocturna': [
    ['daniela', 5, 'Melaza y plátano asado, pura costa.'],
    ['thiago', 4, 'Stout tropical com açúcar mascavo na medida.'],
    ['andres', 5, 'Entra dulce y sale seca. Me ganó.'],
    ['ramon', 4, ''],
    ['paula', 5, 'No conocía nada de Guyana y ahora quiero todo.'],
    ['mateo', 4, 'El expreso aparece al final y se queda.'],
  ],
  'Marea Baja': [
    ['daniela', 4, 'Helada y con pescado frito, no falla.'],
    ['beatriz', 3, 'Lager simples, boa para a praia.'],
    ['ramon', 4, 'Por este precio, la compro por docena.'],
  ],
  'Compuerta Nueve': [['thiago', 4, 'Estilo costa oeste de verdade, cobre e resina.']],
  'Tamarindo de Mercado': [
    ['daniela', 5, 'Agria y salada, igualita al tamarindo de bolsita.'],
    ['lucia', 3, 'Divertida, pero una sola basta.'],
  ],
  'Ron y Roble': [
    ['daniela', 5, 'Vainilla, coco y ron. En silencio, como dice la etiqueta.'],
    ['ignacio', 5, 'La barrica se luce sin tapar la malta.'],
    ['florencia', 4, 'Intensísima. Copita chica y sobremesa.'],
    ['andres', 5, ''],
  ],
  'Diciembre en Stabroek': [['daniela', 4, 'Torta negra líquida.']],
}
