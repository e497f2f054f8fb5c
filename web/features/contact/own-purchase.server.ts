import type { SessionUser } from '#contract/identity.ts'
import { orderCode } from '#contract/order-code.ts'
import { listPurchases, purchasesIn } from '#contract/purchases.ts'
import { tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentDay } from '#web/ui/moment-words.ts'

/** The purchase that a buyer asks for help with, in words; null for what is none of theirs. */
export async function ownPurchase(context: PageContext, user: SessionUser | null, id: string | null) {
  if (!id || user?.role !== 'Person') return null
  const found = await tryApi(context, listPurchases, { query: { userPersonId: user.id, id } })
  const [purchase] = found.ok ? purchasesIn(found.value) : []
  if (!purchase) return null
  const { timeZone } = context.get(pageRequest).settings
  const date = momentDay(timeZone)(purchase.date)
  return { id: purchase.id, code: orderCode(purchase.id), date }
}
