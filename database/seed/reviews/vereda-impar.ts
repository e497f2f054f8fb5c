import type { DemoReviews } from '#database/seed/demo-review.ts'

export const veredaImparReviews: DemoReviews = {
  'Doble Fila': [
    ['paula', 5, 'Mango, pino y mareo. Tiene los grados bien escondidos.'],
    ['mateo', 4, 'Potente y balanceada, aunque con una alcanza.'],
    ['thiago', 4, 'Dupla bem lupulada, caramelo na medida certa.'],
    ['daniela', 3, 'Muy fuerte para mi gusto, pero se ve que está bien hecha.'],
  ],
  'Cordón Cuneta': [
    ['valentina', 5, 'La que siempre tengo en la heladera.'],
    ['paula', 4, 'Naranja y galleta, fácil de tomar. Gran precio.'],
    ['florencia', 4, 'Pale ale de manual, limpia y sabrosa.'],
    ['ramon', 5, 'Con papas fritas y partido de fondo no hay otra.'],
    ['camila', 4, ''],
    ['ignacio', 3, 'Cumple. Le falta un poco de aroma.'],
    ['beatriz', 4, 'Equilibrada e fácil de beber, comprei de novo.'],
  ],
  'Kiosco 24': [
    ['valentina', 4, 'Naranja y coriandro sin exagerar.'],
    ['lucia', 4, 'Ligera y bien turbia, quedó linda con ceviche.'],
  ],
  'Baldosa Floja': [['ramon', 5, 'La sal y el pomelo son justo lo que pide el verano. ¡Vuelvan a traerla!']],
  'Balcón Colorado': [['florencia', 4, 'Caramelo y té negro, muy de otoño.']],
  'Persiana Baja': [
    ['valentina', 5, 'Terciopelo. La avena se siente en cada trago.'],
    ['andres', 4, 'Café con leche y cacao, ideal para la noche.'],
    ['ignacio', 4, ''],
  ],
}
