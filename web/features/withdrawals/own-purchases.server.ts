import { getBuyer } from '#contract/identity.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import { listPurchases, type Purchase, purchasesIn } from '#contract/purchases.ts'
import { callApi, tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { momentDay } from '#web/ui/moment-words.ts'

/** A purchase by which its buyer knows it. */
export type OwnPurchaseChoice = { id: string; code: string; day: string; total: string }

/** What is known of a buyer who is logged in: their e-mail, and the newest orders that they paid for. Of everybody else nothing. */
export async function ownPurchases(
  context: PageContext,
): Promise<{ email: string; choices: OwnPurchaseChoice[] }> {
  const user = await sessionUser(context)
  if (user?.role !== 'Person') return { email: '', choices: [] }
  const [own, list] = await Promise.all([
    tryApi(context, getBuyer, { params: { id: user.id } }),
    callApi(context, listPurchases, { query: { userPersonId: user.id, pag: '1' } }),
  ])
  const paid = purchasesIn(list).filter(({ state }) => state === 'paid')
  return { email: own.ok ? own.value.email : '', choices: paid.map(choiceOf(context)) }
}

/** The purchase of a buyer who is logged in that has this code; undefined where they have none. */
export async function ownPurchase(
  context: PageContext,
  code: string,
): Promise<OwnPurchaseChoice | undefined> {
  const user = await sessionUser(context)
  if (user?.role !== 'Person') return undefined
  const list = await callApi(context, listPurchases, { query: { userPersonId: user.id, q: code, pag: '1' } })
  return purchasesIn(list)
    .filter(({ id }) => orderCode(id) === code)
    .map(choiceOf(context))[0]
}

function choiceOf(context: PageContext) {
  const dayOf = momentDay(context.get(pageRequest).settings.timeZone)
  return ({ id, date, totalPrice }: Purchase): OwnPurchaseChoice => ({
    id,
    code: orderCode(id),
    day: dayOf(date),
    total: priceText(centsFromDollars(totalPrice)),
  })
}
