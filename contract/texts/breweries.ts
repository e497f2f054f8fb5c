export const titleOf = { es: 'Cervecerías: {part}', en: 'Breweries: {part}', pt: 'Cervejarias: {part}' }
export const lead = {
  es: 'Todas las que venden aquí, por su nombre.',
  en: 'All that sell here, by name.',
  pt: 'Todas as que vendem aqui, por nome.',
}
export const metaDescription = {
  es: 'Todas las cervecerías artesanales que venden en {site}, por letra y por país, con cuántas cervezas tiene cada una.',
  en: 'All craft breweries that sell at {site}, by letter and by country, and how many beers each of them has.',
  pt: 'Todas as cervejarias artesanais que vendem na {site}, por letra e por país, com quantas cervejas cada uma tem.',
}
export const letters = { es: 'Por letra', en: 'By letter', pt: 'Por letra' }
export const countries = { es: 'Por país', en: 'By country', pt: 'Por país' }
export const digits = { es: '0–9', en: '0–9', pt: '0–9' }
export const otherSigns = { es: 'Otras', en: 'Others', pt: 'Outras' }
export const ofCountry = { es: '{country} ({count})', en: '{country} ({count})', pt: '{country} ({count})' }
export const none = {
  es: 'Aquí no hay cervecerías con cervezas a la venta.',
  en: 'There are no breweries with beers on sale here.',
  pt: 'Aqui não há cervejarias com cervejas à venda.',
}
export const pastTheEnd = {
  es: 'No hay tantas páginas. Las cervecerías terminaron un poco antes.',
  en: 'There are not that many pages. The breweries ended a little earlier.',
  pt: 'Não há tantas páginas. As cervejarias acabaram um pouco antes.',
}
export const seeAll = {
  es: 'Ver todas las cervecerías',
  en: 'See all breweries',
  pt: 'Ver todas as cervejarias',
}
