import type { DemoReviews } from '#database/seed/demo-review.ts'

export const patioQantuReviews: DemoReviews = {
  Sillar: [
    ['lucia', 4, 'Blanca y fresca, con un rocoto relleno al lado.'],
    ['ignacio', 4, 'Naranja y coriandro con final herbal.'],
  ],
  'Q’osñi': [
    ['lucia', 4, 'Chicharrón en vaso, en el buen sentido.'],
    ['camila', 4, 'Humo medido, se deja tomar entera.'],
  ],
  'Puka Wayra': [['lucia', 4, 'Galleta y pino, buen amargor para una ámbar.']],
  'Morada de Patio': [
    ['lucia', 5, 'Chicha morada que se volvió grande.'],
    ['mateo', 5, 'Canela, piña y acidez. Qué idea tan buena.'],
    ['ignacio', 4, 'Refrescante y con especias de verdad.'],
    ['valentina', 5, 'No se parece a nada que haya probado.'],
    ['beatriz', 4, 'Milho roxo e cravo, cor linda.'],
    ['daniela', 4, ''],
  ],
  'Yana Killa': [
    ['lucia', 5, 'Algarrobina y cacao, lisa como seda.'],
    ['andres', 5, 'Porter báltica de las serias. Ocho grados que no se ven.'],
    ['paula', 5, 'Guindón y chocolate, redondísima.'],
    ['florencia', 4, 'Excelente, ojalá repongan pronto.'],
    ['thiago', 5, 'Lisa e perigosa, como prometido.'],
  ],
  Callejón: [
    ['lucia', 4, 'Toronja y cedro sin vueltas.'],
    ['mateo', 3, 'Muy amarga y con poca malta; es cuestión de gustos.'],
    ['ignacio', 4, ''],
  ],
}
