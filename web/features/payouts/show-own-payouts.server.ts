import { redirect } from 'react-router'
import { PAYOUT_SORTS } from '#contract/payout-sorts.ts'
import { getCompany } from '#contract/profiles.ts'
import { getBalance, listPayouts } from '#contract/sales.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { payoutsAddress } from '#web/request/payouts-address.ts'
import { sortIn } from '#web/request/sort-in.ts'
import { whosePayouts } from './whose-payouts.server.ts'

/**
 * How a company stands with the shop and a page of what it was paid, newest first unless it is said; to admins also its name.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showOwnPayouts(context: PageContext, id: string, { searchParams }: URL) {
  const { companyId, ofAdmin } = whosePayouts(context, id)
  const said = searchParams.get('pag') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1
  const sorted = sortIn(searchParams, PAYOUT_SORTS)
  const [list, { balances, hasPayoutAccount }, company] = await Promise.all([
    callApi(context, listPayouts, { query: { companyId, ...sorted, pag: String(page) } }),
    callApi(context, getBalance, { params: { companyId } }),
    ofAdmin ? callApi(context, getCompany, { params: { id: companyId } }) : undefined,
  ])
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(payoutsAddress(companyId, list.totalPages || 1, sorted))
  }
  const { timeZone } = context.get(pageRequest).settings
  return { ...list, sorted, balances, hasPayoutAccount, companyId, company: company?.company, page, timeZone }
}

export type OwnPayout = Awaited<ReturnType<typeof showOwnPayouts>>['payouts'][number]
