import { PARCELS_A_BATCH } from '../limits.ts'

/** Lines of a sheet, order;carrier;tracking, that mark many parcels as sent. */

export const title = {
  es: 'Pegar de una planilla',
  en: 'Paste from your sheet',
  pt: 'Colar da planilha',
}
export const lead = {
  es: 'Pega una línea por envío. Primero la revisamos contigo; nada se envía hasta que lo confirmes.',
  en: 'Paste a line for each shipment. We go through them with you first; nothing is sent until you confirm.',
  pt: 'Cole uma linha por envio. Primeiro conferimos com você; nada se envia até você confirmar.',
}
export const lines = {
  es: 'Pedido; transportista; seguimiento',
  en: 'Order; carrier; tracking',
  pt: 'Pedido; transportadora; rastreamento',
}
export const linesHint = {
  es: `Por ejemplo: 1A2B3C4D;Correo Andino;CA-2026. También copiado de una planilla. Hasta ${PARCELS_A_BATCH} líneas.`,
  en: `For example: 1A2B3C4D;Andean Post;CA-2026. Copied from a sheet too. Up to ${PARCELS_A_BATCH} lines.`,
  pt: `Por exemplo: 1A2B3C4D;Correio Andino;CA-2026. Copiado de uma planilha também. Até ${PARCELS_A_BATCH} linhas.`,
}
export const review = { es: 'Revisar', en: 'Review', pt: 'Conferir' }
export const notRead = {
  es: 'No se revisó ninguna línea',
  en: 'No line was gone through',
  pt: 'Nenhuma linha foi conferida',
}
export const nothing = {
  es: 'Pega al menos una línea.',
  en: 'Paste at least one line.',
  pt: 'Cole ao menos uma linha.',
}
export const tooManyLines = {
  es: `Pega hasta ${PARCELS_A_BATCH} líneas por vez: aquí hay {count}.`,
  en: `Paste up to ${PARCELS_A_BATCH} lines at a time: here are {count}.`,
  pt: `Cole até ${PARCELS_A_BATCH} linhas por vez: aqui há {count}.`,
}
export const preview = { es: 'Qué va a pasar', en: 'What will happen', pt: 'O que vai acontecer' }
export const line = { es: 'Línea', en: 'Line', pt: 'Linha' }
export const ready = {
  es: 'Se marca como enviado',
  en: 'Will be marked as shipped',
  pt: 'Será marcado como enviado',
}
export const noCode = {
  es: '«{said}» no es un código de pedido: tiene 8 letras o números.',
  en: '“{said}” is no order code: that has 8 letters or digits.',
  pt: '“{said}” não é um código de pedido: tem 8 letras ou números.',
}
export const unknown = {
  es: 'Ningún pedido tuyo tiene este código.',
  en: 'None of your orders has this code.',
  pt: 'Nenhum pedido seu tem este código.',
}
export const unclear = {
  es: 'Dos pedidos terminan así: márcalos desde la lista.',
  en: 'Two orders end like this: mark them on the list.',
  pt: 'Dois pedidos terminam assim: marque-os na lista.',
}
export const twice = {
  es: 'Ya está en la línea {line}.',
  en: 'It is on line {line} already.',
  pt: 'Já está na linha {line}.',
}
export const badCarrier = {
  es: 'Transportista: {why}',
  en: 'Carrier: {why}',
  pt: 'Transportadora: {why}',
}
export const badTracking = {
  es: 'Número de seguimiento: {why}',
  en: 'Tracking number: {why}',
  pt: 'Código de rastreamento: {why}',
}
export const alreadySent = {
  es: 'Ya está enviado: {way}.',
  en: 'It has been sent already: {way}.',
  pt: 'Já está enviado: {way}.',
}
export const oneReady = {
  es: 'Marcar 1 como enviado',
  en: 'Mark 1 as shipped',
  pt: 'Marcar 1 como enviado',
}
export const manyReady = {
  es: 'Marcar {count} como enviados',
  en: 'Mark {count} as shipped',
  pt: 'Marcar {count} como enviados',
}
export const noneReady = {
  es: 'Ninguna línea se puede enviar así. Corrígelas y vuelve a revisar.',
  en: 'No line can be sent like this. Correct them and review again.',
  pt: 'Nenhuma linha pode ser enviada assim. Corrija e confira de novo.',
}
export const othersStay = {
  es: 'Las demás líneas no cambian nada.',
  en: 'The other lines change nothing.',
  pt: 'As outras linhas não mudam nada.',
}
