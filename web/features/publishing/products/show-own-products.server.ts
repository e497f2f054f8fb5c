import { data, redirect } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { listOwnProducts, type OwnProduct } from '#contract/own-products.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { wordsMatchSaid } from '#web/request/words-match.server.ts'
import { productsAddress, productsPlace } from './products-place.ts'

const NOTHING = {
  products: [] as OwnProduct[],
  total: 0,
  totalPages: 0,
  counts: { on: 0, 'sold-out': 0, off: 0, past: 0, blocked: 0, archived: 0, ending: 0 },
}

/**
 * A page of a brewery's table of beers, and how its words were found; where they cannot be looked for just now, why.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showOwnProducts(context: PageContext, companyId: string, url: URL) {
  const asked = productsPlace(companyId, url.searchParams)
  const place = { ...asked, q: asked.q.slice(0, SEARCH_MAX_CHARACTERS) }
  const { q, state, sort, down, page } = place
  const answer = await tryApi(context, listOwnProducts, {
    params: { id: companyId },
    query: { q, state, sort, dir: sort && (down ? 'desc' : 'asc'), pag: String(page) },
  })
  if (!answer.ok && !q) throw data(answer.error, { status: answer.status })
  if (!answer.ok) return { place, said: '', failed: answer.error.message, ...NOTHING }
  const { match, ...list } = answer.value
  if (page > Math.max(list.totalPages, 1))
    throw redirect(productsAddress({ ...place, page: list.totalPages || 1 }))
  return { place, said: wordsMatchSaid(match), failed: '', ...list }
}
