export const notRated = { es: 'No calificado', en: 'Not rated', pt: 'Não avaliada' }
export const rating = {
  es: '{rating} de 5 estrellas, {count} valoraciones',
  en: '{rating} of 5 stars, {count} ratings',
  pt: '{rating} de 5 estrelas, {count} avaliações',
}
export const oneRating = {
  es: '{rating} de 5 estrellas, 1 valoración',
  en: '{rating} of 5 stars, 1 rating',
  pt: '{rating} de 5 estrelas, 1 avaliação',
}
export const label = {
  es: 'Etiqueta de {beer}, de {company}',
  en: 'Label of {beer}, by {company}',
  pt: 'Rótulo de {beer}, da {company}',
}
export const ibuUnknown = { es: 'IBU sin dato', en: 'IBU not known', pt: 'IBU não informado' }
export const left = { es: 'Quedan {count}', en: '{count} left', pt: 'Restam {count}' }
export const noSeller = { es: 'Todavía no vende aquí', en: 'Not sold here yet', pt: 'Ainda não vende aqui' }
export const paused = { es: 'En pausa hasta el {day}', en: 'Away until {day}', pt: 'Em pausa até {day}' }
export const fresh = { es: 'Fresca', en: 'Fresh', pt: 'Fresca' }
export const perLitre = { es: '{price}/l', en: '{price}/l', pt: '{price}/l' }
export const add = {
  es: 'Agregar {beer} al carrito',
  en: 'Add {beer} to the cart',
  pt: 'Adicionar {beer} ao carrinho',
}
export const abv = { es: '{value}% vol', en: '{value}% vol', pt: '{value}% vol' }
export const ibu = { es: '{value} IBU', en: '{value} IBU', pt: '{value} IBU' }
