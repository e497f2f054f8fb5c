/** What each fact of a beer is called: in forms, in files, in the audit log and on pages. `beerColumn`: in files alone. */

export const hopsHint = {
  es: 'Opcional. Por ejemplo: Cascade, Citra, Saaz.',
  en: 'Optional. For example: Cascade, Citra, Saaz.',
  pt: 'Opcional. Por exemplo: Cascade, Citra, Saaz.',
}
export const beerTypeMissing = {
  es: 'Indicar el tipo del producto',
  en: 'Enter the type of the product',
  pt: 'Informe o tipo do produto',
}
export const beerNameMissing = {
  es: 'Se requeire de un nombre para el producto',
  en: 'A name is required for the product',
  pt: 'O produto precisa de um nome',
}
export const beerAbvRange = {
  es: 'Indicar un valor entre 0 y 90',
  en: 'Enter a value between 0 and 90',
  pt: 'Informe um valor entre 0 e 90',
}
export const beerDayInvalid = {
  es: 'Indica un día que exista.',
  en: 'Enter a day that exists.',
  pt: 'Informe um dia que exista.',
}
export const beerPackagedInFuture = {
  es: 'La fecha de envasado no puede ser futura.',
  en: 'The packaging date cannot be in the future.',
  pt: 'A data de envase não pode ser futura.',
}
export const beerBestBeforeTooEarly = {
  es: 'La fecha de consumo no puede ser anterior a la de envasado.',
  en: 'The best-before date cannot be earlier than the packaging date.',
  pt: 'A data de consumo não pode ser anterior à de envase.',
}
export const beerStockMost = {
  es: 'Como máximo {max} unidades en total.',
  en: 'At most {max} units in all.',
  pt: 'No máximo {max} unidades no total.',
}
export const beerPriceMissing = {
  es: 'Indique el precio unitario del produto',
  en: 'Enter the unit price of the product',
  pt: 'Informe o preço unitário do produto',
}
export const beerPriceTooHigh = {
  es: 'El precio es de {max} dólares como máximo.',
  en: 'The price is {max} dollars at most.',
  pt: 'O preço é de no máximo {max} dólares.',
}
export const priceShipsTo = {
  es: 'El precio incluye el envío a: {countries}.',
  en: 'The price includes shipping to: {countries}.',
  pt: 'O preço inclui o envio para: {countries}.',
}
export const priceShipsToAll = {
  es: 'El precio incluye el envío a todos los países.',
  en: 'The price includes shipping to all countries.',
  pt: 'O preço inclui o envio para todos os países.',
}
export const facts = { es: 'La cerveza', en: 'The beer', pt: 'A cerveja' }
export const selling = { es: 'La venta', en: 'The sale', pt: 'A venda' }
/** Titles of what may be left out. */
export const hopsAndPicture = {
  es: 'Lúpulos y foto (opcional)',
  en: 'Hops and picture (optional)',
  pt: 'Lúpulos e foto (opcional)',
}
export const volumeAndUnits = {
  es: 'Volumen y unidades (opcional)',
  en: 'Volume and units (optional)',
  pt: 'Volume e unidades (opcional)',
}
export const days = {
  es: 'Envasado y vencimiento (opcional)',
  en: 'Packaging and best-before days (optional)',
  pt: 'Envase e validade (opcional)',
}
export const descriptionHint = {
  es: 'A qué sabe, con qué va, qué la hace distinta.',
  en: 'What it tastes of, what it goes with, what makes it different.',
  pt: 'Que gosto tem, com o que combina, o que a faz diferente.',
}
export const presentationHint = {
  es: 'Por ejemplo: Lata 473 ml, Pack de 6 botellas.',
  en: 'For example: 473 ml can, pack of 6 bottles.',
  pt: 'Por exemplo: Lata 473 ml, Pacote de 6 garrafas.',
}
export const ibuHint = { es: 'De 0 a 90.', en: 'From 0 to 90.', pt: 'De 0 a 90.' }
export const stockHint = {
  es: 'Unidades que tienes para vender.',
  en: 'Units that you have to sell.',
  pt: 'Unidades que você tem para vender.',
}
export const volumeHint = {
  es: 'Opcional. Con él se ve el precio por litro.',
  en: 'Optional. With it the price per litre is shown.',
  pt: 'Opcional. Com ele se vê o preço por litro.',
}
export const unitsHint = {
  es: 'Opcional. Sin dato, 1.',
  en: 'Optional. 1 unless you say so.',
  pt: 'Opcional. Sem informação, 1.',
}
export const packagedOnHint = {
  es: 'Opcional. Las de hasta {days} días llevan la marca Fresca.',
  en: 'Optional. Those of up to {days} days are marked Fresh.',
  pt: 'Opcional. As de até {days} dias levam a marca Fresca.',
}
export const bestBeforeHint = {
  es: 'Opcional. Pasado ese día, deja de venderse sola.',
  en: 'Optional. After that day it goes off sale by itself.',
  pt: 'Opcional. Passado esse dia, sai da venda sozinha.',
}
export const bestBeforePast = {
  es: 'Ese día ya pasó: se publica y no está a la venta.',
  en: 'That day is over: it is published and not on sale.',
  pt: 'Esse dia já passou: é publicada e não fica à venda.',
}
export const imageHint = {
  es: 'Opcional: sin foto, dibujamos la etiqueta. JPEG, PNG, WebP o AVIF, hasta {max} MB.',
  en: 'Optional: without a photo we draw the label. JPEG, PNG, WebP or AVIF, up to {max} MB.',
  pt: 'Opcional: sem foto, desenhamos o rótulo. JPEG, PNG, WebP ou AVIF, até {max} MB.',
}
export const previewTitle = { es: 'Así se verá', en: 'How it will look', pt: 'Como vai ficar' }
export const previewWaiting = {
  es: 'Elige el tipo, y aquí aparece tu cerveza como se verá en la tienda.',
  en: 'Choose the type, and your beer appears here as it will look in the shop.',
  pt: 'Escolha o tipo, e aqui aparece sua cerveja como será vista na loja.',
}
export const previewDrawn = {
  es: 'La etiqueta se dibuja con tus datos: así sale publicada.',
  en: 'The label is drawn from your data: it is published just so.',
  pt: 'O rótulo é desenhado com seus dados: sai publicado assim.',
}
export const previewUnnamed = { es: 'Tu cerveza', en: 'Your beer', pt: 'Sua cerveja' }
