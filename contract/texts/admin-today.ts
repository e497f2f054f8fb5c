/** An operator's day on one page. */

export const sums = { es: 'La tienda hoy', en: 'The shop today', pt: 'A loja hoje' }
export const weekAgo = {
  es: 'Hace 7 días, en todo el día: {before}',
  en: '7 days ago, on the whole day: {before}',
  pt: 'Há 7 dias, no dia todo: {before}',
}
export const lateIs = {
  es: 'Pagados hace más de {days} días y sin enviar, el más antiguo primero.',
  en: 'Paid more than {days} days ago and not sent, the oldest first.',
  pt: 'Pagos há mais de {days} dias e não enviados, o mais antigo primeiro.',
}
export const noneLate = {
  es: 'Ningún envío espera hace más de {days} días.',
  en: 'No shipment has waited for more than {days} days.',
  pt: 'Nenhum envio espera há mais de {days} dias.',
}
export const lateOrders = {
  es: 'Buscar entre sus pedidos',
  en: 'Search among their orders',
  pt: 'Buscar entre os pedidos deles',
}
export const jobsFailed = {
  es: 'Trabajos que fallaron',
  en: 'Jobs that failed',
  pt: 'Trabalhos que falharam',
}
export const nothingWaits = {
  es: 'Nada espera a nadie. Las cuentas cierran, los correos salen y no hay mensajes sin leer.',
  en: 'Nothing waits for anybody. The books agree, mails leave and no message is unread.',
  pt: 'Nada espera por ninguém. As contas fecham, os e-mails saem e não há mensagens sem ler.',
}
export const breweriesOfWeek = {
  es: 'Cervecerías de los últimos 7 días',
  en: 'Breweries of the last 7 days',
  pt: 'Cervejarias dos últimos 7 dias',
}
export const noBreweries = {
  es: 'Nadie abrió una cervecería en 7 días.',
  en: 'Nobody opened a brewery in 7 days.',
  pt: 'Ninguém abriu uma cervejaria em 7 dias.',
}
export const seeSellers = { es: 'Ver a quienes venden', en: 'See who sells', pt: 'Ver quem vende' }
export const onSale = { es: 'A la venta', en: 'On sale', pt: 'À venda' }
export const nothingOnSale = { es: 'Todavía nada', en: 'Not yet', pt: 'Ainda nada' }
export const signedUp = { es: 'Llegó', en: 'Came', pt: 'Chegou' }
export const seeSearches = {
  es: 'Ver todas las búsquedas',
  en: 'See all searches',
  pt: 'Ver todas as buscas',
}
