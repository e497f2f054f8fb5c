import type { DemoReviews } from '#database/seed/demo-review.ts'

export const kankantriReviews: DemoReviews = {
  Waterkant: [
    ['beatriz', 4, 'Pils amarga e reta, muita espuma.'],
    ['florencia', 4, 'Buena pils a buen precio, con miel al fondo.'],
    ['ramon', 3, 'Más amarga de lo que esperaba.'],
  ],
  'Blaka Watra': [['paula', 4, 'Sedosa y ligera, el cacao aparece tarde.']],
  Fayalobi: [
    ['daniela', 5, 'El picante llega cuando ya te confiaste. ¡Genial!'],
    ['lucia', 4, 'Ají bien medido sobre una tripel seria.'],
    ['andres', 4, ''],
    ['camila', 2, 'El ají me tapó todo lo demás.'],
  ],
  'Madera Oscura': [['florencia', 4, 'Corteza de pan y nada de quemado. Gran dunkel.']],
  'Chivo de Octubre': [
    ['thiago', 4, 'Figo e avelã, ótima para uma noite fresca.'],
    ['ignacio', 5, 'Tostada y dulce en su punto. Quedan pocas.'],
  ],
}
