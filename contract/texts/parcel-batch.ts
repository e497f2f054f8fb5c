import { BUYER_SEEN_DAYS } from '../limits.ts'

/** Many parcels at once: the table of them, what is typed for each, and what became of it. */

export const tooMany = {
  es: 'Como máximo {max} a la vez.',
  en: 'At most {max} at once.',
  pt: 'No máximo {max} de uma vez.',
}
export const noneTicked = {
  es: 'Elige al menos un envío.',
  en: 'Choose at least one shipment.',
  pt: 'Escolha ao menos um envio.',
}
export const search = {
  es: 'Pedido, destinatario o seguimiento',
  en: 'Order, recipient or tracking',
  pt: 'Pedido, destinatário ou rastreamento',
}
export const noneFound = {
  es: 'Ningún envío coincide con lo que buscas.',
  en: 'No shipment matches what you are looking for.',
  pt: 'Nenhum envio corresponde ao que você busca.',
}
export const ofNewest = {
  es: 'Se buscó en lo que falta enviar y en tus {max} envíos más nuevos. Por su número completo encuentras cualquier pedido.',
  en: 'What is to be sent and your {max} newest shipments were looked through. By its whole number you find any order.',
  pt: 'Buscamos no que falta enviar e nos seus {max} envios mais novos. Pelo número completo você encontra qualquer pedido.',
}
export const late = { es: 'Demorado', en: 'Late', pt: 'Atrasado' }
export const to = { es: 'Para', en: 'To', pt: 'Para' }
export const namesGone = {
  es: `Lo cancelado y lo entregado hace más de ${BUYER_SEEN_DAYS.afterHandOver} días ya no dice para quién fue.`,
  en: `What was cancelled or handed over more than ${BUYER_SEEN_DAYS.afterHandOver} days ago no longer says for whom it was.`,
  pt: `O que foi cancelado ou entregue há mais de ${BUYER_SEEN_DAYS.afterHandOver} dias já não diz para quem foi.`,
}
export const way = { es: 'Seguimiento', en: 'Tracking', pt: 'Rastreamento' }
export const leftOn = { es: 'Salió el {date}', en: 'Left on {date}', pt: 'Saiu em {date}' }
export const handedOn = {
  es: 'Entregado el {date}',
  en: 'Delivered on {date}',
  pt: 'Entregue em {date}',
}
export const deliver = { es: 'Entregar', en: 'Hand over', pt: 'Entregar' }
export const deliverOrder = {
  es: 'Entregar el pedido {code}',
  en: 'Hand over order {code}',
  pt: 'Entregar o pedido {code}',
}
export const tick = {
  es: 'Elegir el pedido {code}',
  en: 'Choose order {code}',
  pt: 'Escolher o pedido {code}',
}
export const trackingOf = {
  es: 'Número de seguimiento del pedido {code}',
  en: 'Tracking number of order {code}',
  pt: 'Código de rastreamento do pedido {code}',
}
export const alone = { es: 'Se manda de a uno', en: 'Sent one by one', pt: 'Vai um por vez' }
export const tickAll = {
  es: 'Elegir todos los de esta página',
  en: 'Choose all on this page',
  pt: 'Escolher todos desta página',
}
export const carrierHint = {
  es: 'El último que usaste. Vale para todos los elegidos.',
  en: 'The last one that you used. It is for all that are chosen.',
  pt: 'O último que você usou. Vale para todos os escolhidos.',
}
export const firstCarrierHint = {
  es: 'Vale para todos los elegidos, y la próxima vez te lo proponemos.',
  en: 'It is for all that are chosen, and will be proposed next time.',
  pt: 'Vale para todos os escolhidos, e na próxima vez o propomos.',
}
export const keys = {
  es: 'Intro pasa al seguimiento de la fila siguiente, también con un lector de códigos.',
  en: 'Enter goes to the tracking of the next row, with a barcode scanner too.',
  pt: 'Enter passa ao rastreamento da linha seguinte, também com um leitor de códigos.',
}
export const send = { es: 'Marcar como enviados', en: 'Mark as shipped', pt: 'Marcar como enviados' }
export const oneTicked = { es: '1 elegido', en: '1 chosen', pt: '1 escolhido' }
export const manyTicked = { es: '{count} elegidos', en: '{count} chosen', pt: '{count} escolhidos' }
export const print = {
  es: 'Imprimir remitos y lista',
  en: 'Print slips and list',
  pt: 'Imprimir guias e lista',
}
export const paste = { es: 'Pegar de una planilla', en: 'Paste from a sheet', pt: 'Colar de uma planilha' }
export const failed = {
  es: 'No se marcó ninguno como enviado',
  en: 'None was marked as shipped',
  pt: 'Nenhum foi marcado como enviado',
}
export const outcome = { es: 'Qué pasó', en: 'What happened', pt: 'O que aconteceu' }
export const oneSent = {
  es: 'Se marcó 1 envío como enviado. Le avisamos a quien compró.',
  en: '1 shipment was marked as shipped. We told the buyer.',
  pt: '1 envio foi marcado como enviado. Avisamos a quem comprou.',
}
export const manySent = {
  es: '{count} envíos quedaron como enviados. Avisamos a quienes compraron.',
  en: '{count} shipments were marked as shipped. We told their buyers.',
  pt: '{count} envios foram marcados como enviados. Avisamos a quem comprou.',
}
export const oneAlready = {
  es: '1 ya estaba enviado con esos datos: no cambió nada.',
  en: '1 had been sent with those details already: nothing changed.',
  pt: '1 já estava enviado com esses dados: nada mudou.',
}
export const manyAlready = {
  es: '{count} ya estaban enviados con esos datos: no cambió nada.',
  en: '{count} had been sent with those details already: nothing changed.',
  pt: '{count} já estavam enviados com esses dados: nada mudou.',
}
export const oneRefused = {
  es: '1 envío no se marcó como enviado',
  en: '1 shipment was not marked as shipped',
  pt: '1 envio não foi marcado como enviado',
}
export const manyRefused = {
  es: '{count} envíos no se marcaron como enviados',
  en: '{count} shipments were not marked as shipped',
  pt: '{count} envios não foram marcados como enviados',
}
export const ofOrder = {
  es: 'Pedido {code}: {why}',
  en: 'Order {code}: {why}',
  pt: 'Pedido {code}: {why}',
}
export const openAlone = {
  es: '{why} Este se manda desde su propia página.',
  en: '{why} It is sent from its own page.',
  pt: '{why} Este se envia pela sua própria página.',
}
export const backToList = { es: 'Volver a los envíos', en: 'Back to the shipments', pt: 'Voltar aos envios' }
