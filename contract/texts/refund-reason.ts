/** Orders and their money, as admins look after them. */

export const admin = {
  es: 'La pidió la administración',
  en: 'The administration asked for it',
  pt: 'A administração pediu',
}
export const parcelCancelled = {
  es: 'Quien compró canceló un envío',
  en: 'The buyer cancelled a shipment',
  pt: 'Quem comprou cancelou um envio',
}
export const parcelShort = {
  es: 'La cervecería no podía enviarlo',
  en: 'The brewery could not send it',
  pt: 'A cervejaria não podia enviar',
}
export const unitsCancelled = {
  es: 'Quien compró canceló unidades',
  en: 'The buyer cancelled units',
  pt: 'Quem comprou cancelou unidades',
}
export const complaint = {
  es: 'Por un reclamo de quien compró',
  en: 'For a complaint of the buyer',
  pt: 'Por uma reclamação de quem comprou',
}
export const mismatch = {
  es: 'El pago no era lo que se pidió',
  en: 'The payment was not what was ordered',
  pt: 'O pagamento não era o que foi pedido',
}
export const secondCapture = {
  es: 'El pedido ya estaba pagado',
  en: 'The order was paid already',
  pt: 'O pedido já estava pago',
}
export const orderEnded = {
  es: 'El pedido ya había terminado',
  en: 'The order was over already',
  pt: 'O pedido já tinha terminado',
}
export const soldOut = {
  es: 'Al pagarse ya no había cerveza',
  en: 'When it was paid there was no beer left',
  pt: 'Ao ser pago já não havia cerveja',
}
export const priceChanged = {
  es: 'Se pagó tarde y el precio ya era otro',
  en: 'It was paid late and the price was another',
  pt: 'Foi pago tarde e o preço já era outro',
}
export const nameChanged = {
  es: 'Se pagó tarde y la cerveza ya era otra',
  en: 'It was paid late and the beer was another',
  pt: 'Foi pago tarde e a cerveja já era outra',
}
export const notShippedThere = {
  es: 'Se pagó tarde y ya no se envía ahí',
  en: 'It was paid late and is no longer shipped there',
  pt: 'Foi pago tarde e já não se envia para lá',
}
export const madeAtProvider = {
  es: 'Se hizo en las páginas del proveedor',
  en: 'It was made on the provider’s pages',
  pt: 'Foi feita nas páginas do provedor',
}
export const chargedBack = {
  es: 'El banco se llevó el pago',
  en: 'The bank took the payment',
  pt: 'O banco levou o pagamento',
}
