import { BEER_FACTS } from '#contract/beer-facts.ts'
import { PRODUCT_LISTS, PRODUCT_SORTS, type ProductList, type ProductSort } from '#contract/product-lists.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import type { Text } from '#contract/texts/text.ts'
import { nameOf } from './use-written.ts'

/** Where one is in a brewery's table of beers: which are seen, in what order ('': newest, or best found), page from 1. */
export type ProductsPlace = {
  companyId: string
  q: string
  state: ProductList | ''
  sort: ProductSort | ''
  down: boolean
  page: number
}

/** Where an address says that one is; what no page of ours says is left out. */
export function productsPlace(companyId: string, query: URLSearchParams): ProductsPlace {
  const said = (name: string) => query.get(name)?.trim() ?? ''
  return {
    companyId,
    q: said('q'),
    state: PRODUCT_LISTS.find((state) => state === said('state')) ?? '',
    sort: PRODUCT_SORTS.find((sort) => sort === said('sort')) ?? '',
    down: said('dir') === 'desc',
    page: /^[1-9]\d{0,5}$/.test(said('pag')) ? Number(said('pag')) : 1,
  }
}

/** The address of the table without a query. */
export function productsPath({ companyId }: Pick<ProductsPlace, 'companyId'>): string {
  return `/company/${companyId}/products`
}

/** The address of a place in it. */
export function productsAddress({ q, state, sort, down, page, ...at }: ProductsPlace): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(sort && { sort }),
    ...(sort && down && { dir: 'desc' }),
    ...(page > 1 && { pag: String(page) }),
  })
  return `${productsPath(at)}${query.size ? `?${query}` : ''}`
}

/** What the table is sorted by, by what its addresses say. */
export const PRODUCTS_SORTED_BY = {
  name: accountWords.beer,
  price: BEER_FACTS.price.label,
  stock: BEER_FACTS.stock.label,
  sold: accountWords.sales,
} as const satisfies Record<Exclude<ProductSort, 'newest'>, Text>

/** How the table is sorted, and where it is in another order. What sells most is what is looked for: that way first. */
export function productsSorting(place: ProductsPlace) {
  return {
    sorting: place.sort ? { by: place.sort as string, down: place.down } : undefined,
    sortedAt: ({ by, down }: { by: string; down: boolean }) =>
      productsAddress({
        ...place,
        sort: by as ProductSort,
        down: by === 'sold' && place.sort !== 'sold' ? true : down,
        page: 1,
      }),
  }
}

/** Where more is put on the shelf: what there is least of comes first, and of a beer that is named its stock has the focus. */
export function restockAddress(companyId: string, beerId?: string): string {
  const least = productsAddress({ companyId, q: '', state: '', sort: 'stock', down: false, page: 1 })
  return beerId ? `${least}#${nameOf('stock', beerId)}` : least
}

/** The address of all of them. */
export function allProducts({ companyId, sort, down }: ProductsPlace): string {
  return productsAddress({ companyId, sort, down, q: '', state: '', page: 1 })
}
