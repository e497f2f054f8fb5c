/** What filters are called and say. By the loader of the shop's page alone: no script holds them. */

export const country = { es: 'País de origen', en: 'Country of origin', pt: 'País de origem' }
export const container = { es: 'Envase', en: 'Container', pt: 'Embalagem' }
export const can = { es: 'Lata', en: 'Can', pt: 'Lata' }
export const bottle = { es: 'Botella', en: 'Bottle', pt: 'Garrafa' }
export const keg = { es: 'Barril', en: 'Keg', pt: 'Barril' }
export const other = { es: 'Otro envase', en: 'Other container', pt: 'Outra embalagem' }
export const volume = { es: 'Tamaño', en: 'Size', pt: 'Tamanho' }
export const millilitres = { es: '{value} ml', en: '{value} ml', pt: '{value} ml' }
export const availability = { es: 'Disponibilidad', en: 'Availability', pt: 'Disponibilidade' }
export const available = { es: 'Disponible', en: 'In stock', pt: 'Disponível' }
export const shipsTo = { es: 'Llega a', en: 'Ships to', pt: 'Chega a' }
export const shipsToCountry = { es: 'Llega a {value}', en: 'Ships to {value}', pt: 'Chega a {value}' }
export const shipsToYours = {
  es: 'Llega a {value}, tu país',
  en: 'Ships to {value}, your country',
  pt: 'Chega a {value}, o seu país',
}
export const exact = { es: 'Valores exactos', en: 'Exact values', pt: 'Valores exatos' }
export const priceFrom = { es: 'Desde U$S', en: 'From U$S', pt: 'A partir de U$S' }
export const priceTo = { es: 'Hasta U$S', en: 'Up to U$S', pt: 'Até U$S' }
export const abvFrom = { es: 'ABV desde (%)', en: 'ABV from (%)', pt: 'ABV a partir de (%)' }
export const abvTo = { es: 'ABV hasta (%)', en: 'ABV up to (%)', pt: 'ABV até (%)' }
export const ibuFrom = { es: 'IBU desde', en: 'IBU from', pt: 'IBU a partir de' }
export const ibuTo = { es: 'IBU hasta', en: 'IBU up to', pt: 'IBU até' }
export const chosenBound = { es: '{label}: {value}', en: '{label}: {value}', pt: '{label}: {value}' }
export const counted = { es: '{words} ({count})', en: '{words} ({count})', pt: '{words} ({count})' }
export const turnedBounds = {
  es: ' · con los límites en orden',
  en: ' · with the limits in order',
  pt: ' · com os limites em ordem',
}
export const orderBestRated = { es: 'Mejor puntuadas', en: 'Best rated', pt: 'Mais bem avaliadas' }
export const orderBestSelling = { es: 'Más vendidas', en: 'Best selling', pt: 'Mais vendidas' }
export const orderStrongest = { es: 'Más alcohol', en: 'Strongest', pt: 'Mais álcool' }
export const orderFreshest = { es: 'Más frescas', en: 'Freshest', pt: 'Mais frescas' }
export const withoutFilter = {
  es: 'Sin el filtro «{filter}»',
  en: 'Without the filter “{filter}”',
  pt: 'Sem o filtro “{filter}”',
}
export const withoutSearch = {
  es: 'Sin la búsqueda «{name}»',
  en: 'Without the search “{name}”',
  pt: 'Sem a busca “{name}”',
}
