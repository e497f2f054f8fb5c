import type { DemoReviews } from '#database/seed/demo-review.ts'

export const jabutiMansoReviews: DemoReviews = {
  'Ladeira Acima': [
    ['thiago', 4, 'Manga verde e capim-limão, amargor honesto.'],
    ['beatriz', 4, 'Boa IPA, chegou gelada e bem embalada.'],
    ['florencia', 5, 'Mango verde y cítricos, muy fresca.'],
    ['paula', 4, ''],
  ],
  'Goiabada Cascão': [
    ['thiago', 5, 'Goiabada na lata! Com queijo da Canastra é covardia.'],
    ['beatriz', 5, 'A melhor catharina sour que já bebi.'],
    ['valentina', 5, 'Guayaba pura, ácida y nada empalagosa.'],
    ['ramon', 4, 'Sabe al dulce de guayaba de mi casa, pero con filo.'],
    ['daniela', 5, 'Me recordó los bocadillos de guayaba. Una locura.'],
    ['mateo', 4, 'Color hermoso y acidez bien puesta.'],
    ['lucia', 5, ''],
    ['camila', 4, 'Muy frutal. Para el aperitivo, ideal.'],
  ],
  'Café da Dona Zica': [
    ['thiago', 5, 'Café coado na hora, sem amargor queimado.'],
    ['andres', 4, 'Como cafetero lo digo: buen café y mejor porter.'],
    ['beatriz', 4, 'Rapadura e castanha, combinou com bolo de rolo.'],
    ['camila', 4, ''],
  ],
  'Trem Bão': [['beatriz', 4, 'Leve, crocante e some rápido da geladeira.']],
  'Jabuticaba Madura': [
    ['thiago', 5, 'Casca de uva e pimenta branca, seca até o fim.'],
    ['florencia', 4, 'Una saison rosada rarísima, para acompañar la comida.'],
  ],
  'Neblina de Abril': [
    ['beatriz', 5, 'Banana e cravo com espuma de colherada mesmo.'],
    ['thiago', 4, ''],
    ['ramon', 3, 'Rica pero muy aplatanada para mi paladar.'],
  ],
}
