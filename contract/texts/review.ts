export const title = { es: 'Puntuar este producto', en: 'Rate this product', pt: 'Avaliar este produto' }
export const launch = { es: 'Puntuar', en: 'Rate', pt: 'Avaliar' }
/** Of what has not been sent yet. */
export const known = { es: '¿Ya la conoces?', en: 'Do you know it already?', pt: 'Já conhece?' }
export const done = { es: 'Ya la puntuaste', en: 'You have rated it', pt: 'Você já avaliou' }
export const free = {
  es: 'No te costó nada: no se puntúa',
  en: 'It cost you nothing: it is not rated',
  pt: 'Não custou nada: não se avalia',
}
export const givenBack = {
  es: 'Se canceló o se devolvió: no se puntúa',
  en: 'It was cancelled or refunded: it is not rated',
  pt: 'Foi cancelada ou reembolsada: não se avalia',
}
export const ownBrewery = {
  es: 'Es de tu cervecería: no la puntúas tú',
  en: 'It is your own brewery’s: not yours to rate',
  pt: 'É da sua cervejaria: não é você que avalia',
}
export const notOpened = {
  es: 'No se abrió la puntuación',
  en: 'The rating did not open',
  pt: 'A avaliação não se abriu',
}
export const notBought = {
  es: 'Solo puedes puntuar lo que compraste y pagaste.',
  en: 'You can rate only what you bought and paid for.',
  pt: 'Você só pode avaliar o que comprou e pagou.',
}
export const rate = { es: 'Tu puntuación', en: 'Your rating', pt: 'Sua avaliação' }
export const comment = { es: 'Comentario', en: 'Comment', pt: 'Comentário' }
export const thanks = {
  es: 'Gracias por dejar tu valoración',
  en: 'Thank you for leaving your rating',
  pt: 'Obrigado por deixar sua avaliação',
}
export const refused = {
  es: 'Tu valoración no se guardó',
  en: 'Your rating was not saved',
  pt: 'Sua avaliação não foi salva',
}
export const failed = {
  es: 'Tu valoracion no se pudo realizar, intenta nuevamente.',
  en: 'Your rating could not be sent, please try again.',
  pt: 'Sua avaliação não pôde ser enviada, tente novamente.',
}
