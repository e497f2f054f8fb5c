import { inEnglish } from './text.ts'

export const metaTitle = { es: 'Cervezas · {site}', en: 'Beers · {site}', pt: 'Cervejas · {site}' }
export const metaTitleType = {
  es: 'Cervezas {type} · {site}',
  en: '{type} beers · {site}',
  pt: 'Cervejas {type} · {site}',
}
export const metaTitleName = { es: '«{name}» · {site}', en: '“{name}” · {site}', pt: '“{name}” · {site}' }
export const metaDescription = {
  es: 'Todas las cervezas a la venta: por tipo, precio, amargor, alcohol y puntaje.',
  en: 'Every beer on sale: by type, price, bitterness, alcohol and rating.',
  pt: 'Todas as cervejas à venda: por tipo, preço, amargor, álcool e avaliação.',
}
export const search = {
  es: 'Buscar cervezas o cervecerías',
  en: 'Search beers or breweries',
  pt: 'Buscar cervejas ou cervejarias',
}
export const all = inEnglish({ es: 'Todo', en: 'All', pt: 'Tudo' })
export const filters = { es: 'Filtros', en: 'Filters', pt: 'Filtros' }
export const filtersChosen = { es: 'Filtros ({count})', en: 'Filters ({count})', pt: 'Filtros ({count})' }
export const apply = { es: 'Aplicar filtros', en: 'Apply filters', pt: 'Aplicar filtros' }
export const showResults = { es: 'Ver {results}', en: 'See {results}', pt: 'Ver {results}' }
export const clearAll = { es: 'Quitar todo', en: 'Clear all', pt: 'Limpar tudo' }
export const chosen = { es: 'Filtros elegidos', en: 'Chosen filters', pt: 'Filtros escolhidos' }
export const pages = { es: 'Páginas', en: 'Pages', pt: 'Páginas' }
export const pastTheEnd = {
  es: 'No hay tantas páginas. Las cervezas terminaron un poco antes.',
  en: 'There are not that many pages. The beers ended a little earlier.',
  pt: 'Não há tantas páginas. As cervejas acabaram um pouco antes.',
}
export const lastPage = {
  es: 'Ir a la última página',
  en: 'Go to the last page',
  pt: 'Ir para a última página',
}
export const pagesEnd = {
  es: 'Se hojea hasta la página {max}. Para llegar a las demás, busca o filtra.',
  en: 'Pages go up to {max}. To get to the other beers, search or filter.',
  pt: 'As páginas vão até a {max}. Para chegar às demais, busque ou filtre.',
}
export const withoutWord = {
  es: 'Buscar sin «{word}»',
  en: 'Search without “{word}”',
  pt: 'Buscar sem “{word}”',
}
export const badQueryTitle = {
  es: 'No entendimos parte de la búsqueda',
  en: 'We did not understand part of the search',
  pt: 'Não entendemos parte da busca',
}
export const badQueryFix = {
  es: 'Seguir sin lo que no se entiende',
  en: 'Go on without what is not understood',
  pt: 'Continuar sem o que não se entende',
}
export const name = { es: 'Búsqueda', en: 'Search', pt: 'Busca' }
export const order = { es: 'Orden', en: 'Order', pt: 'Ordem' }
export const orderAscPrice = { es: 'Menor precio', en: 'Lowest price', pt: 'Menor preço' }
export const orderDesPrice = { es: 'Mayor precio', en: 'Highest price', pt: 'Maior preço' }
export const orderAscLitre = { es: 'Precio por litro', en: 'Price per litre', pt: 'Preço por litro' }
export const starsChip = { es: '{value}+', en: '{value}+', pt: '{value}+' }
export const lessThanPrice = {
  es: 'Menos de U$S {value}',
  en: 'Under U$S {value}',
  pt: 'Menos de U$S {value}',
}
export const lessThanIbu = { es: 'Menos de {value} IBU', en: 'Under {value} IBU', pt: 'Menos de {value} IBU' }
export const lessThanAbv = { es: 'Menos de {value} %', en: 'Under {value}%', pt: 'Menos de {value}%' }
export const atLeastStars = {
  es: '{value} estrellas o más',
  en: '{value} stars or more',
  pt: '{value} estrelas ou mais',
}
export const atLeastOneStar = { es: '1 estrella o más', en: '1 star or more', pt: '1 estrela ou mais' }
export const allStars = { es: '5 estrellas', en: '5 stars', pt: '5 estrelas' }
export const freshOnly = {
  es: 'Hasta {days} días de envasada',
  en: 'Packaged up to {days} days ago',
  pt: 'Envasada há até {days} dias',
}
export const remove = {
  es: 'Quitar filtro: {filter}',
  en: 'Remove filter: {filter}',
  pt: 'Remover filtro: {filter}',
}
export const noBeersToast = {
  es: 'Upps parece que no hay cervezas. Intenta buscar otra...',
  en: 'Oops, there seem to be no beers. Try looking for another one...',
  pt: 'Ops, parece que não há cervejas. Tente buscar outra...',
}
export const noBeersPanel = {
  es: 'Upps!!! no hay cervezas disponibles. Prueba con filtros distintos',
  en: 'Oops!!! There are no beers available. Try different filters',
  pt: 'Ops!!! Não há cervejas disponíveis. Tente outros filtros',
}
export const noneWith = { es: 'Nada con «{name}»', en: 'Nothing with “{name}”', pt: 'Nada com “{name}”' }
export const instead = {
  es: 'Las mejor puntuadas de la tienda',
  en: 'The best rated in the shop',
  pt: 'As mais bem avaliadas da loja',
}
export const advertising = { es: 'Espacio publicitario', en: 'Advertising space', pt: 'Espaço publicitário' }
export const advertisement1 = { es: 'Fiesta de etiquetas', en: 'A feast of labels', pt: 'Festa de rótulos' }
export const advertisement2 = {
  es: 'Trigo en vaso alto',
  en: 'Wheat in a tall glass',
  pt: 'Trigo em copo alto',
}
export const advertisement3 = {
  es: 'Lúpulo recién cosechado',
  en: 'Freshly harvested hops',
  pt: 'Lúpulo recém-colhido',
}
export const advertisedBreweries = {
  es: 'Ver las cervecerías',
  en: 'See the breweries',
  pt: 'Ver as cervejarias',
}
export const advertisedShelf = { es: 'Ver {type}', en: 'See {type}', pt: 'Ver {type}' }
