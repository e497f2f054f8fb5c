import { redirect } from 'react-router'
import { listPayoutRuns } from '#contract/payout-runs.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { addressOf, pageIn } from '../../list-place.ts'
import { RUNS } from './run-address.ts'

/**
 * A page of the payout runs, newest first, and the draft that is there, if any.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showRuns(context: PageContext, { searchParams }: URL) {
  const page = pageIn(searchParams)
  const list = await callApi(context, listPayoutRuns, { query: { pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) throw redirect(addressOf(RUNS, {}, list.totalPages || 1))
  const { timeZone } = context.get(pageRequest).settings
  return { ...list, page, timeZone }
}
