import type { SessionUser } from '#contract/identity.ts'
import { listPurchases, purchasesIn } from '#contract/purchases.ts'
import { localeNow } from '#contract/texts/language.ts'
import { tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'

/** The purchase that a buyer asks for help with, in words; null for what is none of theirs. */
export async function ownPurchase(context: PageContext, user: SessionUser | null, id: string | null) {
  if (!id || user?.role !== 'Person') return null
  const found = await tryApi(context, listPurchases, { query: { userPersonId: user.id, id } })
  const [purchase] = found.ok ? purchasesIn(found.value) : []
  if (!purchase) return null
  const { timeZone } = context.get(pageRequest).settings
  const date = new Intl.DateTimeFormat(localeNow(), {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(purchase.date))
  return { id: purchase.id, code: purchase.id.slice(-8).toUpperCase(), date }
}
