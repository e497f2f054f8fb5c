/** Orders and their money, as admins look after them. */

export const placed = {
  es: 'Se hizo el pedido y se apartaron sus cervezas.',
  en: 'The order was placed and its beers were held.',
  pt: 'O pedido foi feito e as cervejas foram reservadas.',
}
export const placedNotHeld = {
  es: 'Se hizo el pedido sin apartar sus cervezas.',
  en: 'The order was placed without holding its beers.',
  pt: 'O pedido foi feito sem reservar suas cervejas.',
}
export const holdEnded = {
  es: 'Las cervezas volvieron a la venta; el pedido todavía se puede pagar.',
  en: 'The beers went back on sale; the order can still be paid.',
  pt: 'As cervejas voltaram à venda; o pedido ainda pode ser pago.',
}
export const settled = {
  es: 'El pago {payment} pagó el pedido.',
  en: 'Payment {payment} paid the order.',
  pt: 'O pagamento {payment} pagou o pedido.',
}
export const settledFree = {
  es: 'No costaba nada: quedó pagado.',
  en: 'It cost nothing: it was paid at once.',
  pt: 'Não custava nada: ficou pago.',
}
export const expired = {
  es: 'Venció sin pago: lo que tenía apartado volvió a la venta.',
  en: 'It expired without payment: what it held went back on sale.',
  pt: 'Venceu sem pagamento: o que estava reservado voltou à venda.',
}
export const cancelled = { es: 'Se canceló.', en: 'It was cancelled.', pt: 'Foi cancelado.' }
export const cancelledByAdmin = {
  es: 'La administración lo canceló.',
  en: 'The administration cancelled it.',
  pt: 'A administração o cancelou.',
}
export const cancelledReplaced = {
  es: 'Quien compró hizo otro pedido en su lugar.',
  en: 'The buyer placed another order in its place.',
  pt: 'Quem comprou fez outro pedido no lugar.',
}
export const cancelledBuyer = {
  es: 'Se canceló porque su comprador fue desactivado.',
  en: 'It was cancelled because its buyer was deactivated.',
  pt: 'Foi cancelado porque o comprador foi desativado.',
}
export const cancelledCompany = {
  es: 'Se canceló porque una cervecería suya fue desactivada.',
  en: 'It was cancelled because a brewery of it was deactivated.',
  pt: 'Foi cancelado porque uma cervejaria dele foi desativada.',
}
export const cancelledBeer = {
  es: 'Se canceló porque una cerveza suya fue desactivada.',
  en: 'It was cancelled because a beer of it was deactivated.',
  pt: 'Foi cancelado porque uma cerveja dele foi desativada.',
}
export const cancelledAccount = {
  es: 'Se canceló porque quien compró borró su cuenta.',
  en: 'It was cancelled because the buyer deleted their account.',
  pt: 'Foi cancelado porque quem comprou apagou a conta.',
}
export const cancelledSoldOut = {
  es: 'Se canceló porque ya no había cerveza.',
  en: 'Cancelled because there was no beer left.',
  pt: 'Foi cancelado porque já não havia cerveja.',
}
export const mismatch = {
  es: 'El pago {payment} trajo {amount}, que no es lo que se pidió: va de vuelta.',
  en: 'Payment {payment} brought {amount}, which is not what was ordered: it goes back.',
  pt: 'O pagamento {payment} trouxe {amount}, que não é o que foi pedido: vai de volta.',
}
export const soldOut = {
  es: 'Cuando llegó el pago {payment} ya no había cerveza: va de vuelta.',
  en: 'When payment {payment} came there was no beer left: it goes back.',
  pt: 'Quando chegou o pagamento {payment} já não havia cerveja: vai de volta.',
}
export const priceChanged = {
  es: 'El pago {payment} llegó tarde y el precio ya era otro: va de vuelta.',
  en: 'Payment {payment} came late and the price was another: it goes back.',
  pt: 'O pagamento {payment} chegou tarde e o preço já era outro: vai de volta.',
}
export const nameChanged = {
  es: 'El pago {payment} llegó tarde y la cerveza ya era otra: va de vuelta.',
  en: 'Payment {payment} came late and the beer was another: it goes back.',
  pt: 'O pagamento {payment} chegou tarde e a cerveja já era outra: vai de volta.',
}
export const notShippedThere = {
  es: 'El pago {payment} llegó tarde y ya no se envía ahí: va de vuelta.',
  en: 'Payment {payment} came late and it is no longer shipped there: it goes back.',
  pt: 'O pagamento {payment} chegou tarde e já não se envia para lá: vai de volta.',
}
export const secondCapture = {
  es: 'Llegó otro pago, {payment}, de un pedido ya pagado: va de vuelta.',
  en: 'Another payment, {payment}, came for an order that was paid already: it goes back.',
  pt: 'Chegou outro pagamento, {payment}, de um pedido já pago: vai de volta.',
}
export const orderEnded = {
  es: 'El pago {payment} llegó cuando el pedido ya había terminado: va de vuelta.',
  en: 'Payment {payment} came when the order was over already: it goes back.',
  pt: 'O pagamento {payment} chegou quando o pedido já tinha terminado: vai de volta.',
}
export const paymentSeen = {
  es: 'El proveedor dice del pago {payment}: {status}.',
  en: 'The provider says of payment {payment}: {status}.',
  pt: 'O provedor diz do pagamento {payment}: {status}.',
}
export const chargedBack = {
  es: 'El banco de quien compró se llevó el pago {payment}.',
  en: 'The buyer’s bank took payment {payment}.',
  pt: 'O banco de quem comprou levou o pagamento {payment}.',
}
export const chargebackWon = {
  es: 'El contracargo del pago {payment} se ganó: {amount} son otra vez de la tienda.',
  en: 'The chargeback of payment {payment} was won: {amount} is the shop’s again.',
  pt: 'O estorno do pagamento {payment} foi ganho: {amount} são outra vez da loja.',
}
export const chargebackLost = {
  es: 'El contracargo del pago {payment} se perdió: {amount} no vuelven.',
  en: 'The chargeback of payment {payment} was lost: {amount} does not come back.',
  pt: 'O estorno do pagamento {payment} foi perdido: {amount} não voltam.',
}
export const refundRequested = {
  es: 'Se debe devolver {amount}. {reason}.',
  en: '{amount} is to be refunded. {reason}.',
  pt: 'Deve-se devolver {amount}. {reason}.',
}
export const refundDone = { es: 'Volvieron {amount}.', en: '{amount} is back.', pt: 'Voltaram {amount}.' }
export const refundFailed = {
  es: 'El proveedor rechazó devolver {amount}.',
  en: 'The provider rejected the refund of {amount}.',
  pt: 'O provedor recusou devolver {amount}.',
}
export const refundRetried = {
  es: 'La administración reintentó devolver {amount}.',
  en: 'The administration retried the refund of {amount}.',
  pt: 'A administração tentou de novo devolver {amount}.',
}
export const refunded = {
  es: 'Volvió todo el dinero.',
  en: 'All the money is back.',
  pt: 'Todo o dinheiro voltou.',
}
export const reviewClosed = {
  es: 'La administración cerró la revisión: volvió todo lo que había llegado.',
  en: 'The administration closed the review: all that came is back.',
  pt: 'A administração encerrou a revisão: voltou tudo o que tinha chegado.',
}
