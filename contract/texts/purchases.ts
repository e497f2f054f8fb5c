import { inEnglish } from './text.ts'

export const title = { es: 'Mis compras', en: 'My purchases', pt: 'Minhas compras' }
export const empty = inEnglish({
  es: 'Por ahora no hay nada que mostrar...',
  en: 'At this moment there is nothing to show...',
  pt: 'No momento não há nada para mostrar...',
})
export const from = { es: 'De {company}', en: 'From {company}', pt: 'Da {company}' }
export const cancelParcel = { es: 'Cancelar envío', en: 'Cancel shipment', pt: 'Cancelar envio' }
export const cancelParcelOf = { es: 'de {company}', en: 'from {company}', pt: 'da {company}' }
export const cancelLead = {
  es: 'Le avisamos a {company} que no lo mande, y te devolvemos {amount} al mismo medio de pago.',
  en: 'We tell {company} not to send it, and give {amount} back to the same means of payment.',
  pt: 'Avisamos à {company} para não enviar, e devolvemos {amount} ao mesmo meio de pagamento.',
}
export const cancelFree = {
  es: 'Le avisamos a {company} que no lo mande. No pagaste nada por este envío.',
  en: 'We tell {company} not to send it. You paid nothing for this shipment.',
  pt: 'Avisamos à {company} para não enviar. Você não pagou nada por este envio.',
}
export const cancelBeers = { es: 'Qué se cancela', en: 'What is cancelled', pt: 'O que é cancelado' }
export const cancelNo = { es: 'No, lo espero', en: 'No, I will wait for it', pt: 'Não, vou esperar' }
export const cancelDone = {
  es: 'Cancelaste el envío. Lo que pagaste por él vuelve al mismo medio de pago.',
  en: 'You cancelled the shipment. What you paid for it goes back to the same means of payment.',
  pt: 'Você cancelou o envio. O que pagou por ele volta ao mesmo meio de pagamento.',
}
export const cancelFailed = {
  es: 'No pudimos cancelar el envío',
  en: 'We could not cancel the shipment',
  pt: 'Não conseguimos cancelar o envio',
}
export const help = { es: 'Pedir ayuda', en: 'Ask for help', pt: 'Pedir ajuda' }
export const orderOf = { es: 'Pedido del', en: 'Order of', pt: 'Pedido de' }
export const deliveredTo = { es: 'Se entrega en:', en: 'Delivered to:', pt: 'Entrega em:' }
export const refundDone = {
  es: 'Devuelto el {date}: {amount}',
  en: 'Given back on {date}: {amount}',
  pt: 'Devolvido em {date}: {amount}',
}
export const refundOnItsWay = {
  es: 'En camino de vuelta desde el {date}: {amount}',
  en: 'On its way back since {date}: {amount}',
  pt: 'A caminho de volta desde {date}: {amount}',
}
export const refundInProcess = {
  es: 'Devolución en proceso desde el {date}: {amount}. Todavía no está de vuelta.',
  en: 'Refund in process since {date}: {amount}. It is not back yet.',
  pt: 'Devolução em processamento desde {date}: {amount}. Ainda não voltou.',
}
export const refundRefused = {
  es: 'El proveedor de pagos no devolvió {amount} (pedido el {date}). Todavía te lo debemos, y lo estamos viendo.',
  en: 'The payment provider has not given back {amount} (asked for on {date}). We still owe it to you, and are seeing to it.',
  pt: 'O provedor de pagamentos não devolveu {amount} (pedido em {date}). Ainda devemos a você, e estamos cuidando disso.',
}
export const endedUnpaid = {
  es: 'No recibimos el pago a tiempo, y las cervezas volvieron a la venta.',
  en: 'The payment did not reach us in time, and the beers went back on sale.',
  pt: 'O pagamento não chegou a tempo, e as cervejas voltaram à venda.',
}
export const endedReplaced = {
  es: 'Otro pedido tuyo tomó su lugar.',
  en: 'Another order of yours took its place.',
  pt: 'Outro pedido seu tomou o lugar dele.',
}
export const endedWithdrawn = {
  es: 'Una de estas cervezas salió de la venta.',
  en: 'One of these beers was taken off sale.',
  pt: 'Uma destas cervejas saiu de venda.',
}
export const endedByAdministration = {
  es: 'Lo canceló la administración.',
  en: 'The administration cancelled it.',
  pt: 'A administração o cancelou.',
}
export const pages = {
  es: 'Páginas de tus compras',
  en: 'Pages of your purchases',
  pt: 'Páginas das suas compras',
}
export const statePaid = { es: 'Pagada', en: 'Paid', pt: 'Paga' }
/** The specification writes money so on this page, and nowhere else. */
export const unitPrice = { es: 'US$ {price}', en: 'US$ {price}', pt: 'US$ {price}' }
export const totalPrice = { es: '{price} Usd', en: '{price} Usd', pt: '{price} Usd' }
export const continuePaying = { es: 'Continuar el pago', en: 'Continue paying', pt: 'Continuar o pagamento' }
export const payOtherwise = {
  es: 'Pagar de otra manera',
  en: 'Pay in another way',
  pt: 'Pagar de outra forma',
}
export const statePaymentInProcess = {
  es: 'Pago en proceso',
  en: 'Payment in process',
  pt: 'Pagamento em processo',
}
export const heldUntil = {
  es: 'Te guardamos las cervezas hasta el {date}.',
  en: 'We keep the beers for you until {date}.',
  pt: 'Guardamos as cervejas para você até {date}.',
}
export const notHeld = {
  es: 'No te guardamos las cervezas: son tuyas cuando pagas. Si se agotan antes, te devolvemos el dinero.',
  en: 'We do not keep the beers for you: they are yours once you pay. Should they sell out before, your money comes back.',
  pt: 'Não guardamos as cervejas para você: são suas quando você paga. Se esgotarem antes, devolvemos o dinheiro.',
}
export const statePending = {
  es: 'Esperando el pago',
  en: 'Waiting for the payment',
  pt: 'Esperando o pagamento',
}
export const stateExpired = {
  es: 'Venció sin pago',
  en: 'Expired without payment',
  pt: 'Venceu sem pagamento',
}
export const stateCancelled = { es: 'Cancelada', en: 'Cancelled', pt: 'Cancelada' }
export const stateReview = {
  es: 'Estamos revisando el pago',
  en: 'We are reviewing the payment',
  pt: 'Estamos revisando o pagamento',
}
export const stateRefundDue = {
  es: 'Estamos devolviendo tu dinero',
  en: 'We are giving your money back',
  pt: 'Estamos devolvendo seu dinheiro',
}
export const lastRejected = {
  es: 'El último pago fue rechazado.',
  en: 'The last payment was rejected.',
  pt: 'O último pagamento foi recusado.',
}
export const asks = { es: 'Esperan tu respuesta', en: 'These wait for you', pt: 'Esperam sua resposta' }
export const askTexts = {
  offered: {
    es: '{company} te ofrece devolver dinero (pedido {code})',
    en: '{company} offers you money back (order {code})',
    pt: '{company} oferece devolver dinheiro (pedido {code})',
  },
  'offered-again': {
    es: '{company} te ofrece enviarlo de nuevo (pedido {code})',
    en: '{company} offers to send it again (order {code})',
    pt: '{company} oferece enviar de novo (pedido {code})',
  },
  refused: {
    es: '{company} dijo que no a tu reclamo (pedido {code})',
    en: '{company} said no to your complaint (order {code})',
    pt: '{company} disse não à sua reclamação (pedido {code})',
  },
  message: {
    es: '{company} te escribió (pedido {code})',
    en: '{company} wrote to you (order {code})',
    pt: '{company} escreveu para você (pedido {code})',
  },
}
export const find = {
  es: 'Pedido, cerveza o cervecería',
  en: 'Order, beer or brewery',
  pt: 'Pedido, cerveja ou cervejaria',
}
export const notFound = {
  es: 'Ninguna de tus compras tiene esas palabras.',
  en: 'None of your purchases has these words.',
  pt: 'Nenhuma das suas compras tem essas palavras.',
}
export const all = {
  es: 'Ver todas mis compras',
  en: 'See all my purchases',
  pt: 'Ver todas as minhas compras',
}
export const stateOnItsWay = { es: 'En camino', en: 'On its way', pt: 'A caminho' }
export const statePartlyOnItsWay = {
  es: 'Una parte en camino',
  en: 'Part of it on its way',
  pt: 'Uma parte a caminho',
}
export const stateDelivered = { es: 'Entregada', en: 'Delivered', pt: 'Entregue' }
export const complaintOpen = { es: 'Reclamo abierto', en: 'Open complaint', pt: 'Reclamação aberta' }
export const oneToRate = { es: '1 por puntuar', en: '1 to rate', pt: '1 para avaliar' }
export const toRate = { es: '{count} por puntuar', en: '{count} to rate', pt: '{count} para avaliar' }
