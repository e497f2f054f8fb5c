export const titleOf = { es: 'Cervecerías: {part}', en: 'Breweries: {part}', pt: 'Cervejarias: {part}' }
export const lead = {
  es: 'Quién hace cada cerveza que se vende aquí, y dónde.',
  en: 'Who makes each beer that is sold here, and where.',
  pt: 'Quem faz cada cerveja que se vende aqui, e onde.',
}
export const metaDescription = {
  es: 'Todas las cervecerías artesanales que venden en {site}, por letra y por país, con cuántas cervezas tiene cada una.',
  en: 'All craft breweries that sell at {site}, by letter and by country, and how many beers each of them has.',
  pt: 'Todas as cervejarias artesanais que vendem na {site}, por letra e por país, com quantas cervejas cada uma tem.',
}
export const search = {
  es: 'Buscar por nombre o lugar',
  en: 'Search by name or place',
  pt: 'Buscar por nome ou lugar',
}
export const letters = { es: 'Por letra', en: 'By letter', pt: 'Por letra' }
export const digits = { es: '0–9', en: '0–9', pt: '0–9' }
export const otherSigns = { es: 'Otras', en: 'Others', pt: 'Outras' }
export const ofCountry = { es: '{country} ({count})', en: '{country} ({count})', pt: '{country} ({count})' }
export const withWords = { es: '«{words}»', en: '“{words}”', pt: '“{words}”' }
export const none = {
  es: 'Aquí no hay cervecerías con cervezas a la venta.',
  en: 'There are no breweries with beers on sale here.',
  pt: 'Aqui não há cervejarias com cervejas à venda.',
}
export const noneWithWords = {
  es: 'Ninguna cervecería se llama así, ni está en un lugar con ese nombre.',
  en: 'No brewery is called that, nor is in a place of that name.',
  pt: 'Nenhuma cervejaria se chama assim, nem fica em um lugar com esse nome.',
}
export const amongBeers = {
  es: 'Buscar «{words}» entre las cervezas',
  en: 'Search for “{words}” among the beers',
  pt: 'Buscar “{words}” entre as cervejas',
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
