/** Words about lists of breweries, which several of them share. */

export const oneBrewery = { es: '1 cervecería', en: '1 brewery', pt: '1 cervejaria' }
export const countBreweries = {
  es: '{count} cervecerías',
  en: '{count} breweries',
  pt: '{count} cervejarias',
}
export const pagesOfBreweries = {
  es: 'Páginas de cervecerías',
  en: 'Pages of breweries',
  pt: 'Páginas de cervejarias',
}
export const all = { es: 'Todas', en: 'All', pt: 'Todas' }
export const allCountries = { es: 'Todos los países', en: 'All countries', pt: 'Todos os países' }
