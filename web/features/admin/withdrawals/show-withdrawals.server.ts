import { redirect } from 'react-router'
import { listWithdrawals } from '#contract/withdrawals.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { withdrawalsAddress, withdrawalsPlace } from './withdrawals-place.ts'

/**
 * A page of withdrawals.
 * @throws a redirect to the last page when the address names one behind it: the last one there was just closed
 */
export async function showWithdrawals(context: PageContext, { searchParams }: URL) {
  const place = withdrawalsPlace(searchParams)
  const { state, q, page } = place
  const list = await callApi(context, listWithdrawals, { query: { state, q, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(withdrawalsAddress({ ...place, page: list.totalPages || 1 }))
  }
  return { ...list, place, timeZone: context.get(pageRequest).settings.timeZone }
}
