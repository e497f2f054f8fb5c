import { BUYER_SEEN_DAYS } from '../limits.ts'

/** What a seller has to send and has sent. */

export const states = { es: 'Envíos según su estado', en: 'Shipments by state', pt: 'Envios por estado' }
export const tabPending = { es: 'Por enviar ({count})', en: 'To send ({count})', pt: 'Por enviar ({count})' }
export const tabShipped = { es: 'Enviados ({count})', en: 'Shipped ({count})', pt: 'Enviados ({count})' }
export const tabDelivered = {
  es: 'Entregados ({count})',
  en: 'Delivered ({count})',
  pt: 'Entregues ({count})',
}
export const tabCancelled = {
  es: 'Cancelados ({count})',
  en: 'Cancelled ({count})',
  pt: 'Cancelados ({count})',
}
export const moreThan = { es: 'más de {max}', en: 'more than {max}', pt: 'mais de {max}' }
export const nonePending = {
  es: 'No tienes nada por enviar. Te avisamos por correo cuando vendas.',
  en: 'You have nothing to send. We e-mail you when you sell something.',
  pt: 'Você não tem nada para enviar. Avisamos por e-mail quando vender.',
}
export const noneShipped = {
  es: 'No hay envíos en camino.',
  en: 'No shipments are on their way.',
  pt: 'Não há envios a caminho.',
}
export const noneDelivered = {
  es: 'Todavía no entregaste ningún envío.',
  en: 'You have not delivered a shipment yet.',
  pt: 'Você ainda não entregou nenhum envio.',
}
export const noneCancelled = {
  es: 'Nadie canceló un envío.',
  en: 'Nobody has cancelled a shipment.',
  pt: 'Ninguém cancelou um envio.',
}
export const seePending = {
  es: 'Ver lo que hay por enviar',
  en: 'See what there is to send',
  pt: 'Ver o que há para enviar',
}
export const pages = { es: 'Páginas de los envíos', en: 'Pages of the shipments', pt: 'Páginas dos envios' }
export const refundReason = {
  es: 'La administración devolvió dinero de este envío. El motivo: {reason}',
  en: 'The administration gave money of this shipment back. The reason: {reason}',
  pt: 'A administração devolveu dinheiro deste envio. O motivo: {reason}',
}
export const moneyBack = {
  es: 'El dinero de este envío se devuelve: ya no se manda.',
  en: 'The money of this shipment goes back: do not send it any more.',
  pt: 'O dinheiro deste envio é devolvido: não envie mais.',
}
export const warned = {
  es: 'Mercado Pago pidió no enviar este pedido: el pago puede ser un fraude.',
  en: 'Mercado Pago asked not to send this order: its payment may be a fraud.',
  pt: 'O Mercado Pago pediu para não enviar este pedido: o pagamento pode ser uma fraude.',
}
export const warnedHint = {
  es: 'La administración lo está mirando, y te avisa por correo si puede salir.',
  en: 'The administration is looking at it, and e-mails you if it may leave.',
  pt: 'A administração está olhando, e avisa por e-mail se puder sair.',
}
export const warnedState = { es: 'No lo mandes', en: 'Hold it back', pt: 'Não mande' }
export const despiteWarning = {
  es: 'Sé que Mercado Pago pidió no enviarlo, y lo mando igual.',
  en: 'I know that Mercado Pago asked not to send it, and send it all the same.',
  pt: 'Sei que o Mercado Pago pediu para não enviar, e mando assim mesmo.',
}
export const despiteNeeded = {
  es: 'Confirma que leíste el aviso de Mercado Pago.',
  en: 'Confirm that you have read the warning of Mercado Pago.',
  pt: 'Confirme que leu o aviso do Mercado Pago.',
}
export const moneyBackGone = {
  es: 'El dinero de este pedido se devolvió después de que saliera.',
  en: 'The money of this order went back after it had left.',
  pt: 'O dinheiro deste pedido foi devolvido depois da saída.',
}
export const to = { es: 'Enviar a', en: 'Send to', pt: 'Enviar para' }
export const noAddress = {
  es: `La dirección ya no se muestra: la cuenta se borró, el envío se canceló o su entrega fue hace más de ${BUYER_SEEN_DAYS.afterHandOver} días.`,
  en: `The address is no longer shown: the account was deleted, the parcel was cancelled or its hand-over was more than ${BUYER_SEEN_DAYS.afterHandOver} days ago.`,
  pt: `O endereço já não é mostrado: a conta foi apagada, o envio foi cancelado ou sua entrega foi há mais de ${BUYER_SEEN_DAYS.afterHandOver} dias.`,
}
export const adultsOnly = {
  es: 'Entregar solo a mayores de {age} años, con documento a la vista.',
  en: 'Hand over only to people of {age} years or more, who show a document.',
  pt: 'Entregar só a maiores de {age} anos, com documento à vista.',
}
export const copy = { es: 'Copiar dirección', en: 'Copy address', pt: 'Copiar endereço' }
export const copied = { es: 'Dirección copiada', en: 'Address copied', pt: 'Endereço copiado' }
export const totalPaid = { es: 'Total: {amount}', en: 'Total: {amount}', pt: 'Total: {amount}' }
export const contents = { es: 'Qué lleva', en: 'What is in it', pt: 'O que leva' }
export const oneUnitBack = { es: '1 devuelta', en: '1 given back', pt: '1 devolvida' }
export const unitsBack = { es: '{count} devueltas', en: '{count} given back', pt: '{count} devolvidas' }
export const ship = { es: 'Marcar como enviado', en: 'Mark as shipped', pt: 'Marcar como enviado' }
export const correct = {
  es: 'Corregir el seguimiento',
  en: 'Correct the tracking',
  pt: 'Corrigir o rastreamento',
}
export const carrier = { es: 'Quién lo lleva', en: 'Who carries it', pt: 'Quem leva' }
export const carrierHint = {
  es: 'Por ejemplo: Correo Argentino, reparto propio.',
  en: 'For example: Correo Argentino, our own delivery.',
  pt: 'Por exemplo: Correios, entrega própria.',
}
export const lastCarrierHint = {
  es: 'El último que usaste.',
  en: 'The last one that you used.',
  pt: 'O último que você usou.',
}
export const whenItLeaves = { es: 'Cuando salga', en: 'When it leaves', pt: 'Quando sair' }
export const tracking = { es: 'Número de seguimiento', en: 'Tracking number', pt: 'Código de rastreamento' }
export const trackingRounded = {
  es: 'Tu planilla redondeó este número: dale formato de texto a su columna y cópialo entero.',
  en: 'Your sheet has rounded this number: format its column as text and copy it whole.',
  pt: 'Sua planilha arredondou este número: formate a coluna como texto e copie-o inteiro.',
}
export const trackingHint = {
  es: 'Opcional. Quien compró lo ve y puede seguir su envío.',
  en: 'Optional. The buyer sees it and can follow the shipment.',
  pt: 'Opcional. Quem comprou o vê e pode acompanhar o envio.',
}
export const shipFailed = {
  es: 'No se marcó como enviado',
  en: 'It was not marked as shipped',
  pt: 'Não foi marcado como enviado',
}
export const notShipped = {
  es: 'Pedido {code}: no se marcó como enviado',
  en: 'Order {code}: not marked as shipped',
  pt: 'Pedido {code}: não foi marcado como enviado',
}
export const notDelivered = {
  es: 'Pedido {code}: no se marcó como entregado',
  en: 'Order {code}: not marked as delivered',
  pt: 'Pedido {code}: não foi marcado como entregue',
}
export const shipDone = {
  es: 'Envío marcado como enviado. Le avisamos a quien compró.',
  en: 'Shipment marked as shipped. We told the buyer.',
  pt: 'Envio marcado como enviado. Avisamos a quem comprou.',
}
export const deliver = { es: 'Marcar como entregado', en: 'Mark as delivered', pt: 'Marcar como entregue' }
export const atTheDoor = { es: 'Al entregarlo', en: 'At the door', pt: 'Na entrega' }
export const idChecked = {
  es: 'Se verificó la edad de quien recibe',
  en: 'The age of whoever received it was checked',
  pt: 'A idade de quem recebeu foi verificada',
}
export const handOverCode = {
  es: 'Código de quien compró',
  en: 'The buyer’s code',
  pt: 'Código de quem comprou',
}
export const handOverCodeHint = {
  es: 'Seis dígitos que ve quien compró en su pedido y en el correo del envío.',
  en: 'Six digits that the buyer sees in their order and in the mail about the shipment.',
  pt: 'Seis dígitos que quem comprou vê no pedido e no e-mail do envio.',
}
export const codeShape = {
  es: 'El código tiene seis dígitos.',
  en: 'The code has six digits.',
  pt: 'O código tem seis dígitos.',
}
export const orSeen = { es: 'O, sin código:', en: 'Or, without a code:', pt: 'Ou, sem código:' }
export const handedByCode = {
  es: 'Entregado con el código de quien compró',
  en: 'Handed over with the buyer’s code',
  pt: 'Entregue com o código de quem comprou',
}
export const idNeeded = {
  es: 'Sin verificar la edad de quien recibe no se puede entregar.',
  en: 'It cannot be delivered without checking the age of whoever receives it.',
  pt: 'Sem verificar a idade de quem recebe não se pode entregar.',
}
export const deliverFailed = {
  es: 'No se marcó como entregado',
  en: 'It was not marked as delivered',
  pt: 'Não foi marcado como entregue',
}
export const deliverDone = {
  es: 'Envío marcado como entregado. Le avisamos a quien compró.',
  en: 'Shipment marked as delivered. We told the buyer.',
  pt: 'Envio marcado como entregue. Avisamos a quem comprou.',
}
export const waitsFor = {
  es: '{days} de espera',
  en: '{days} of waiting',
  pt: '{days} de espera',
}
export const eventPaid = { es: 'Pago recibido', en: 'Payment received', pt: 'Pagamento recebido' }
export const eventCorrected = {
  es: 'Seguimiento corregido',
  en: 'Tracking corrected',
  pt: 'Rastreamento corrigido',
}
export const eventBy = { es: 'por {author}', en: 'by {author}', pt: 'por {author}' }
export const eventByAdmin = {
  es: 'por la administración',
  en: 'by the administration',
  pt: 'pela administração',
}
export const eventByBuyer = { es: 'por quien compró', en: 'by the buyer', pt: 'por quem comprou' }
export const idWasChecked = {
  es: 'Edad verificada al entregar',
  en: 'Age checked at delivery',
  pt: 'Idade verificada na entrega',
}
