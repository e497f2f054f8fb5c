/** One order on its own page, and its receipt. */

export const seeOrder = { es: 'Ver el pedido', en: 'See the order', pt: 'Ver o pedido' }
export const copyCode = { es: 'Copiar número', en: 'Copy number', pt: 'Copiar número' }
export const codeCopied = { es: 'Número copiado', en: 'Number copied', pt: 'Número copiado' }
export const placedOn = { es: 'Hecho el {date}', en: 'Placed on {date}', pt: 'Feito em {date}' }
export const ways = {
  es: 'Qué puedes hacer con el pedido',
  en: 'What you can do with the order',
  pt: 'O que você pode fazer com o pedido',
}
export const receipt = { es: 'Recibo', en: 'Receipt', pt: 'Recibo' }
export const steps = {
  es: 'El camino del envío de {company}',
  en: 'The way of the shipment from {company}',
  pt: 'O caminho do envio da {company}',
}
export const stepToCome = { es: 'Todavía no', en: 'Not yet', pt: 'Ainda não' }
export const notSent = { es: 'No se envía', en: 'It is not sent', pt: 'Não se envia' }
export const moneyGoesBack = {
  es: 'Se devuelve el dinero',
  en: 'The money goes back',
  pt: 'O dinheiro volta',
}
export const unitsAt = { es: '{count} × {price}', en: '{count} × {price}', pt: '{count} × {price}' }
export const summary = { es: 'Lo que pagaste', en: 'What you paid', pt: 'O que você pagou' }
export const toPay = { es: 'Lo que cuesta', en: 'What it costs', pt: 'Quanto custa' }

export const arrivalAsk = { es: '¿Te llegó?', en: 'Has it arrived?', pt: 'Chegou?' }
export const arrivalAskDelivered = {
  es: '{company} dice que lo entregó. ¿Te llegó?',
  en: '{company} says that it was handed over. Has it arrived?',
  pt: '{company} diz que entregou. Chegou?',
}
export const notArrived = { es: 'No llegó', en: 'It has not arrived', pt: 'Não chegou' }
export const arrivalOf = {
  es: 'el envío de {company}',
  en: 'the shipment from {company}',
  pt: 'o envio da {company}',
}
export const youSayArrived = {
  es: 'Dijiste que llegó',
  en: 'You said that it arrived',
  pt: 'Você disse que chegou',
}
export const saidArrived = {
  es: 'Dijiste que llegó, el {date}.',
  en: 'You said that it arrived, on {date}.',
  pt: 'Você disse que chegou, em {date}.',
}
export const saidMissing = {
  es: 'Dijiste que no llegó, el {date}. Lo estamos mirando con la cervecería. Escríbenos lo que sepas: por ejemplo, qué dice el seguimiento.',
  en: 'You said that it has not arrived, on {date}. We are looking into it with the brewery. Write to us what you know: what the tracking says, for example.',
  pt: 'Você disse que não chegou, em {date}. Estamos vendo com a cervejaria. Escreva o que souber: por exemplo, o que diz o rastreamento.',
}
export const arrivalDone = {
  es: 'Gracias. Le avisamos a la cervecería que llegó.',
  en: 'Thank you. The brewery can see that it arrived.',
  pt: 'Obrigado. A cervejaria já sabe que chegou.',
}
export const missingDone = {
  es: 'Lo anotamos, y lo miramos con la cervecería.',
  en: 'We noted it, and look into it with the brewery.',
  pt: 'Anotamos, e vamos ver com a cervejaria.',
}
export const arrivalFailed = {
  es: 'No se guardó lo que dijiste del envío',
  en: 'What you said of the shipment was not kept',
  pt: 'Não foi guardado o que você disse do envio',
}
/** To its seller and to the administration. */
export const buyerSaysArrived = {
  es: 'Quien compró dice que llegó ({date}).',
  en: 'The buyer says that it arrived ({date}).',
  pt: 'Quem comprou diz que chegou ({date}).',
}
export const buyerSaysMissing = {
  es: 'Quien compró dice que no llegó ({date}).',
  en: 'The buyer says that it has not arrived ({date}).',
  pt: 'Quem comprou diz que não chegou ({date}).',
}

export const receiptOf = {
  es: 'Recibo del pedido {code}',
  en: 'Receipt of order {code}',
  pt: 'Recibo do pedido {code}',
}
export const receiptBuyer = { es: 'Quien compró', en: 'Buyer', pt: 'Quem comprou' }
export const receiptShop = { es: 'Tienda', en: 'Shop', pt: 'Loja' }
export const notTaxInvoice = {
  es: 'No es una factura fiscal.',
  en: 'This is not a tax invoice.',
  pt: 'Não é uma nota fiscal.',
}
export const backToOrder = { es: 'Volver al pedido', en: 'Back to the order', pt: 'Voltar ao pedido' }
export const doorCode = {
  es: 'Código para recibirlo:',
  en: 'Code to receive it:',
  pt: 'Código para receber:',
}
export const doorCodeHint = {
  es: 'Dilo en la puerta, solo cuando tengas el paquete delante.',
  en: 'Say it at the door, only once the parcel is in front of you.',
  pt: 'Diga-o na porta, só quando o pacote estiver na sua frente.',
}
export const wentBack = { es: 'Devuelto', en: 'Given back', pt: 'Devolvido' }
export const leftOfTotal = { es: 'Queda', en: 'What is left', pt: 'Resta' }
/** Heads a narrow column. */
export const quantityShort = { es: 'Cant.', en: 'Qty.', pt: 'Qtd.' }
