/** A seller's beers as admins go through them, and the form in which they change one. */

export const lead = { es: '{beer}, de {company}', en: '{beer}, by {company}', pt: '{beer}, da {company}' }
export const notFoundLead = {
  es: 'Puede que el enlace sea viejo.',
  en: 'The link may be old.',
  pt: 'Talvez o link seja antigo.',
}
export const blocked = {
  es: 'Bloqueada por la administración',
  en: 'Blocked by the administration',
  pt: 'Bloqueada pela administração',
}
export const blockedLead = {
  es: 'No se ve en la tienda hasta que la administración la active.',
  en: 'It is not seen in the shop until the administration activates it.',
  pt: 'Não aparece na loja até que a administração a ative.',
}
export const offBySeller = {
  es: 'Puesta fuera de venta por su cervecería',
  en: 'Taken off sale by its brewery',
  pt: 'Retirada da venda pela cervejaria',
}
export const offBySellerLead = {
  es: 'Solo su cervecería la vuelve a poner a la venta.',
  en: 'Only its brewery puts it back on sale.',
  pt: 'Só a cervejaria a põe de novo à venda.',
}
export const companyInactive = {
  es: 'Su cervecería está inactiva o espera a que la miren',
  en: 'Its brewery is inactive, or waits to be looked at',
  pt: 'A cervejaria dela está inativa ou espera que a olhem',
}
export const companyInactiveLead = {
  es: 'No se ve en la tienda mientras la cervecería lo esté.',
  en: 'It is not seen in the shop while the brewery is.',
  pt: 'Não aparece na loja enquanto a cervejaria estiver.',
}
export const reasonHint = {
  es: 'Hace falta para pasarla a Unavailable. Queda en el registro con tu nombre.',
  en: 'Needed to make it Unavailable. It stays in the log with your name.',
  pt: 'É preciso para passá-la a Indisponível. Fica no registro com seu nome.',
}
