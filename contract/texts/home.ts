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
  es: 'Cinco cervezas, de la más clara a la más oscura',
  en: 'Five beers, from the palest to the darkest',
  pt: 'Cinco cervejas, da mais clara à mais escura',
}
export const proofRating = {
  es: '{rating} de 5 en {count} opiniones de quienes la compraron',
  en: '{rating} of 5 in {count} reviews by people who bought it',
  pt: '{rating} de 5 em {count} avaliações de quem comprou',
}
export const proofBuyers = {
  es: 'Solo opina quien la compró',
  en: 'Only those who bought it review it',
  pt: 'Só avalia quem comprou',
}
export const proofShipping = {
  es: 'El envío va incluido en el precio',
  en: 'The price includes shipping',
  pt: 'O preço já inclui o envio',
}
export const proofFresh = {
  es: '{count} envasadas en los últimos {days} días',
  en: '{count} packaged in the last {days} days',
  pt: '{count} envasadas nos últimos {days} dias',
}
export const fresh = { es: 'Frescas', en: 'Fresh', pt: 'Frescas' }
export const freshLead = {
  es: 'Envasadas en los últimos {days} días.',
  en: 'Packaged in the last {days} days.',
  pt: 'Envasadas nos últimos {days} dias.',
}
export const seeAllFresh = {
  es: 'Ver las {count} frescas',
  en: 'See all {count} fresh ones',
  pt: 'Ver as {count} frescas',
}
export const packagedYesterday = { es: 'Ayer', en: 'Yesterday', pt: 'Ontem' }
export const packagedAgo = { es: 'Hace {days} días', en: '{days} days ago', pt: 'Há {days} dias' }
export const ofTheMonth = {
  es: 'Cervecería del mes · {month}',
  en: 'Brewery of the month · {month}',
  pt: 'Cervejaria do mês · {month}',
}
export const meetBrewery = { es: 'Conocerla', en: 'Meet them', pt: 'Conhecer' }
export const drawnByLot = {
  es: 'Cada mes le toca a otra, por sorteo. Nadie paga por este lugar.',
  en: 'Each month another one’s turn, drawn by lot. Nobody pays for this place.',
  pt: 'A cada mês é a vez de outra, por sorteio. Ninguém paga por este lugar.',
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
export const bestSellersLead = {
  es: 'Según lo que se pagó.',
  en: 'By what was paid.',
  pt: 'Pelo que se pagou.',
}
