/** Packing slips and the picking list. */

export const title = { es: 'Para imprimir', en: 'To be printed', pt: 'Para imprimir' }
export const none = {
  es: 'No hay nada que imprimir: elige los envíos en la lista.',
  en: 'There is nothing to print: choose the shipments on the list.',
  pt: 'Não há nada para imprimir: escolha os envios na lista.',
}
export const oneSlip = { es: '1 remito', en: '1 slip', pt: '1 guia' }
export const manySlips = { es: '{count} remitos', en: '{count} slips', pt: '{count} guias' }
export const how = {
  es: 'Primero sale la lista para preparar; después los remitos, dos por hoja A4. Sin importes.',
  en: 'First comes the picking list, then the slips, two a sheet of A4. No amounts.',
  pt: 'Primeiro sai a lista de separação; depois as guias, duas por folha A4. Sem valores.',
}
export const printByBrowser = {
  es: 'Imprime esta página desde el menú del navegador.',
  en: 'Print this page from the menu of your browser.',
  pt: 'Imprima esta página pelo menu do navegador.',
}
export const leftOut = { es: 'No se imprimen', en: 'Not printed', pt: 'Não se imprimem' }
export const noAddress = {
  es: 'su dirección ya no se muestra.',
  en: 'its address is no longer shown.',
  pt: 'seu endereço já não é mostrado.',
}
export const picking = { es: 'Lista para preparar', en: 'Picking list', pt: 'Lista de separação' }
export const unitsInAll = {
  es: 'Unidades en total: {count}',
  en: 'Units in all: {count}',
  pt: 'Unidades ao todo: {count}',
}
export const inOrders = { es: 'En qué pedidos', en: 'In which orders', pt: 'Em quais pedidos' }
export const inOrder = { es: '{code} × {count}', en: '{code} × {count}', pt: '{code} × {count}' }
export const ofParcels = {
  es: 'Pedidos por preparar: {count}',
  en: 'Orders to prepare: {count}',
  pt: 'Pedidos para preparar: {count}',
}
export const slips = { es: 'Remitos', en: 'Slips', pt: 'Guias' }
export const from = { es: 'Envía {company}', en: 'From {company}', pt: 'Envia {company}' }
export const ageAtDoor = {
  es: 'Edad verificada en la puerta (documento):',
  en: 'Age checked at the door (document):',
  pt: 'Idade verificada na porta (documento):',
}
export const codeAtDoor = {
  es: 'O código de quien compró:',
  en: 'Or the buyer’s code:',
  pt: 'Ou código de quem comprou:',
}
export const packed = { es: 'Preparado por:', en: 'Packed by:', pt: 'Separado por:' }
