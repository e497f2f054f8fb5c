import type { DemoReviews } from '#database/seed/demo-review.ts'

export const frailejonAzulReviews: DemoReviews = {
  'Pico Nevado': [['daniela', 4, 'Cambur y vainilla; no parece de siete grados.']],
  'Cacao y Niebla': [
    ['daniela', 5, 'Brownie con tabaco. Mérida en un vaso.'],
    ['mateo', 4, 'Buen cacao, aunque menos intensa de lo que pensaba.'],
    ['paula', 4, ''],
  ],
  'La Mucuy': [
    ['daniela', 4, 'El tamaño es perfecto para el calor de Maracaibo.'],
    ['andres', 3, 'Rica, pero dura dos tragos.'],
  ],
  'Abuelo Trapiche': [
    ['daniela', 5, 'Papelón y madera, como el cuento que da nombre.'],
    ['ignacio', 4, 'Melcocha sin empalagar.'],
    ['camila', 4, 'Fuerte y dulce, para la chimenea.'],
  ],
  'Macho Cabrío': [['andres', 4, 'Tostada profunda y dulzor de grano limpio.']],
  'Relámpago del Catatumbo': [
    ['daniela', 5, 'Parchita y truenos. Ochenta y cuatro bien puestos.'],
    ['thiago', 4, 'Amarga de arrepiar, do jeito que eu gosto.'],
    ['paula', 4, 'Resina y toronja a todo volumen.'],
    ['beatriz', 1, 'Amarga demais para mim, não consegui terminar.'],
    ['mateo', 4, ''],
  ],
}
