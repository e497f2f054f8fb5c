/** The search in the bar of every page; in words that no page's own search has, so that whoever listens tells them apart. */

export const label = { es: 'Encontrar en la tienda', en: 'Find in the shop', pt: 'Encontrar na loja' }
export const find = { es: 'Encontrar', en: 'Find', pt: 'Encontrar' }
export const placeholder = { es: '¿Qué buscas?', en: 'Looking for…', pt: 'O que procura?' }

/** On pages of a brewery and of the administration, where orders are looked for instead. */
export const orderLabel = { es: 'Encontrar un pedido', en: 'Find an order', pt: 'Encontrar um pedido' }
export const orderPlaceholder = {
  es: 'Pedido, persona o cerveza',
  en: 'Order, person or beer',
  pt: 'Pedido, pessoa ou cerveja',
}
export const parcelPlaceholder = {
  es: 'Pedido, persona o seguimiento',
  en: 'Order, person or tracking',
  pt: 'Pedido, pessoa ou rastreamento',
}
