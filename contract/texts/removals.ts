import type { ShelfChoice } from '../removals.ts'
import type { ShortfallReason } from '../shortfall-reasons.ts'
import type { Text } from './text.ts'

/** Units that are taken out of a parcel before it leaves, on the pages of its brewery and of its buyer. */

/** Within a sentence. */
export const shortfallReasonTexts: Record<ShortfallReason, Text> = {
  'no-stock': { es: 'se acabó', en: 'it has run out', pt: 'acabou' },
  damaged: { es: 'se dañó aquí', en: 'it was damaged here', pt: 'danificou-se aqui' },
  'not-there': {
    es: 'no se puede enviar a esa dirección',
    en: 'it cannot be sent to that address',
    pt: 'não se pode enviar a esse endereço',
  },
  other: { es: 'otro motivo', en: 'another reason', pt: 'outro motivo' },
}
/** Standing alone. */
export const reasonChoiceTexts: Record<ShortfallReason, Text> = {
  'no-stock': { es: 'No queda stock', en: 'Out of stock', pt: 'Não há estoque' },
  damaged: { es: 'Se dañó aquí', en: 'Damaged here', pt: 'Danificou-se aqui' },
  'not-there': {
    es: 'No puedo enviar a esa dirección',
    en: 'I cannot send to that address',
    pt: 'Não posso enviar a esse endereço',
  },
  other: { es: 'Otro motivo', en: 'Another reason', pt: 'Outro motivo' },
}
export const shelfTexts: Record<ShelfChoice, Text> = {
  zero: { es: 'Su stock queda en cero', en: 'Its stock becomes zero', pt: 'Seu estoque fica em zero' },
  out: {
    es: 'No vuelven a la venta',
    en: 'They do not go back on sale',
    pt: 'Não voltam à venda',
  },
  back: { es: 'Vuelven a la venta', en: 'They go back on sale', pt: 'Voltam à venda' },
}
export const cannotSend = { es: 'No puedo enviar', en: 'I cannot send', pt: 'Não posso enviar' }
export const cannotSendLead = {
  es: '¿Cuántas unidades no puedes enviar? Su dinero vuelve al comprador enseguida; antes te mostramos cuánto.',
  en: 'How many units can you not send? Their money goes back to the buyer at once; we show you how much first.',
  pt: 'Quantas unidades você não pode enviar? O dinheiro volta ao comprador na hora; antes mostramos quanto.',
}
export const unitsLegend = {
  es: 'Unidades que no salen',
  en: 'Units that do not leave',
  pt: 'Unidades que não saem',
}
export const unitsOf = {
  es: '{beer} ({left} por enviar)',
  en: '{beer} ({left} to send)',
  pt: '{beer} ({left} por enviar)',
}
export const all = { es: 'Todo el envío', en: 'The whole shipment', pt: 'Todo o envio' }
export const noneChosen = {
  es: 'Elige una unidad al menos.',
  en: 'Choose one unit at least.',
  pt: 'Escolha ao menos uma unidade.',
}
export const badUnits = {
  es: 'De {beer} escribe un número entre 0 y {left}.',
  en: 'Of {beer} type a number between 0 and {left}.',
  pt: 'De {beer} escreva um número entre 0 e {left}.',
}
export const noReason = { es: 'Elige un motivo.', en: 'Choose a reason.', pt: 'Escolha um motivo.' }
export const chosenWrong = {
  es: 'Revisa lo que elegiste',
  en: 'Check what you chose',
  pt: 'Revise o que escolheu',
}
export const checkTitle = {
  es: 'Revisa antes de avisar',
  en: 'Check before you tell',
  pt: 'Revise antes de avisar',
}
export const goesBack = {
  es: 'Al comprador le vuelven {amount}.',
  en: '{amount} goes back to the buyer.',
  pt: 'Ao comprador voltam {amount}.',
}
export const moneyGoesBack = {
  es: 'Al comprador le vuelve lo que pagó por ellas.',
  en: 'What the buyer paid for them goes back.',
  pt: 'Ao comprador volta o que pagou por elas.',
}
export const nothingBack = {
  es: 'No costaban nada: no hay dinero que devolver.',
  en: 'They cost nothing: there is no money to give back.',
  pt: 'Não custavam nada: não há dinheiro a devolver.',
}
export const wholeEnds = {
  es: 'No queda nada por enviar: el envío se cancela.',
  en: 'Nothing is left to be sent: the shipment is cancelled.',
  pt: 'Não resta nada por enviar: o envio é cancelado.',
}
export const restStays = {
  es: 'Lo demás sigue en pie, y el comprador puede cancelarlo hasta que salga.',
  en: 'The rest stands, and the buyer may cancel it until it leaves.',
  pt: 'O resto continua de pé, e o comprador pode cancelá-lo até que saia.',
}
export const shelfOf = {
  es: '{count} × {beer}: en tu stock',
  en: '{count} × {beer}: in your stock',
  pt: '{count} × {beer}: no seu estoque',
}
export const zeroHint = {
  es: 'Lo que otros ya apartaron o compraron no cambia.',
  en: 'What others hold or have bought does not change.',
  pt: 'O que outros já reservaram ou compraram não muda.',
}
export const words = {
  es: 'Unas palabras para quien compró (opcional)',
  en: 'A few words to the buyer (optional)',
  pt: 'Algumas palavras a quem comprou (opcional)',
}
export const wordsHint = {
  es: 'Las lee en su correo y en su pedido, junto al motivo: {why}.',
  en: 'They read them in their mail and on their order, beside the reason: {why}.',
  pt: 'São lidas no e-mail e no pedido, junto ao motivo: {why}.',
}
export const confirm = {
  es: 'Avisar y devolver el dinero',
  en: 'Tell them and give the money back',
  pt: 'Avisar e devolver o dinheiro',
}
export const change = { es: 'Cambiar', en: 'Change', pt: 'Mudar' }
export const notTold = {
  es: 'No pudimos avisar que no lo puedes enviar',
  en: 'We could not tell that you cannot send it',
  pt: 'Não conseguimos avisar que você não pode enviar',
}
export const notToldOf = {
  es: 'Pedido {code}: no pudimos avisar que no lo puedes enviar',
  en: 'Order {code}: we could not tell that you cannot send it',
  pt: 'Pedido {code}: não conseguimos avisar que você não pode enviar',
}
export const shortDone = {
  es: 'Avisamos al comprador y le devolvemos su dinero.',
  en: 'We told the buyer and give their money back.',
  pt: 'Avisamos ao comprador e devolvemos o dinheiro.',
}
export const cancelUnits = { es: 'Cancelar unidades', en: 'Cancel units', pt: 'Cancelar unidades' }
export const cancelUnitsLead = {
  es: '¿Cuántas unidades ya no quieres? Antes de cancelarlas te mostramos cuánto te devolvemos.',
  en: 'How many units do you no longer want? We show you what you get back before they are cancelled.',
  pt: 'Quantas unidades você não quer mais? Antes de cancelá-las mostramos quanto devolvemos.',
}
export const cancelUnitsBack = {
  es: 'Le avisamos a {company} que no las mande, y te devolvemos {amount} al mismo medio de pago.',
  en: 'We tell {company} not to send them, and give {amount} back to the same means of payment.',
  pt: 'Avisamos à {company} para não enviá-las, e devolvemos {amount} ao mesmo meio de pagamento.',
}
export const cancelUnitsFree = {
  es: 'Le avisamos a {company} que no las mande. No pagaste nada por ellas.',
  en: 'We tell {company} not to send them. You paid nothing for them.',
  pt: 'Avisamos à {company} para não enviá-las. Você não pagou nada por elas.',
}
export const cancelUnitsAll = {
  es: 'Con ellas no queda nada: el envío se cancela entero.',
  en: 'With them nothing is left: the whole shipment is cancelled.',
  pt: 'Com elas não resta nada: o envio inteiro é cancelado.',
}
export const cancelUnitsDone = {
  es: 'Cancelaste esas unidades. Lo que pagaste por ellas vuelve al mismo medio de pago.',
  en: 'You cancelled these units. What you paid for them goes back to the same means of payment.',
  pt: 'Você cancelou essas unidades. O que pagou por elas volta ao mesmo meio de pagamento.',
}
export const cancelUnitsFailed = {
  es: 'No pudimos cancelar esas unidades',
  en: 'We could not cancel these units',
  pt: 'Não conseguimos cancelar essas unidades',
}
/** How its buyer reads what was taken out. */
export const breweryShort = {
  es: '{company} no puede enviar {beers}: {why}. ({date})',
  en: '{company} cannot send {beers}: {why}. ({date})',
  pt: 'A {company} não pode enviar {beers}: {why}. ({date})',
}
export const youCancelled = {
  es: 'Cancelaste {beers}. ({date})',
  en: 'You cancelled {beers}. ({date})',
  pt: 'Você cancelou {beers}. ({date})',
}
export const back = {
  es: 'Te devolvemos {amount}.',
  en: 'We give {amount} back to you.',
  pt: 'Devolvemos {amount} a você.',
}
export const restComes = {
  es: 'Lo demás te llega igual; hasta que salga puedes cancelarlo.',
  en: 'The rest still comes; until it leaves you can cancel it.',
  pt: 'O resto chega do mesmo jeito; até que saia você pode cancelá-lo.',
}
export const cancelledByBrewery = {
  es: 'La cervecería no pudo enviarlo',
  en: 'The brewery could not send it',
  pt: 'A cervejaria não pôde enviar',
}
export const cancelledByYou = { es: 'Lo cancelaste', en: 'You cancelled it', pt: 'Você cancelou' }
/** In the history of a parcel. */
export const eventShort = {
  es: 'No se puede enviar: {beers}',
  en: 'Cannot be sent: {beers}',
  pt: 'Não se pode enviar: {beers}',
}
export const eventCancelled = {
  es: 'Se cancelaron {beers}',
  en: 'Cancelled: {beers}',
  pt: 'Foram canceladas {beers}',
}
