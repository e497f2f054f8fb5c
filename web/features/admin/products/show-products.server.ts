import { redirect } from 'react-router'
import { findProducts, listSellerProducts } from '#contract/admin-products.ts'
import type { WordsMatch } from '#contract/catalogue.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { wordsMatchSaid } from '#web/request/words-match.server.ts'
import type { ListedProduct } from './listed-product.ts'
import { type ProductsPlace, productsAddress, productsPlace } from './products-address.ts'

/** A page of beers, how their words were found, and which one is about to be inactivated. */
export type ShownProducts = {
  place: ProductsPlace
  products: ListedProduct[]
  total: number
  totalPages: number
  said: string
  inactivating: ListedProduct | null
}

type List = { products: ListedProduct[]; total: number; totalPages: number; match?: WordsMatch | undefined }

/**
 * A page of a seller's beers, or of those of all.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showProducts(
  context: PageContext,
  url: URL,
  seller?: { id: string },
): Promise<ShownProducts> {
  const asked = productsPlace(url.searchParams)
  const place = { ...asked, id: seller?.id ?? '', q: asked.q.slice(0, SEARCH_MAX_CHARACTERS) }
  const query = { q: place.q, pag: String(place.page) }
  const { match, ...list }: List = seller
    ? await callApi(context, listSellerProducts, { params: { id: seller.id }, query })
    : await callApi(context, findProducts, { query })
  if (place.page > Math.max(list.totalPages, 1)) {
    throw redirect(productsAddress({ ...place, page: list.totalPages || 1 }))
  }
  const named = url.searchParams.get('inactivate')
  const inactivating = list.products.find(({ id, blocked }) => id === named && !blocked) ?? null
  return { place, ...list, said: wordsMatchSaid(match), inactivating }
}
