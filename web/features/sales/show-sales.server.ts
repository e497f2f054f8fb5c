import { getOwnCommission } from '#contract/commission.ts'
import { getBalance, listSales } from '#contract/sales.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/**
 * A page of what a company sold, how its account with the shop stands, and what the shop keeps of its sales; the nearest page
 * there is where the address names another.
 * @param isOwn a seller reads on their page of payouts how their account stands: here they are not told it again
 */
export async function showSales(
  context: PageContext,
  companyId: string,
  asked: string | null,
  { isOwn = false } = {},
) {
  const wanted = /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1
  const params = { companyId }
  const read = (pag: number) => callApi(context, listSales, { params, query: { pag: String(pag) } })
  const [list, account, commission] = await Promise.all([
    read(wanted),
    isOwn ? null : callApi(context, getBalance, { params }),
    callApi(context, getOwnCommission, { params: { id: companyId } }),
  ])
  const page = Math.max(1, Math.min(wanted, list.totalPages))
  return {
    balances: account?.balances ?? null,
    commission,
    page,
    ...(page === wanted ? list : await read(page)),
  }
}
