/** The texts of e-mails about orders, parcels and reviews, and what all e-mails share. */

export const receiptSubject = {
  es: 'Tu compra en Lúpulo: {total}',
  en: 'Your purchase at Lúpulo: {total}',
  pt: 'Sua compra no Lúpulo: {total}',
}
export const receiptTitle = {
  es: '¡Salud! Tu compra está confirmada.',
  en: 'Cheers! Your purchase is confirmed.',
  pt: 'Saúde! Sua compra está confirmada.',
}
export const receiptLead = {
  es: 'Gracias, {name}. Esto es lo que compraste:',
  en: 'Thank you, {name}. This is what you bought:',
  pt: 'Obrigado, {name}. Isto é o que você comprou:',
}
export const saleSubject = {
  es: 'Vendiste en Lúpulo: {total}',
  en: 'You sold at Lúpulo: {total}',
  pt: 'Você vendeu no Lúpulo: {total}',
}
export const saleTitle = {
  es: '¡Salud! Tienes una venta.',
  en: 'Cheers! You have a sale.',
  pt: 'Saúde! Você tem uma venda.',
}
export const saleLead = {
  es: '{name}, ya está pagada. Esto es lo que hay que enviar, y a dónde:',
  en: '{name}, it is paid. This is what to send, and where to:',
  pt: '{name}, já está paga. Isto é o que se deve enviar, e para onde:',
}
export const lateSubjectOne = {
  es: 'Un envío espera hace más de {days} días',
  en: 'A shipment has waited for more than {days} days',
  pt: 'Um envio espera há mais de {days} dias',
}
export const lateSubject = {
  es: '{count} envíos esperan hace más de {days} días',
  en: '{count} shipments have waited for more than {days} days',
  pt: '{count} envios esperam há mais de {days} dias',
}
export const lateTitle = {
  es: 'Hay algo por enviar',
  en: 'There is something to send',
  pt: 'Há algo para enviar',
}
export const lateLead = {
  es: '{name}, esto se pagó hace más de {days} días y no figura como enviado. Si ya salió, márcalo. Si no puedes enviarlo, escríbenos: quien compró lo espera.',
  en: '{name}, this was paid more than {days} days ago and is not marked as sent. If it has left, mark it. If you cannot send it, write to us: its buyer is waiting.',
  pt: '{name}, isto foi pago há mais de {days} dias e não consta como enviado. Se já saiu, marque. Se não pode enviar, escreva para nós: quem comprou espera.',
}
export const lateParcel = {
  es: '{order} · {days} días · {place}',
  en: '{order} · {days} days · {place}',
  pt: '{order} · {days} dias · {place}',
}
export const lateInAll = {
  es: 'Envíos demorados en total: {count}.',
  en: 'Late shipments in all: {count}.',
  pt: 'Envios atrasados no total: {count}.',
}
export const seeParcels = { es: 'Ver el envío', en: 'See the shipment', pt: 'Ver o envio' }
export const expirySubject = {
  es: 'Tu pedido de Lúpulo venció sin pago',
  en: 'Your Lúpulo order expired without payment',
  pt: 'Seu pedido do Lúpulo venceu sem pagamento',
}
export const expiryTitle = { es: 'Tu pedido venció', en: 'Your order expired', pt: 'Seu pedido venceu' }
export const expiryLead = {
  es: '{name}, no recibimos el pago a tiempo y las cervezas volvieron a la venta. No se cobró nada.',
  en: '{name}, we did not receive the payment in time and the beers went back on sale. Nothing was charged.',
  pt: '{name}, não recebemos o pagamento a tempo e as cervejas voltaram à venda. Nada foi cobrado.',
}
export const orderCancelledTitle = {
  es: 'Tu pedido se canceló',
  en: 'Your order was cancelled',
  pt: 'Seu pedido foi cancelado',
}
export const withdrawnLead = {
  es: '{name}, ya no vendemos {beers}. Por eso cancelamos tu pedido, que esperaba su pago. Si alcanzaste a pagarlo, te devolvemos todo al mismo medio de pago. Lo demás te espera en la tienda.',
  en: '{name}, we no longer sell {beers}. That is why we cancelled your order, which was waiting for its payment. If you had paid it already, we give everything back to the same means of payment. The rest waits for you in the shop.',
  pt: '{name}, já não vendemos {beers}. Por isso cancelamos seu pedido, que esperava seu pagamento. Se você chegou a pagá-lo, devolvemos tudo ao mesmo meio de pagamento. O resto espera por você na loja.',
}
export const refundSubject = {
  es: 'Te devolvimos {total}',
  en: 'We gave {total} back to you',
  pt: 'Devolvemos {total} a você',
}
export const refundTitle = {
  es: 'Devolución de tu dinero',
  en: 'Your refund',
  pt: 'Devolução do seu dinheiro',
}
export const refundLead = {
  es: '{name}, devolvimos {total} al mismo medio de pago.',
  en: '{name}, we gave {total} back to the same means of payment.',
  pt: '{name}, devolvemos {total} ao mesmo meio de pagamento.',
}
export const shippedSubject = {
  es: 'Va en camino lo que compraste a {company}',
  en: 'What you bought from {company} is on its way',
  pt: 'O que você comprou da {company} está a caminho',
}
export const shippedTitle = { es: 'Ya salió', en: 'It has left', pt: 'Já saiu' }
export const shippedLead = {
  es: '{name}, {company} envió tu compra. Lo lleva: {carrier}.',
  en: '{name}, {company} sent your purchase. Carried by: {carrier}.',
  pt: '{name}, a {company} enviou sua compra. Quem leva: {carrier}.',
}
export const shippedTracking = {
  es: 'Número de seguimiento: {tracking}.',
  en: 'Tracking number: {tracking}.',
  pt: 'Código de rastreamento: {tracking}.',
}
export const shippedAdult = {
  es: 'Al entregarlo se pide ver que quien recibe es mayor de edad.',
  en: 'Whoever receives it is asked to show that they are of legal age.',
  pt: 'Na entrega pede-se ver que quem recebe é maior de idade.',
}
export const shippedCode = {
  es: 'Al recibirlo, di este código: {code}.',
  en: 'When you receive it, say this code: {code}.',
  pt: 'Ao receber, diga este código: {code}.',
}
export const deliveredSubject = {
  es: 'Se entregó lo que compraste a {company}',
  en: 'What you bought from {company} was delivered',
  pt: 'O que você comprou da {company} foi entregue',
}
export const deliveredTitle = { es: 'Entregado. ¡Salud!', en: 'Delivered. Cheers!', pt: 'Entregue. Saúde!' }
export const deliveredLead = {
  es: '{name}, {company} entregó tu compra a una persona mayor de edad. Si no llegó, pídenos ayuda desde tus compras. Si llegó, cuéntanos qué te parece.',
  en: '{name}, {company} delivered your purchase to a person of legal age. If it did not arrive, ask us for help from your purchases. If it did, tell us how you like it.',
  pt: '{name}, a {company} entregou sua compra a uma pessoa maior de idade. Se não chegou, peça ajuda a partir das suas compras. Se chegou, conte-nos o que achou.',
}
export const cancelledSubject = {
  es: 'Se canceló un envío de tu cervecería',
  en: 'A shipment of your brewery was cancelled',
  pt: 'Um envio da sua cervejaria foi cancelado',
}
export const cancelledTitle = { es: 'No hay que enviarlo', en: 'Do not send it', pt: 'Não é preciso enviar' }
export const cancelledLead = {
  es: '{name}, quien compró canceló este envío antes de que saliera: no lo mandes. Le devolvemos su dinero, y las cervezas ya están otra vez en tu stock.',
  en: '{name}, the buyer cancelled this shipment before it left: do not send it. We give their money back, and the beers are in your stock again.',
  pt: '{name}, quem comprou cancelou este envio antes que saísse: não o mande. Devolvemos o dinheiro, e as cervejas já estão de novo no seu estoque.',
}
export const warnedSubject = {
  es: 'No mandes todavía un envío de tu cervecería',
  en: 'Do not send a shipment of your brewery yet',
  pt: 'Não mande ainda um envio da sua cervejaria',
}
export const warnedTitle = { es: 'No lo mandes todavía', en: 'Do not send it yet', pt: 'Não mande ainda' }
export const warnedLead = {
  es: '{name}, Mercado Pago pidió no enviar este pedido: el pago puede ser un fraude. La administración lo está mirando, y te avisamos si puede salir.',
  en: '{name}, Mercado Pago asked not to send this order: its payment may be a fraud. The administration is looking at it, and we tell you if it may leave.',
  pt: '{name}, o Mercado Pago pediu para não enviar este pedido: o pagamento pode ser uma fraude. A administração está olhando, e avisamos se puder sair.',
}
export const clearedSubject = {
  es: 'Ya puedes mandar un envío de tu cervecería',
  en: 'You can send a shipment of your brewery now',
  pt: 'Você já pode mandar um envio da sua cervejaria',
}
export const clearedTitle = { es: 'Puede salir', en: 'It may leave', pt: 'Pode sair' }
export const clearedLead = {
  es: '{name}, la administración miró el aviso de Mercado Pago sobre este pedido: ya puedes mandarlo.',
  en: '{name}, the administration has looked at the warning of Mercado Pago about this order: you can send it now.',
  pt: '{name}, a administração olhou o aviso do Mercado Pago sobre este pedido: você já pode mandá-lo.',
}
export const seeAllParcels = { es: 'Ver tus envíos', en: 'See your shipments', pt: 'Ver seus envios' }
export const answeredSubject = {
  es: '{company} respondió a tu opinión',
  en: '{company} answered your review',
  pt: '{company} respondeu à sua avaliação',
}
export const answeredTitle = { es: 'Te respondieron', en: 'You have an answer', pt: 'Responderam a você' }
export const answeredLead = {
  es: '{name}, {company} respondió a lo que escribiste sobre {beer}:',
  en: '{name}, {company} answered what you wrote about {beer}:',
  pt: '{name}, {company} respondeu ao que você escreveu sobre {beer}:',
}
export const seeAnswer = { es: 'Ver la respuesta', en: 'See the answer', pt: 'Ver a resposta' }
export const messageSubject = {
  es: '{writer} te escribió: pedido {code}',
  en: '{writer} wrote to you: order {code}',
  pt: '{writer} escreveu a você: pedido {code}',
}
export const messageTitle = { es: 'Tienes un mensaje', en: 'You have a message', pt: 'Você tem uma mensagem' }
export const messageLead = {
  es: '{name}, {writer} te escribió sobre este pedido:',
  en: '{name}, {writer} wrote to you about this order:',
  pt: '{name}, {writer} escreveu a você sobre este pedido:',
}
export const messageLeadAlone = {
  es: '{name}, {writer} te escribió sobre este pedido. El mensaje te espera en Lúpulo.',
  en: '{name}, {writer} wrote to you about this order. The message waits for you at Lúpulo.',
  pt: '{name}, {writer} escreveu a você sobre este pedido. A mensagem espera por você no Lúpulo.',
}
export const hiddenTitle = {
  es: 'Tu opinión ya no se ve',
  en: 'Your review is no longer seen',
  pt: 'Sua avaliação já não aparece',
}
export const writeToUs = { es: 'Escribirnos', en: 'Write to us', pt: 'Escrever para nós' }
export const contactAnsweredSubject = {
  es: 'Te respondimos: tu mensaje a Lúpulo',
  en: 'Our answer to your message to Lúpulo',
  pt: 'Respondemos: sua mensagem ao Lúpulo',
}
export const contactAnsweredTitle = {
  es: 'Esto te respondemos',
  en: 'Our answer',
  pt: 'Nossa resposta',
}
export const contactAnsweredLead = {
  es: 'Hola, {name}. Nos escribiste desde la página de contacto. Si quieres agregar algo, responde a este correo.',
  en: 'Hello, {name}. You wrote to us on the contact page. To add anything, reply to this e-mail.',
  pt: 'Olá, {name}. Você nos escreveu pela página de contato. Se quiser acrescentar algo, responda a este e-mail.',
}
export const contactYouWrote = { es: 'Lo que escribiste:', en: 'What you wrote:', pt: 'O que você escreveu:' }
export const contactAnswerAtDesk = {
  es: 'Responder en la administración',
  en: 'Answer at the administration',
  pt: 'Responder na administração',
}
export const contactTitle = {
  es: 'Te escribieron desde la tienda',
  en: 'Somebody wrote to you from the shop',
  pt: 'Escreveram para você da loja',
}
export const contactLead = {
  es: '{name} ({email}, {phone}) dejó este mensaje en la página de contacto:',
  en: '{name} ({email}, {phone}) left this message on the contact page:',
  pt: '{name} ({email}, {phone}) deixou esta mensagem na página de contato:',
}
export const contactPurchase = {
  es: 'Es sobre su compra {code}.',
  en: 'It is about their purchase {code}.',
  pt: 'É sobre a compra {code}.',
}
export const actSee = { es: 'Ver en Lúpulo', en: 'See at Lúpulo', pt: 'Ver no Lúpulo' }
export const refundReview = {
  es: 'Si opinaste sobre una cerveza que devolvimos entera, tu opinión se va con ella.',
  en: 'If you reviewed a beer whose money went back whole, your review goes with it.',
  pt: 'Se você opinou sobre uma cerveja cujo dinheiro voltou por inteiro, sua opinião vai com ela.',
}
export const saleRefundedSubject = {
  es: 'Devolvemos el dinero de una venta: pedido {order}',
  en: 'The money of a sale goes back: order {order}',
  pt: 'O dinheiro de uma venda é devolvido: pedido {order}',
}
export const saleRefundedTitle = {
  es: 'Dinero que vuelve a quien compró',
  en: 'Money that goes back to the buyer',
  pt: 'Dinheiro que volta a quem comprou',
}
export const saleRefundedLead = {
  es: '{name}, la administración le devuelve a quien compró el dinero de estas cervezas tuyas del pedido {order}.',
  en: '{name}, the administration gives the buyer the money of these beers of yours back, of order {order}.',
  pt: '{name}, a administração devolve a quem comprou o dinheiro destas suas cervejas do pedido {order}.',
}
export const saleRefundedKeep = {
  es: 'Todavía no salió: no lo mandes.',
  en: 'It has not left yet: do not send it.',
  pt: 'Ainda não saiu: não envie.',
}
export const saleRefundedRest = {
  es: 'Todavía no salió: manda solo lo demás.',
  en: 'It has not left yet: send only the rest.',
  pt: 'Ainda não saiu: envie só o restante.',
}
export const saleRefundedRestocked = {
  es: 'Las cervezas ya están otra vez en tu stock.',
  en: 'The beers are in your stock again.',
  pt: 'As cervejas já estão de novo no seu estoque.',
}
export const delivery = { es: 'Entrega', en: 'Delivery', pt: 'Entrega' }
export const followParcel = { es: 'Seguir el envío', en: 'Follow the parcel', pt: 'Acompanhar a entrega' }
export const seeOrder = { es: 'Ver mi pedido', en: 'See my order', pt: 'Ver meu pedido' }
export const seeShop = { es: 'Volver a la tienda', en: 'Back to the shop', pt: 'Voltar à loja' }
