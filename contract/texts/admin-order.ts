/** Orders and their money, as admins look after them. */

export const missing = { es: 'Pedido no encontrado', en: 'Order not found', pt: 'Pedido não encontrado' }
export const missingHint = {
  es: 'No hay un pedido con ese número. Búscalo por el correo de quien compró o por su pago.',
  en: 'There is no order with that number. Look for it by the buyer’s e-mail or by its payment.',
  pt: 'Não há um pedido com esse número. Busque pelo e-mail de quem comprou ou pelo pagamento.',
}
export const audit = { es: 'Ver en el registro', en: 'See in the audit log', pt: 'Ver no registro' }
export const summary = { es: 'Resumen', en: 'Summary', pt: 'Resumo' }
export const id = { es: 'Número', en: 'Number', pt: 'Número' }
export const placedAt = { es: 'Hecho el', en: 'Placed on', pt: 'Feito em' }
export const paidAt = { es: 'Pagado el', en: 'Paid on', pt: 'Pago em' }
export const heldUntil = {
  es: 'Cervezas apartadas hasta',
  en: 'Beers held until',
  pt: 'Cervejas reservadas até',
}
export const notHeld = {
  es: 'No: se toman al llegar el pago',
  en: 'No: they are taken when the payment comes',
  pt: 'Não: são tomadas quando chega o pagamento',
}
export const held = { es: 'Cervezas apartadas', en: 'Beers held', pt: 'Cervejas reservadas' }
export const charge = { es: 'Cobro', en: 'Charge', pt: 'Cobrança' }
export const refundable = { es: 'Se puede devolver', en: 'Can be refunded', pt: 'Pode ser devolvido' }
export const preference = { es: 'Página de pago', en: 'Payment page', pt: 'Página de pagamento' }
export const deliverTo = { es: 'Va a', en: 'Goes to', pt: 'Vai para' }
export const noAddress = {
  es: 'Quien compró borró su cuenta, y con ella su dirección.',
  en: 'The buyer deleted their account, and their address with it.',
  pt: 'Quem comprou apagou a conta, e com ela o endereço.',
}
export const lines = { es: 'Qué se compró', en: 'What was bought', pt: 'O que foi comprado' }
export const left = { es: 'Sin devolver', en: 'Not refunded', pt: 'Não devolvidas' }
export const toRefund = { es: 'Devolver', en: 'Refund', pt: 'Devolver' }
export const unitsOf = {
  es: 'Unidades de {beer} por devolver',
  en: 'Units of {beer} to refund',
  pt: 'Unidades de {beer} por devolver',
}
export const atMost = { es: 'Como mucho {count}.', en: 'At most {count}.', pt: 'No máximo {count}.' }
export const restock = {
  es: 'Las unidades vuelven al stock',
  en: 'The units go back into stock',
  pt: 'As unidades voltam ao estoque',
}
export const restockHint = {
  es: 'Márcalo solo si la cerveza sigue, o está otra vez, en su cervecería.',
  en: 'Tick it only if the beer is still, or again, at its brewery.',
  pt: 'Marque só se a cerveja ainda está, ou está de novo, na cervejaria.',
}
export const chosenTotal = {
  es: 'Se devuelven {amount}',
  en: '{amount} is refunded',
  pt: 'Devolve-se {amount}',
}
export const refundChosen = {
  es: 'Devolver lo elegido',
  en: 'Refund what is chosen',
  pt: 'Devolver o escolhido',
}
export const refundAll = {
  es: 'Devolver todo ({amount})',
  en: 'Refund everything ({amount})',
  pt: 'Devolver tudo ({amount})',
}
export const nothingChosen = {
  es: 'Elige cuántas unidades se devuelven.',
  en: 'Choose how many units are refunded.',
  pt: 'Escolha quantas unidades são devolvidas.',
}
export const refundTitle = { es: 'Devolver dinero', en: 'Refund money', pt: 'Devolver dinheiro' }
export const refundLead = {
  es: 'Vuelven {amount} a {buyer}, al mismo medio de pago. No se puede deshacer.',
  en: '{amount} goes back to {buyer}, to the same means of payment. This cannot be undone.',
  pt: '{amount} voltam a {buyer}, ao mesmo meio de pagamento. Não pode ser desfeito.',
}
export const willRestock = {
  es: 'Estas unidades vuelven al stock.',
  en: 'These units go back into stock.',
  pt: 'Estas unidades voltam ao estoque.',
}
export const willNotRestock = {
  es: 'Estas unidades no vuelven al stock.',
  en: 'These units do not go back into stock.',
  pt: 'Estas unidades não voltam ao estoque.',
}
export const refundSend = { es: 'Devolver {amount}', en: 'Refund {amount}', pt: 'Devolver {amount}' }
export const refundDone = {
  es: 'Se devuelve el dinero. Le avisamos a quien compró cuando llegue.',
  en: 'The money is being refunded. We tell the buyer when it is there.',
  pt: 'O dinheiro está sendo devolvido. Avisamos a quem comprou quando chegar.',
}
export const cancel = { es: 'Cancelar el pedido', en: 'Cancel the order', pt: 'Cancelar o pedido' }
export const cancelLead = {
  es: 'Este pedido espera su pago. Al cancelarlo, sus cervezas vuelven a la venta y le avisamos a {buyer}. Un pago que llegue igual se devuelve.',
  en: 'This order waits for its payment. When you cancel it, its beers go back on sale and we tell {buyer}. A payment that still comes is refunded.',
  pt: 'Este pedido espera seu pagamento. Ao cancelá-lo, as cervejas voltam à venda e avisamos {buyer}. Um pagamento que ainda chegue é devolvido.',
}
export const cancelDone = {
  es: 'Pedido cancelado. Sus cervezas volvieron a la venta.',
  en: 'Order cancelled. Its beers are back on sale.',
  pt: 'Pedido cancelado. As cervejas voltaram à venda.',
}
export const reviewNote = {
  es: 'Lo que se pagó ({paid}) no es lo que se pidió ({asked}). El dinero va de vuelta solo.',
  en: 'What was paid ({paid}) is not what was ordered ({asked}). The money goes back by itself.',
  pt: 'O que foi pago ({paid}) não é o que foi pedido ({asked}). O dinheiro volta sozinho.',
}
export const numbers = { es: 'Números', en: 'Numbers', pt: 'Números' }
export const giveBack = {
  es: 'Devolver dinero de este pedido',
  en: 'Refund money of this order',
  pt: 'Devolver dinheiro deste pedido',
}
export const reviewOpen = {
  es: 'Cuando haya vuelto todo, cierra la revisión.',
  en: 'Once all of it is back, close the review.',
  pt: 'Quando tudo tiver voltado, encerre a revisão.',
}
export const close = { es: 'Cerrar la revisión', en: 'Close the review', pt: 'Encerrar a revisão' }
export const closeLead = {
  es: 'El pedido queda como devuelto. Solo se puede cuando volvió todo el dinero que llegó por él.',
  en: 'The order is then refunded. It can only be done once all the money that came for it is back.',
  pt: 'O pedido fica como devolvido. Só é possível quando todo o dinheiro que chegou por ele voltou.',
}
export const closeDone = { es: 'Revisión cerrada.', en: 'Review closed.', pt: 'Revisão encerrada.' }
export const noParcels = {
  es: 'No hay envíos: el pedido no está pagado.',
  en: 'There are no shipments: the order is not paid.',
  pt: 'Não há envios: o pedido não está pago.',
}
export const parcelsHint = {
  es: 'Cada cervecería marca los suyos. Si una no puede entrar, hazlo tú: le avisamos igual a quien compró.',
  en: 'Each brewery marks its own. If one cannot log in, do it yourself: we tell the buyer all the same.',
  pt: 'Cada cervejaria marca os seus. Se uma não puder entrar, faça você: avisamos do mesmo jeito a quem comprou.',
}
export const parcelOf = { es: 'Envío de {company}', en: 'Shipment of {company}', pt: 'Envio da {company}' }
export const parcelMoneyBack = {
  es: 'Su dinero se devuelve: ya no se manda.',
  en: 'Its money goes back: it is not sent any more.',
  pt: 'O dinheiro dele é devolvido: já não se envia.',
}
export const payments = { es: 'Pagos', en: 'Payments', pt: 'Pagamentos' }
export const noPayments = {
  es: 'El proveedor no contó de ningún pago.',
  en: 'The provider told of no payment.',
  pt: 'O provedor não informou nenhum pagamento.',
}
export const payment = { es: 'Pago', en: 'Payment', pt: 'Pagamento' }
export const paymentMoney = { es: 'Dinero', en: 'Money', pt: 'Dinheiro' }
export const paymentFee = { es: 'Comisión: {amount}', en: 'Fee: {amount}', pt: 'Tarifa: {amount}' }
export const paymentNet = { es: 'Neto: {amount}', en: 'Net: {amount}', pt: 'Líquido: {amount}' }
export const paymentReleased = {
  es: 'Disponible desde el {date}',
  en: 'Available from {date}',
  pt: 'Disponível a partir de {date}',
}
export const paymentUse = { es: 'Para qué', en: 'What for', pt: 'Para quê' }
export const paymentSeen = { es: 'Última noticia', en: 'Last news', pt: 'Última notícia' }
export const noticesCount = {
  es: 'Avisos del proveedor: {count}',
  en: 'Notices of the provider: {count}',
  pt: 'Avisos do provedor: {count}',
}
export const noNotices = {
  es: 'No llegó ningún aviso de estos pagos, o ya pasaron {days} días.',
  en: 'No notice of these payments came, or {days} days have passed.',
  pt: 'Nenhum aviso destes pagamentos chegou, ou já passaram {days} dias.',
}
export const noticeOf = {
  es: 'Aviso del pago {payment}',
  en: 'Notice of payment {payment}',
  pt: 'Aviso do pagamento {payment}',
}
export const noticeReceived = { es: 'Recibido', en: 'Received', pt: 'Recebido' }
export const noticeProcessed = { es: 'Atendido', en: 'Handled', pt: 'Atendido' }
export const noticeWaiting = { es: 'Sin atender', en: 'Not handled', pt: 'Não atendido' }
export const raw = { es: 'Ver el JSON', en: 'See the JSON', pt: 'Ver o JSON' }
export const noRefunds = {
  es: 'No se devolvió nada de este pedido.',
  en: 'Nothing of this order was refunded.',
  pt: 'Nada deste pedido foi devolvido.',
}
export const refundOf = { es: 'Del pago {payment}', en: 'Of payment {payment}', pt: 'Do pagamento {payment}' }
export const refundAsked = { es: 'Pedida el {date}', en: 'Asked for on {date}', pt: 'Pedida em {date}' }
export const refundBack = { es: 'Devuelta el {date}', en: 'Refunded on {date}', pt: 'Devolvida em {date}' }
export const refundLine = {
  es: '{count} × {beer}, {amount}',
  en: '{count} × {beer}, {amount}',
  pt: '{count} × {beer}, {amount}',
}
export const lineRestocked = { es: 'volvieron al stock', en: 'back in stock', pt: 'voltaram ao estoque' }
export const retryOf = {
  es: 'la devolución de {amount}',
  en: 'the refund of {amount}',
  pt: 'a devolução de {amount}',
}
export const retryDone = {
  es: 'La devolución se envía otra vez.',
  en: 'The refund is sent again.',
  pt: 'A devolução é enviada outra vez.',
}
export const money = {
  waiting: { es: 'Todavía sin cobrar', en: 'Not captured yet', pt: 'Ainda não cobrado' },
  ended: { es: 'Terminó sin cobro', en: 'Ended without a capture', pt: 'Terminou sem cobrança' },
  captured: { es: 'Cobrado', en: 'Captured', pt: 'Cobrado' },
  'given-back': { es: 'Devuelto del todo', en: 'Refunded in full', pt: 'Devolvido por inteiro' },
  'charged-back': { es: 'Se lo llevó el banco', en: 'Taken by the bank', pt: 'O banco levou' },
}
export const use = {
  applied: { es: 'Paga este pedido', en: 'Pays this order', pt: 'Paga este pedido' },
  refund: { es: 'Va de vuelta', en: 'Goes back', pt: 'Vai de volta' },
  none: { es: 'Nada todavía', en: 'Nothing yet', pt: 'Nada ainda' },
}
export const warnedOn = {
  es: 'El {date} Mercado Pago pidió no enviar lo que pagó el pago {payment}: puede ser un fraude.',
  en: 'On {date} Mercado Pago asked not to send what payment {payment} paid for: it may be a fraud.',
  pt: 'Em {date} o Mercado Pago pediu para não enviar o que o pagamento {payment} pagou: pode ser uma fraude.',
}
export const warnedReason = {
  es: 'En sus palabras: «{reason}».',
  en: 'In its words: “{reason}”.',
  pt: 'Nas palavras dele: «{reason}».',
}
export const liftedOn = {
  es: 'La administración lo dejó salir el {date}.',
  en: 'The administration let it leave on {date}.',
  pt: 'A administração deixou sair em {date}.',
}
export const lift = { es: 'Dejarlo salir', en: 'Let it leave', pt: 'Deixar sair' }
export const liftLead = {
  es: 'El aviso de Mercado Pago queda atendido: las cervecerías que no mandaron su parte reciben un correo y pueden mandarla. Si es un fraude, devuelve el dinero en lugar de esto.',
  en: 'The warning of Mercado Pago is dealt with: breweries that have not sent their part are mailed and can send it. If it is a fraud, refund the money instead.',
  pt: 'O aviso do Mercado Pago fica atendido: as cervejarias que não enviaram sua parte recebem um e-mail e podem enviar. Se for uma fraude, devolva o dinheiro em vez disto.',
}
export const liftDone = {
  es: 'El pedido puede salir.',
  en: 'The order may leave.',
  pt: 'O pedido pode sair.',
}
export const claims = { es: 'Reclamos', en: 'Claims', pt: 'Reclamações' }
export const claimsHint = {
  es: 'Se responden en las páginas de Mercado Pago; aquí se ve en qué están.',
  en: 'They are answered on the pages of Mercado Pago; how they stand is seen here.',
  pt: 'São respondidas nas páginas do Mercado Pago; aqui se vê como estão.',
}
export const claim = { es: 'Reclamo {id}', en: 'Claim {id}', pt: 'Reclamação {id}' }
export const claimStates = {
  open: { es: 'Abierto', en: 'Open', pt: 'Aberto' },
  closed: { es: 'Cerrado', en: 'Closed', pt: 'Fechado' },
}
export const claimClosed = { es: 'cerrado el {date}', en: 'closed on {date}', pt: 'fechado em {date}' }
export const chargebacks = { es: 'Contracargos', en: 'Chargebacks', pt: 'Estornos do banco' }
export const chargebackState = {
  open: { es: 'Sin decidir', en: 'Not decided', pt: 'Sem decisão' },
  won: { es: 'Ganado', en: 'Won', pt: 'Ganho' },
  lost: { es: 'Perdido', en: 'Lost', pt: 'Perdido' },
}
export const chargebackIs = {
  open: {
    es: 'El banco de quien compró pide este dinero de vuelta. Hasta que se decida, las cervecerías no lo cobran ni lo deben.',
    en: 'The buyer’s bank asks for this money back. Until that is decided, the breweries are not paid it and do not owe it.',
    pt: 'O banco de quem comprou pede este dinheiro de volta. Até que se decida, as cervejarias não o recebem nem o devem.',
  },
  won: {
    es: 'El dinero es otra vez de la tienda, y las cervecerías lo cobran.',
    en: 'The money is the shop’s again, and the breweries are paid it.',
    pt: 'O dinheiro é outra vez da loja, e as cervejarias o recebem.',
  },
  lost: {
    es: 'El dinero no vuelve: las cervecerías no lo cobran, y lo que ya cobraron se les descuenta.',
    en: 'The money does not come back: the breweries are not paid it, and what they were paid is taken off.',
    pt: 'O dinheiro não volta: as cervejarias não o recebem, e o que já receberam é descontado.',
  },
}
export const chargebackOpened = { es: 'Abierto el {date}', en: 'Opened on {date}', pt: 'Aberto em {date}' }
export const chargebackClosed = {
  es: 'Terminado el {date}',
  en: 'Ended on {date}',
  pt: 'Terminado em {date}',
}
export const chargebackAsked = {
  es: 'El proveedor respondió el {date}',
  en: 'The provider answered on {date}',
  pt: 'O provedor respondeu em {date}',
}
export const documents = { es: 'Documentos', en: 'Documents', pt: 'Documentos' }
export const documentsHint = {
  es: 'Lo que prueba la venta y el envío: JPEG, PNG o PDF, hasta {files} archivos y {megabytes} MB en total. Se mandan a Mercado Pago.',
  en: 'What proves the sale and the shipment: JPEG, PNG or PDF, up to {files} files and {megabytes} MB together. They are sent on to Mercado Pago.',
  pt: 'O que prova a venda e o envio: JPEG, PNG ou PDF, até {files} arquivos e {megabytes} MB no total. São enviados ao Mercado Pago.',
}
export const documentsSend = { es: 'Mandar documentos', en: 'Send documents', pt: 'Enviar documentos' }
export const documentsSending = { es: 'Mandando…', en: 'Sending…', pt: 'Enviando…' }
export const documentsUntil = {
  es: 'Se toman documentos hasta el {date}',
  en: 'Documents are taken until {date}',
  pt: 'Documentos são recebidos até {date}',
}
export const documentsDone = {
  es: 'Mercado Pago tiene los documentos.',
  en: 'Mercado Pago has the documents.',
  pt: 'O Mercado Pago tem os documentos.',
}
export const documentsDue = {
  es: 'Mercado Pago no respondió: los documentos se mandan otra vez, sin que hagas nada.',
  en: 'Mercado Pago did not answer: the documents are sent again without your doing anything.',
  pt: 'O Mercado Pago não respondeu: os documentos são enviados de novo, sem que você faça nada.',
}
export const documentsState = {
  due: { es: 'Se manda otra vez', en: 'Is sent again', pt: 'É enviado de novo' },
  sent: { es: 'Sin respuesta todavía', en: 'No answer yet', pt: 'Ainda sem resposta' },
  done: { es: 'Mandado', en: 'Delivered', pt: 'Entregue' },
  failed: { es: 'No se aceptó', en: 'Not accepted', pt: 'Não foi aceito' },
}
export const waits = {
  es: 'Lo que espera de este pedido',
  en: 'What of this order waits',
  pt: 'O que espera deste pedido',
}
export const askBrewery = { es: 'Pregúntale:', en: 'Ask it:', pt: 'Pergunte:' }
/** Below what went to the card. */
export const chargedAt = {
  es: 'A 1 U$S = {rate}, cotización del {date}, {source}.',
  en: 'At 1 U$S = {rate}, the rate of {date}, {source}.',
  pt: 'A 1 U$S = {rate}, cotação de {date}, {source}.',
}
