export const noLongerMade = {
  es: 'Ya no se hace',
  en: 'No longer made',
  pt: 'Já não é feita',
}
export const noLongerMadeLead = {
  es: '{company} dejó de hacer esta cerveza. No se puede comprar; sus opiniones quedan.',
  en: '{company} no longer makes this beer. It cannot be bought; its reviews stay.',
  pt: '{company} deixou de fazer esta cerveja. Não pode ser comprada; as avaliações ficam.',
}
export const offSale = { es: 'No está a la venta', en: 'Not on sale', pt: 'Não está à venda' }
export const offSaleLead = {
  es: 'La ven su cervecería y la administración; quien compra, no.',
  en: 'The brewery and the administration see it; buyers do not.',
  pt: 'A cervejaria e a administração a veem; quem compra, não.',
}
export const metaTitle = {
  es: '{beer}, {type} de {company} · {site}',
  en: '{beer}, {type} by {company} · {site}',
  pt: '{beer}, {type} da {company} · {site}',
}
export const unitsLeft = { es: '{count} unidades', en: '{count} units', pt: '{count} unidades' }
export const strength = { es: 'Fuerza', en: 'Strength', pt: 'Força' }
export const bitterness = { es: 'Amargor', en: 'Bitterness', pt: 'Amargor' }
export const serving = { es: 'Cómo servirla', en: 'How to serve it', pt: 'Como servir' }
export const glass = { es: 'Vaso', en: 'Glass', pt: 'Copo' }
export const temperature = { es: 'Temperatura', en: 'Temperature', pt: 'Temperatura' }
export const celsius = { es: '{from} a {to} °C', en: '{from} to {to} °C', pt: '{from} a {to} °C' }
export const food = { es: 'Va con', en: 'Goes with', pt: 'Combina com' }
export const servingSources = {
  es: 'Temperatura según la American Homebrewers Association; color según el BJCP, 2021. Copa y comida: consejo de la casa.',
  en: 'Temperature after the American Homebrewers Association; colour after the BJCP, 2021. Glass and food: our advice.',
  pt: 'Temperatura segundo a American Homebrewers Association; cor segundo o BJCP, 2021. Copo e comida: conselho da casa.',
}
export const ratings = { es: 'Valoraciones', en: 'Ratings', pt: 'Avaliações' }
export const oneRating = { es: '1 valoración', en: '1 rating', pt: '1 avaliação' }
export const ratingCount = { es: '{count} valoraciones', en: '{count} ratings', pt: '{count} avaliações' }
export const noRatings = {
  es: 'Todavía nadie valoró esta cerveza.',
  en: 'Nobody has rated this beer yet.',
  pt: 'Ninguém avaliou esta cerveja ainda.',
}
export const noRatingsHint = {
  es: 'Quien la compra puede puntuarla desde sus compras.',
  en: 'Whoever buys it can rate it from their purchases.',
  pt: 'Quem compra pode avaliá-la a partir de suas compras.',
}
export const histogramRow = {
  es: '{stars} estrellas: {count}',
  en: '{stars} stars: {count}',
  pt: '{stars} estrelas: {count}',
}
export const histogramOneStar = { es: '1 estrella: {count}', en: '1 star: {count}', pt: '1 estrela: {count}' }
export const answerOf = { es: 'Responde {company}', en: '{company} answers', pt: 'Resposta da {company}' }
export const oneMoreRating = { es: 'Ver la restante', en: 'See the other one', pt: 'Ver a outra' }
export const moreRatings = {
  es: 'Ver las {count} restantes',
  en: 'See the other {count}',
  pt: 'Ver as outras {count}',
}
export const olderRatings = {
  es: 'Valoraciones anteriores',
  en: 'Earlier ratings',
  pt: 'Avaliações anteriores',
}
export const newestRatings = { es: 'Las más nuevas', en: 'The newest ones', pt: 'As mais novas' }
export const shippingIncludedTo = {
  es: 'Envío incluido a {countries}',
  en: 'Shipping to {countries} included',
  pt: 'Envio incluído para {countries}',
}
export const flavour = { es: 'A qué sabe', en: 'How it tastes', pt: 'Que gosto tem' }
export const daysLeft = {
  es: 'Le quedan {count} días',
  en: '{count} days left',
  pt: 'Restam {count} dias',
}
export const oneDayLeft = { es: 'Le queda 1 día', en: '1 day left', pt: 'Resta 1 dia' }
export const lastDay = { es: 'Hoy es su último día', en: 'Today is its last day', pt: 'Hoje é o último dia' }
export const ofBrewery = { es: 'Más de {company}', en: 'More from {company}', pt: 'Mais da {company}' }
export const itsBrewery = { es: 'Quién la hace', en: 'Who brews it', pt: 'Quem faz' }
export const bought = { es: 'la compró', en: 'bought it', pt: 'comprou' }
export const sentBy = {
  es: 'La envía {company} desde {place}.',
  en: '{company} sends it from {place}.',
  pt: '{company} envia de {place}.',
}
export const moneyBack = {
  es: 'La cancelas hasta que sale. Si llega mal o no llega, reclamas aquí.',
  en: 'Cancel until it leaves. If it arrives damaged or never comes, complain here.',
  pt: 'Cancele até sair. Se chegar mal ou não chegar, reclame aqui.',
}
export const adultAtTheDoor = {
  es: 'En la puerta la recibe una persona adulta.',
  en: 'An adult takes it at the door.',
  pt: 'Na porta, quem recebe é uma pessoa adulta.',
}
export const promises = { es: 'Envío y devolución', en: 'Delivery and returns', pt: 'Envio e devolução' }
