/** Orders and their money, as admins look after them. */

export const lead = {
  es: 'Busca un pedido y mira qué fue de su dinero y de sus cervezas.',
  en: 'Look for an order and see what became of its money and its beers.',
  pt: 'Busque um pedido e veja o que foi feito do dinheiro e das cervejas dele.',
}
export const search = { es: 'Buscar pedidos', en: 'Search orders', pt: 'Buscar pedidos' }
export const q = {
  es: 'Pedido, correo o pago',
  en: 'Order, e-mail or payment',
  pt: 'Pedido, e-mail ou pagamento',
}
export const qHint = {
  es: 'Número de pedido, parte del correo, id del pago o de la página de pago.',
  en: 'Order number, part of the e-mail, id of the payment or of the payment page.',
  pt: 'Número do pedido, parte do e-mail, id do pagamento ou da página de pagamento.',
}
export const wrong = {
  es: 'No se puede buscar así',
  en: 'It cannot be searched like that',
  pt: 'Não se pode buscar assim',
}
export const noneFound = {
  es: 'Ningún pedido coincide con lo que buscas.',
  en: 'No order fits what you are looking for.',
  pt: 'Nenhum pedido corresponde ao que você busca.',
}
