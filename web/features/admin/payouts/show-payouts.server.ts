import { redirect } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { PAYOUT_SORTS } from '#contract/payout-sorts.ts'
import { listPayouts } from '#contract/sales.ts'
import { dayWords } from '#contract/texts/days.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { sortIn } from '#web/request/sort-in.ts'
import { addressOf, pageIn } from '../list-place.ts'

/**
 * A page of what was paid to companies, with the shop's days in words.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showPayouts(context: PageContext, { searchParams }: URL) {
  const [q, companyId] = [searchParams.get('q') ?? '', searchParams.get('companyId') ?? '']
  const page = pageIn(searchParams)
  const sorted = sortIn(searchParams, PAYOUT_SORTS)
  const query = { q, companyId, ...sorted, pag: String(page) }
  const list = await callApi(context, listPayouts, { query })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(addressOf('/admin/payouts/history', { q, companyId, ...sorted }, list.totalPages || 1))
  }
  return { ...list, payouts: withDays(context, list.payouts), q, companyId, sorted, page }
}

/** What was paid to one company last. */
export async function showLastPayouts(context: PageContext, companyId: string) {
  const { payouts, total } = await callApi(context, listPayouts, { query: { companyId } })
  return { payouts: withDays(context, payouts.slice(0, SHOWN)), total }
}

const SHOWN = 5

function withDays<Paid extends { date: string }>(context: PageContext, payouts: Paid[]) {
  const { timeZone } = context.get(pageRequest).settings
  return payouts.map((payout) => ({
    ...payout,
    day: dayWords(dayAt(new Date(payout.date), timeZone)),
  }))
}

export type ShownPayout = Awaited<ReturnType<typeof showPayouts>>['payouts'][number]
