import type { DemoReviews } from '#database/seed/demo-review.ts'

export const farolTercoReviews: DemoReviews = {
  'Faro Encendido': [
    ['florencia', 5, 'Mandarina a metros de distancia. Mi IPA de enero.'],
    ['valentina', 4, 'Clara, frutal y amarga lo justo.'],
    ['paula', 4, 'Muy tomable, casi que pide otra.'],
    ['ramon', 4, ''],
    ['beatriz', 5, 'Pêssego e tangerina, amargor gostoso.'],
  ],
  'Butiá Maduro': [
    ['florencia', 5, 'Butiá de verdad, como en la ruta 9.'],
    ['thiago', 4, 'Butiá ácido e cheiroso, lembrou o Sul.'],
    ['camila', 4, 'Ananá y coco sin que le pongan ninguno.'],
  ],
  'Temporal de Santa Rosa': [
    ['florencia', 5, 'Dulce de leche quemado y trueno. La espero todo el año.'],
    ['ignacio', 5, 'Diez grados con amargor que la sostiene.'],
    ['camila', 5, 'Alquitrán, café y abrigo.'],
    ['andres', 4, 'Brutal. Media botella por noche.'],
    ['paula', 5, ''],
  ],
  'Playa Sin Nadie': [['florencia', 4, 'Clara, cortita y con algo de mar.']],
  Murga: [
    ['florencia', 4, 'Tres golpes de lúpulo, no miente.'],
    ['valentina', 3, 'Buena, aunque la esperaba más aromática.'],
  ],
  'Tannat en Duela': [
    ['florencia', 5, 'Cereza negra y cuero. Merece una ocasión.'],
    ['paula', 5, 'La abrimos entre cuatro y nadie habló de otra cosa.'],
    ['lucia', 4, 'Los taninos raspan, pero lindo.'],
    ['andres', 5, 'Cara y memorable.'],
  ],
}
