export const success = {
  es: 'Tu Pago fue aprobado con exito !!',
  en: 'Your payment was approved!!',
  pt: 'Seu pagamento foi aprovado!!',
}
export const successMail = {
  es: 'Recibiras un correo con los detalles de tu compra.',
  en: 'You will receive an e-mail with the details of your purchase.',
  pt: 'Você receberá um e-mail com os detalhes da sua compra.',
}
/** Where the page goes on to by itself. */
export const goesToPurchases = {
  es: 'En un momento pasas a tus compras.',
  en: 'In a moment you go on to your purchases.',
  pt: 'Em um instante você vai para as suas compras.',
}
export const goesToCart = {
  es: 'En un momento vuelves a tu carrito.',
  en: 'In a moment you are back at your cart.',
  pt: 'Em um instante você volta ao seu carrinho.',
}
export const failure = {
  es: 'Upps!!! Tu Pago fue rechazado!!',
  en: 'Oops!!! Your payment was rejected!!',
  pt: 'Ops!!! Seu pagamento foi recusado!!',
}
export const failureAgain = {
  es: 'Por favor intenta nuevamente con otro medio de pago.',
  en: 'Please try again with another means of payment.',
  pt: 'Por favor, tente de novo com outro meio de pagamento.',
}
export const pending = {
  es: 'Estamos procesando tu pago',
  en: 'We are processing your payment',
  pt: 'Estamos processando seu pagamento',
}
export const pendingKept = {
  es: 'Te escribimos en cuanto se acredite. Tu carrito queda como estaba.',
  en: 'We write to you as soon as it is credited. Your cart stays as it was.',
  pt: 'Escrevemos assim que for creditado. Seu carrinho fica como estava.',
}
export const closed = {
  es: 'Este pedido ya no espera un pago',
  en: 'This order no longer waits for a payment',
  pt: 'Este pedido já não espera um pagamento',
}
export const closedText = {
  es: 'En tus compras está en qué quedó.',
  en: 'Your purchases tell what became of it.',
  pt: 'Suas compras mostram o que aconteceu com ele.',
}
export const waiting = {
  es: 'Tu pedido espera el pago',
  en: 'Your order is waiting for its payment',
  pt: 'Seu pedido espera o pagamento',
}
export const waitingText = {
  es: 'Todavía no nos llegó ningún pago. Puedes continuarlo desde tus compras.',
  en: 'No payment has reached us yet. You can go on with it from your purchases.',
  pt: 'Ainda não recebemos nenhum pagamento. Você pode continuar a partir das suas compras.',
}
export const none = {
  es: 'No encontramos ese pago',
  en: 'We cannot find that payment',
  pt: 'Não encontramos esse pagamento',
}
export const noneText = {
  es: 'Ninguna compra tuya lleva esos datos. En tus compras está todo lo que pagaste.',
  en: 'No purchase of yours goes by these details. All that you paid for is among your purchases.',
  pt: 'Nenhuma compra sua leva esses dados. Nas suas compras está tudo o que você pagou.',
}
export const backToCart = { es: 'Volver al carrito', en: 'Back to the cart', pt: 'Voltar ao carrinho' }
export const bought = { es: 'Lo que compraste', en: 'What you bought', pt: 'O que você comprou' }
