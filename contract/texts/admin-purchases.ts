/** The administration's pages about one buyer or seller, and all purchases. */

export const title = { es: 'Todas las compras', en: 'All purchases', pt: 'Todas as compras' }
export const lead = {
  es: 'Los pedidos de todos los compradores, los más nuevos primero.',
  en: 'The orders of all buyers, the newest first.',
  pt: 'Os pedidos de todos os compradores, os mais novos primeiro.',
}
export const seeOrder = { es: 'Ver el pedido {code}', en: 'See order {code}', pt: 'Ver o pedido {code}' }
export const refundDue = {
  es: 'Falta devolver el dinero',
  en: 'The money is still to be refunded',
  pt: 'Falta devolver o dinheiro',
}
export const inReview = { es: 'Pago en revisión', en: 'Payment in review', pt: 'Pagamento em revisão' }
