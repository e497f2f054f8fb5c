import { listPurchases } from '#contract/purchases.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { pageOf } from './my-shop-address.ts'

/**
 * A page of everybody's purchases, or of one buyer's; the nearest page there is where the address names another.
 * @param asked the page as the address says it
 * @param q words that all of them hold
 */
export async function showPurchases(context: PageContext, asked: string | null, userPersonId = '', q = '') {
  const wanted = pageOf(new URLSearchParams({ pag: asked ?? '' }))
  const read = async (pag: number) => {
    const answer = await callApi(context, listPurchases, { query: { userPersonId, q, pag: String(pag) } })
    if (Array.isArray(answer)) throw new Error('A page of purchases was asked for.')
    return answer
  }
  const list = await read(wanted)
  const page = Math.max(1, Math.min(wanted, list.totalPages))
  return { page, ...(page === wanted ? list : await read(page)) }
}
