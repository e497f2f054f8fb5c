import { redirect } from 'react-router'
import { listSellerProducts } from '#contract/admin-products.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { productsAddress, productsPlace } from './products-address.ts'

/**
 * A page of a seller's beers, and which one is about to be inactivated.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showProducts(context: PageContext, url: URL, seller: { id: string }) {
  const asked = productsPlace(url.searchParams)
  const place = { ...asked, id: seller.id, q: asked.q.slice(0, SEARCH_MAX_CHARACTERS) }
  const list = await callApi(context, listSellerProducts, {
    params: { id: seller.id },
    query: { q: place.q, pag: String(place.page) },
  })
  if (place.page > Math.max(list.totalPages, 1)) {
    throw redirect(productsAddress({ ...place, page: list.totalPages || 1 }))
  }
  const named = url.searchParams.get('inactivate')
  const inactivating = list.products.find(({ id, blocked }) => id === named && !blocked) ?? null
  return { place, ...list, inactivating }
}
