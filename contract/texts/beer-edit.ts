import { inEnglish } from './text.ts'

/** A seller's pages: their navigation, publishing a beer, changing one, the list of one's own. */

export const title = { es: 'Editar cerveza', en: 'Edit beer', pt: 'Editar cerveja' }
export const success = inEnglish({
  es: 'Los cambios de la cerveza se guardaron',
  en: 'Save beer change successfully',
  pt: 'As mudanças da cerveja foram salvas',
})
export const saved = {
  es: 'Los cambios están guardados.',
  en: 'The changes are saved.',
  pt: 'As mudanças estão salvas.',
}
export const failed = inEnglish({
  es: 'ocurrió un error al guardar los cambios',
  en: 'an error occurred while save changes',
  pt: 'ocorreu um erro ao salvar as mudanças',
})
export const notFound = {
  es: 'Producto no encontrado',
  en: 'Product not found',
  pt: 'Produto não encontrado',
}
export const notFoundLead = {
  es: 'Puede que el enlace sea viejo, o que la cerveza sea de otra cervecería.',
  en: 'The link may be old, or the beer may be another brewery’s.',
  pt: 'Talvez o link seja antigo, ou a cerveja seja de outra cervejaria.',
}
export const open = { es: 'Editar {beer}', en: 'Edit {beer}', pt: 'Editar {beer}' }
export const stockFacts = {
  es: 'En depósito: {onHand}, apartadas: {held}',
  en: 'On hand: {onHand}, held: {held}',
  pt: 'No depósito: {onHand}, reservadas: {held}',
}
export const blockedFor = {
  es: 'El motivo: {reason}.',
  en: 'The reason: {reason}.',
  pt: 'O motivo: {reason}.',
}
export const blockedLead = {
  es: 'No está a la venta hasta que la administración la habilite. Puedes seguir editándola.',
  en: 'It is not on sale until the administration allows it. You can go on editing it.',
  pt: 'Não está à venda até que a administração a libere. Você pode continuar editando.',
}
export const priceFar = {
  es: 'El precio pasa de {before} a {now}. Si es así, márcalo abajo; si no, corrígelo.',
  en: 'The price goes from {before} to {now}. If that is right, tick it below; if not, correct it.',
  pt: 'O preço passa de {before} para {now}. Se for isso, marque abaixo; se não, corrija.',
}
export const priceAgreed = {
  es: 'Sí, el precio es {price}',
  en: 'Yes, the price is {price}',
  pt: 'Sim, o preço é {price}',
}
export const changedLead = {
  es: 'Lo que escribiste sigue aquí. Revisa los cambios y vuelve a guardar.',
  en: 'What you wrote is still here. Look at the changes and save again.',
  pt: 'O que você escreveu continua aqui. Confira as mudanças e salve de novo.',
}
export const changedTaken = {
  es: '{field}: ahora es «{theirs}».',
  en: '{field}: now it is “{theirs}”.',
  pt: '{field}: agora é “{theirs}”.',
}
export const changedBoth = {
  es: '{field}: ahora es «{theirs}»; tú escribiste «{yours}».',
  en: '{field}: now it is “{theirs}”; you wrote “{yours}”.',
  pt: '{field}: agora é “{theirs}”; você escreveu “{yours}”.',
}
export const changedStock = {
  es: '{field}: ahora hay {theirs} en depósito; con tu cambio serán {yours}.',
  en: '{field}: now {theirs} are on hand; with your change it will be {yours}.',
  pt: '{field}: agora há {theirs} no depósito; com sua mudança serão {yours}.',
}
export const nothing = { es: 'sin dato', en: 'nothing', pt: 'sem informação' }
export const picture = { es: 'una foto', en: 'a photo', pt: 'uma foto' }
export const otherPicture = { es: 'otra foto', en: 'another photo', pt: 'outra foto' }
export const drawnLabel = { es: 'la etiqueta dibujada', en: 'the drawn label', pt: 'o rótulo desenhado' }
