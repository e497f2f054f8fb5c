import { inEnglish } from './text.ts'

/** Beers as admins go through them, a seller's or all, and the form in which they change one. */

export const title = { es: 'Cervezas de {company}', en: 'Beers of {company}', pt: 'Cervejas da {company}' }
export const table = {
  es: 'Cervezas de esta cervecería',
  en: 'Beers of this brewery',
  pt: 'Cervejas desta cervejaria',
}
export const name = inEnglish({ es: 'Nombre de la cerveza', en: 'Beer name', pt: 'Nome da cerveja' })
export const price = inEnglish({ es: 'Precio', en: 'Price', pt: 'Preço' })
export const type = inEnglish({ es: 'Tipo de cerveza', en: 'Beer type', pt: 'Tipo de cerveja' })
export const presentation = inEnglish({ es: 'Presentación', en: 'Presentation', pt: 'Apresentação' })
export const unrated = { es: 'Sin calificar', en: 'Not rated', pt: 'Não avaliada' }
export const see = { es: 'Ver', en: 'See', pt: 'Ver' }
export const active = inEnglish({ es: 'Activa', en: 'Active', pt: 'Ativa' })
export const inactive = inEnglish({ es: 'Inactiva', en: 'Inactive', pt: 'Inativa' })
export const blocked = {
  es: 'bloqueada por la administración',
  en: 'blocked by the administration',
  pt: 'bloqueada pela administração',
}
export const offBySeller = {
  es: 'puesta fuera de venta por su cervecería',
  en: 'taken off sale by its brewery',
  pt: 'retirada da venda pela cervejaria',
}
export const pastDate = { es: 'pasó su fecha', en: 'past its date', pt: 'passou da data' }
export const companyInactive = {
  es: 'su cervecería está inactiva o sin mirar',
  en: 'its brewery is inactive or not looked at yet',
  pt: 'a cervejaria está inativa ou ainda não foi olhada',
}
export const sellerInactive = {
  es: 'Esta cervecería está inactiva: ninguna de sus cervezas se ve en la tienda, diga lo que diga cada una.',
  en: 'This brewery is inactive: none of its beers is seen in the shop, whatever each of them says.',
  pt: 'Esta cervejaria está inativa: nenhuma das suas cervejas aparece na loja, diga o que disser cada uma.',
}
export const activated = inEnglish({
  es: 'El producto se activó',
  en: 'Product has been activated',
  pt: 'O produto foi ativado',
})
export const inactivated = inEnglish({
  es: 'El producto se desactivó',
  en: 'Product has been inactivated',
  pt: 'O produto foi desativado',
})
export const notActivated = inEnglish({
  es: 'No se pudo activar el producto',
  en: 'Product could not be activated',
  pt: 'Não foi possível ativar o produto',
})
export const notInactivated = inEnglish({
  es: 'No se pudo desactivar el producto',
  en: 'Product could not be inactivated',
  pt: 'Não foi possível desativar o produto',
})
export const inactivateTitle = {
  es: 'Inactivar una cerveza',
  en: 'Inactivate a beer',
  pt: 'Desativar uma cerveja',
}
export const inactivateLead = {
  es: '{beer} sale de la tienda en el momento. Los pedidos sin pagar que la llevan se cancelan enteros y lo reservado vuelve a la venta; lo que ya se pagó se envía igual. Su cervecería ve que la bloqueó la administración.',
  en: '{beer} leaves the shop at once. Unpaid orders that hold it are cancelled whole and what they held goes back on sale; what was paid already is sent all the same. Its brewery sees that the administration blocked it.',
  pt: '{beer} sai da loja na hora. Os pedidos não pagos que a levam são cancelados por inteiro e o reservado volta à venda; o que já foi pago é enviado do mesmo jeito. A cervejaria vê que a administração a bloqueou.',
}
export const search = { es: 'Nombre de la cerveza', en: 'Name of the beer', pt: 'Nome da cerveja' }
export const searchAll = {
  es: 'Nombre, cervecería o estilo',
  en: 'Name, brewery or style',
  pt: 'Nome, cervejaria ou estilo',
}
export const allTitle = { es: 'Todas las cervezas', en: 'All beers', pt: 'Todas as cervejas' }
export const allLead = {
  es: 'De todas las cervecerías, estén a la venta o no.',
  en: 'Of all breweries, on sale or not.',
  pt: 'De todas as cervejarias, à venda ou não.',
}
export const noneAtAll = {
  es: 'Todavía no se publicó ninguna cerveza.',
  en: 'No beer has been published yet.',
  pt: 'Nenhuma cerveja foi publicada ainda.',
}
export const none = {
  es: 'Esta cervecería todavía no publicó ninguna cerveza.',
  en: 'This brewery has not published a beer yet.',
  pt: 'Esta cervejaria ainda não publicou nenhuma cerveja.',
}
export const noneFound = {
  es: 'Ninguna cerveza se llama así.',
  en: 'No beer is called that.',
  pt: 'Nenhuma cerveja se chama assim.',
}
export const pages = {
  es: 'Páginas de sus cervezas',
  en: 'Pages of its beers',
  pt: 'Páginas das cervejas dela',
}
