import { redirect } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { debtText } from '#contract/charge-text.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { OWED_SORTS } from '#contract/payout-sorts.ts'
import { listOwed } from '#contract/payouts.ts'
import { dayWords } from '#contract/texts/days.ts'
import { localeNow } from '#contract/texts/language.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { sortIn } from '#web/request/sort-in.ts'
import { addressOf, pageIn } from '../list-place.ts'
import { joinPending } from './join-pending.ts'

type Sums = ResponseOf<typeof listOwed>['sums']

/**
 * A page of the companies that are owed something, with the shop's days in words.
 * @throws a redirect to the last page when the address names one behind it: who stood there was just paid
 */
export async function showOwed(context: PageContext, { searchParams }: URL) {
  const [q, page] = [searchParams.get('q') ?? '', pageIn(searchParams)]
  const sorted = sortIn(searchParams, OWED_SORTS)
  const list = await callApi(context, listOwed, { query: { q, ...sorted, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(addressOf('/admin/payouts', { q, ...sorted }, list.totalPages || 1))
  }
  const { timeZone } = context.get(pageRequest).settings
  const dayOf = (instant: string | undefined) => (instant ? dayWords(dayAt(new Date(instant), timeZone)) : '')
  const companies = list.companies.map((company) => ({
    ...company,
    oldestDay: dayOf(company.oldestSale ?? undefined),
    lastDay: dayOf(company.lastPayout?.date),
  }))
  const isNobodyPayable = companies.length > 1 && companies.every(({ hasAccount }) => !hasAccount)
  return {
    ...list,
    companies: joinPending(companies),
    isNobodyPayable,
    said: sumsInWords(list.sums),
    q,
    sorted,
    page,
  }
}

/** What all are owed together, owe back, and have still to send: of each currency its own, in a list; empty where it is nothing. */
function sumsInWords(sums: Sums): { owed: string; back: string; pending: string } {
  const list = new Intl.ListFormat(localeNow(), { type: 'conjunction' })
  const inWords = (amountOf: (sum: Sums[number]) => number) =>
    list.format(sums.filter((sum) => amountOf(sum) > 0).map((sum) => debtText(amountOf(sum), sum.currency)))
  return {
    owed: inWords(({ owed }) => owed) || debtText(0, sums[0]?.currency ?? 'USD'),
    back: inWords(({ owedBack }) => -owedBack),
    pending: inWords(({ pending }) => pending),
  }
}

export type OwedCompany = Awaited<ReturnType<typeof showOwed>>['companies'][number]
