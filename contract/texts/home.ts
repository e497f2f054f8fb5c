import { inEnglish } from './text.ts'

export const title = {
  es: 'Cerveza de verdad, de quien la hace.',
  en: 'Real beer, from the people who make it.',
  pt: 'Cerveja de verdade, de quem faz.',
}
export const lead = {
  es: '{beers} cervezas artesanales de {companies} cervecerías, directo de la cervecería a tu puerta.',
  en: '{beers} craft beers from {companies} breweries, straight from the brewery to your door.',
  pt: '{beers} cervejas artesanais de {companies} cervejarias, direto da cervejaria à sua porta.',
}
export const leadFew = {
  es: 'Cerveza artesanal, directo de la cervecería a tu puerta.',
  en: 'Craft beer, straight from the brewery to your door.',
  pt: 'Cerveja artesanal, direto da cervejaria à sua porta.',
}
export const leadEmpty = {
  es: 'Las primeras cervezas están en camino. Vuelve a pasar en unos días.',
  en: 'The first beers are on their way. Come by again in a few days.',
  pt: 'As primeiras cervejas estão a caminho. Volte daqui a alguns dias.',
}
export const metaTitle = {
  es: '{site} · Cerveza artesanal, de quien la hace',
  en: '{site} · Craft beer, from the people who make it',
  pt: '{site} · Cerveja artesanal, de quem faz',
}
export const metaDescription = {
  es: 'Cervezas artesanales de cervecerías independientes de Sudamérica, directo a tu puerta.',
  en: 'Craft beers from independent breweries of South America, straight to your door.',
  pt: 'Cervejas artesanais de cervejarias independentes da América do Sul, direto à sua porta.',
}
export const fan = {
  es: 'Algunas de las mejor puntuadas',
  en: 'Some of the best rated',
  pt: 'Algumas das mais bem avaliadas',
}
export const companiesPrevious = {
  es: 'Cervecerías anteriores',
  en: 'Previous breweries',
  pt: 'Cervejarias anteriores',
}
export const companiesNext = {
  es: 'Cervecerías siguientes',
  en: 'Next breweries',
  pt: 'Próximas cervejarias',
}
export const noCompanies = {
  es: 'Todavía no hay cervecerías con cervezas a la venta.',
  en: 'There are no breweries with beers on sale yet.',
  pt: 'Ainda não há cervejarias com cervejas à venda.',
}
export const noFeatured = {
  es: 'Todavía nadie puntuó una cerveza. La primera puede ser la tuya.',
  en: 'Nobody has rated a beer yet. The first rating can be yours.',
  pt: 'Ninguém avaliou uma cerveja ainda. A primeira avaliação pode ser a sua.',
}
export const noBestSellers = {
  es: 'Todavía no se vendió ninguna cerveza. Alguien tiene que brindar primero.',
  en: 'No beer has been sold yet. Somebody has to raise the first glass.',
  pt: 'Nenhuma cerveja foi vendida ainda. Alguém precisa fazer o primeiro brinde.',
}
export const rank = { es: 'Puesto {rank}', en: 'Rank {rank}', pt: '{rank}º lugar' }
export const sellMine = { es: 'Vender la mía', en: 'Sell mine', pt: 'Vender a minha' }
export const ourCompanies = inEnglish({
  es: 'Nuestras cervecerías',
  en: 'Our Companies',
  pt: 'Nossas cervejarias',
})
export const featured = inEnglish({ es: 'Destacadas', en: 'Featured Products', pt: 'Em destaque' })
export const bestSellers = inEnglish({ es: 'Las más vendidas', en: 'Best Sellers', pt: 'Mais vendidas' })
export const unitsSold = { es: '{count} vendidas', en: '{count} sold', pt: '{count} vendidas' }
export const oneUnitSold = { es: '1 vendida', en: '1 sold', pt: '1 vendida' }
