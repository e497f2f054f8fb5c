/** What the page says that stands in for every page while there is no network, and the app's own words. */

export const seen = {
  es: 'Lo último que miraste',
  en: 'What you last looked at',
  pt: 'O que você olhou por último',
}
export const others = { es: 'También miraste', en: 'You also looked at', pt: 'Você também olhou' }
export const seenAt = {
  es: 'Así estaba el {moment}: precio y stock pueden haber cambiado.',
  en: 'As it was on {moment}: price and stock may have changed.',
  pt: 'Era assim em {moment}: preço e estoque podem ter mudado.',
}
export const toBuy = {
  es: 'Para comprarla hace falta conexión.',
  en: 'Buying it takes a connection.',
  pt: 'Para comprar é preciso conexão.',
}
export const askAge = {
  es: 'Para ver cervezas, primero te preguntamos la edad. Eso necesita conexión.',
  en: 'Before you see beers we ask your age, and that takes a connection.',
  pt: 'Para ver cervejas, antes perguntamos a idade. Isso precisa de conexão.',
}
