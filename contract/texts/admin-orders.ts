/** Orders and their money, as admins look after them. */

export const lead = {
  es: 'Busca un pedido y mira qué fue de su dinero y de sus cervezas.',
  en: 'Look for an order and see what became of its money and its beers.',
  pt: 'Busque um pedido e veja o que foi feito do dinheiro e das cervejas dele.',
}
export const search = { es: 'Buscar pedidos', en: 'Search orders', pt: 'Buscar pedidos' }
export const q = {
  es: 'Pedido, comprador, cerveza o pago',
  en: 'Order, buyer, beer or payment',
  pt: 'Pedido, comprador, cerveja ou pagamento',
}
export const qHint = {
  es: 'Número de pedido, nombre o correo, una cerveza, o el id del pago.',
  en: 'Order number, name or e-mail, a beer, or the id of the payment.',
  pt: 'Número do pedido, nome ou e-mail, uma cerveja, ou o id do pagamento.',
}
export const file = {
  es: 'Bajar estos pedidos (CSV)',
  en: 'Download these orders (CSV)',
  pt: 'Baixar estes pedidos (CSV)',
}
export const sortedOfNewest = {
  es: 'Por su total se ordenan los {max} más nuevos. Para ordenar otros, acota la búsqueda.',
  en: 'The newest {max} are sorted by their total. To sort others, narrow the search.',
  pt: 'Pelo total ordenam-se os {max} mais novos. Para ordenar outros, limite a busca.',
}
export const ofNewest = {
  es: 'Esas palabras están en muchísimos pedidos: se buscaron entre los más nuevos. Para ver otros, acota los días.',
  en: 'Those words are in a great many orders: they were looked for among the newest. Narrow the days to see others.',
  pt: 'Essas palavras estão em muitíssimos pedidos: foram buscadas entre os mais novos. Para ver outros, limite os dias.',
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
