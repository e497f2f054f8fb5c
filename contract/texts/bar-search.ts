/** The search in the bar of every page; in words that no page's own search has, so that whoever listens tells them apart. */

export const label = { es: 'Encontrar en la tienda', en: 'Find in the shop', pt: 'Encontrar na loja' }
export const find = { es: 'Encontrar', en: 'Find', pt: 'Encontrar' }
export const placeholder = { es: '¿Qué buscas?', en: 'Looking for…', pt: 'O que procura?' }
