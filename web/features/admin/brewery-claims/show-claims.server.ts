import { redirect } from 'react-router'
import { listBreweryClaims } from '#contract/brewery-claims.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { decisionPlace } from '../decision-place.ts'
import { claimsAddress } from './claims-address.ts'

/**
 * A page of who claims breweries.
 * @throws a redirect to the last page when the address names one behind it: the last one there was just decided
 */
export async function showClaims(context: PageContext, { searchParams }: URL) {
  const place = decisionPlace(searchParams)
  const { state, page } = place
  const list = await callApi(context, listBreweryClaims, { query: { state, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(claimsAddress({ ...place, page: list.totalPages || 1 }))
  }
  return { ...list, place, timeZone: context.get(pageRequest).settings.timeZone }
}
