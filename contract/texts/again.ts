/** What came to the cart of an order that is bought again. */

export const buy = { es: 'Comprar de nuevo', en: 'Buy again', pt: 'Comprar de novo' }
export const title = {
  es: 'Pedido {code}, de nuevo.',
  en: 'Order {code}, again.',
  pt: 'Pedido {code}, de novo.',
}
export const everything = {
  es: 'Sumamos todo a tu carrito: cuesta lo mismo que entonces.',
  en: 'All of it is in your cart: it costs what it did then.',
  pt: 'Colocamos tudo no seu carrinho: custa o mesmo que antes.',
}
export const some = {
  es: 'Sumamos a tu carrito lo que hay hoy. Esto es distinto:',
  en: 'What there is today is in your cart. This is different:',
  pt: 'Colocamos no seu carrinho o que há hoje. Isto mudou:',
}
export const nothing = {
  es: 'Hoy no pudimos sumar nada de él a tu carrito.',
  en: 'None of it could be put into your cart today.',
  pt: 'Hoje não pudemos colocar nada dele no seu carrinho.',
}
export const less = {
  es: 'Sumamos {added} de {wanted}: no hay más.',
  en: 'Added {added} of {wanted}: there are no more.',
  pt: 'Colocamos {added} de {wanted}: não há mais.',
}
export const allThere = {
  es: 'Ya tienes en el carrito todo lo que queda.',
  en: 'All that is left is in your cart already.',
  pt: 'Você já tem no carrinho tudo o que resta.',
}
export const noRoom = {
  es: 'No cabe: el carrito ya tiene todas las cervezas que puede llevar.',
  en: 'There is no room: your cart holds as many beers as it can.',
  pt: 'Não cabe: o carrinho já tem todas as cervejas que pode levar.',
}
export const dearer = {
  es: 'Costaba {before} y ahora cuesta {now}.',
  en: 'It cost {before} and costs {now} now.',
  pt: 'Custava {before} e agora custa {now}.',
}
export const cheaper = {
  es: 'Bajó de precio: de {before} a {now}.',
  en: 'It has become cheaper: from {before} to {now}.',
  pt: 'Ficou mais barata: de {before} para {now}.',
}
