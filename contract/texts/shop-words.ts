import { inEnglish } from './text.ts'

/** Words that the pages that sell share with others: each is said once. */

export const myAccount = { es: 'Mi cuenta', en: 'My account', pt: 'Minha conta' }
export const search = { es: 'Buscar', en: 'Search', pt: 'Buscar' }
export const ibu = { es: 'IBU', en: 'IBU', pt: 'IBU' }
export const name = { es: 'Nombre', en: 'Name', pt: 'Nome' }
export const breweries = { es: 'Cervecerías', en: 'Breweries', pt: 'Cervejarias' }
export const all = { es: 'Todos', en: 'All', pt: 'Todos' }
export const price = { es: 'Precio', en: 'Price', pt: 'Preço' }
export const tryAgain = { es: 'Probar de nuevo', en: 'Try again', pt: 'Tentar de novo' }
export const goToTheFirstPage = {
  es: 'Ir a la primera página',
  en: 'Go to the first page',
  pt: 'Ir para a primeira página',
}
export const catalogue = { es: 'Catálogo', en: 'Catalogue', pt: 'Catálogo' }
export const beers = { es: 'Cervezas', en: 'Beers', pt: 'Cervejas' }
export const rating = inEnglish({ es: 'Puntuación', en: 'Rating', pt: 'Avaliação' })
export const oneBeer = { es: '1 cerveza', en: '1 beer', pt: '1 cerveja' }
export const countBeers = { es: '{count} cervezas', en: '{count} beers', pt: '{count} cervejas' }
export const pagesOfTheBeers = {
  es: 'Páginas de las cervezas',
  en: 'Pages of the beers',
  pt: 'Páginas das cervejas',
}
export const abv = { es: 'ABV', en: 'ABV', pt: 'ABV' }
export const buy = inEnglish({ es: 'Comprar', en: 'Buy', pt: 'Comprar' })
export const oneUnit = { es: '1 unidad', en: '1 unit', pt: '1 unidade' }
export const presentation = { es: 'Presentación', en: 'Presentation', pt: 'Apresentação' }
export const cart = inEnglish({ es: 'Carrito', en: 'Cart', pt: 'Carrinho' })
export const shop = inEnglish({ es: 'Tienda', en: 'Shop', pt: 'Loja' })
export const freshness = { es: 'Frescura', en: 'Freshness', pt: 'Frescor' }
export const oneLeft = { es: 'Queda 1', en: '1 left', pt: 'Resta 1' }
export const soldOut = { es: 'Agotada', en: 'Sold out', pt: 'Esgotada' }
export const contact = inEnglish({ es: 'Contacto', en: 'Contact', pt: 'Contato' })
export const back = { es: 'Volver', en: 'Back', pt: 'Voltar' }
export const shippingIncluded = { es: 'Envío incluido', en: 'Shipping included', pt: 'Envio incluído' }
export const seeBeers = { es: 'Ver cervezas', en: 'See the beers', pt: 'Ver cervejas' }
export const seeAll = { es: 'Ver todas', en: 'See all', pt: 'Ver todas' }
export const stars = { es: '{count} de 5 estrellas', en: '{count} of 5 stars', pt: '{count} de 5 estrelas' }
