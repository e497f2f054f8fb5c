/** A brewery's invoice of its part of an order: its page, its buyer's, and the mail. */

export const title = { es: 'Factura', en: 'Invoice', pt: 'Nota fiscal' }
export const lead = {
  es: 'Sube la factura que hiciste por este pedido: quien compró la descarga desde su compra. El recibo de la tienda no es una factura.',
  en: 'Upload the invoice that you made out for this order: its buyer downloads it from their purchase. The shop’s receipt is no tax invoice.',
  pt: 'Envie a nota fiscal que você emitiu por este pedido: quem comprou a baixa na compra. O recibo da loja não é nota fiscal.',
}
export const file = { es: 'Archivo', en: 'File', pt: 'Arquivo' }
export const fileHint = {
  es: 'PDF, JPEG o PNG, hasta {max} MB.',
  en: 'PDF, JPEG or PNG, up to {max} MB.',
  pt: 'PDF, JPEG ou PNG, até {max} MB.',
}
export const attach = { es: 'Adjuntar factura', en: 'Attach invoice', pt: 'Anexar nota fiscal' }
export const replace = { es: 'Reemplazar factura', en: 'Replace invoice', pt: 'Substituir nota fiscal' }
export const attachedAt = {
  es: '{kind}, {size} MB, adjunta desde el {date}',
  en: '{kind}, {size} MB, attached on {date}',
  pt: '{kind}, {size} MB, anexada em {date}',
}
export const download = { es: 'Descargar factura', en: 'Download invoice', pt: 'Baixar nota fiscal' }
export const invoiceOf = {
  es: 'Factura de {company}',
  en: 'Invoice of {company}',
  pt: 'Nota fiscal de {company}',
}
export const remove = { es: 'Quitar factura', en: 'Remove invoice', pt: 'Remover nota fiscal' }
export const removeTitle = {
  es: '¿Quitar la factura?',
  en: 'Remove the invoice?',
  pt: 'Remover a nota fiscal?',
}
export const removeLead = {
  es: 'Quien compró ya no la podrá descargar. Puedes adjuntar otra cuando quieras.',
  en: 'Its buyer will not be able to download it any more. You can attach another one at any time.',
  pt: 'Quem comprou não poderá mais baixá-la. Você pode anexar outra quando quiser.',
}
export const notAttached = {
  es: 'La factura no se adjuntó',
  en: 'The invoice was not attached',
  pt: 'A nota fiscal não foi anexada',
}
export const attached = {
  es: 'La factura está adjunta',
  en: 'The invoice is attached',
  pt: 'A nota fiscal está anexada',
}
export const removed = {
  es: 'La factura ya no está',
  en: 'The invoice is gone',
  pt: 'A nota fiscal não está mais lá',
}
export const mailSubject = {
  es: 'La factura de tu pedido {code}',
  en: 'The invoice of your order {code}',
  pt: 'A nota fiscal do seu pedido {code}',
}
export const mailTitle = {
  es: 'Ya está tu factura',
  en: 'Your invoice is there',
  pt: 'Sua nota fiscal está pronta',
}
export const mailLead = {
  es: '{company} adjuntó la factura de lo que le compraste. La descargas desde tu compra.',
  en: '{company} attached the invoice of what you bought from it. You download it from your purchase.',
  pt: '{company} anexou a nota fiscal do que você comprou dela. Você a baixa na sua compra.',
}
export const mailName = {
  es: 'Factura adjunta, a quien compró',
  en: 'Attached invoice, to the buyer',
  pt: 'Nota fiscal anexada, a quem comprou',
}
export const fromFile = { es: 'Adjuntar un archivo', en: 'Attach a file', pt: 'Anexar um arquivo' }
export const anotherFile = { es: 'Cambiar el archivo', en: 'Change the file', pt: 'Trocar o arquivo' }
