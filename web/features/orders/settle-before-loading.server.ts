import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import type { ResponseOf } from '#contract/endpoint.ts'
import { settleReturn } from '#contract/orders.ts'
import { type ApiAnswer, tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { shownOutcome } from './shown-outcome.ts'

type Settled = { answer: ApiAnswer<ResponseOf<typeof settleReturn>>; paymentId: string | null }

const settled = createContext<Settled | null>(null)

/** A hint of the address, when it is short enough to be one. */
function hint(url: URL, name: string): string | undefined {
  const value = url.searchParams.get(name)
  return value && value.length <= 64 ? value : undefined
}

/**
 * A buyer is back from the payment page: settles what can be settled before any loader runs, so that the whole page,
 * its cart too, shows how things stand afterwards.
 */
export const settleBeforeLoading: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const user = await sessionUser(context)
  // Who sees the shop as a buyer settles nothing: how it stands is in their purchases.
  if (user?.seeing) throw redirect('/myShop')
  if (user?.role === 'Person') {
    const paymentId = hint(url, 'payment_id')
    const body = { payment_id: paymentId, external_reference: hint(url, 'external_reference') }
    const answer = await tryApi(context, settleReturn, { body })
    context.set(settled, { answer, paymentId: paymentId ?? null })
  }
  return next()
}

/** What the outcome page at this path shows its buyer, after settleBeforeLoading. */
export function loadOutcome(context: PageContext, path: Parameters<typeof shownOutcome>[0]) {
  const { answer, paymentId } = context.get(settled)!
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { orderId, outcome, heldUntil, rejectedBecause } = answer.value
  const { timeZone } = context.get(pageRequest).settings
  // The provider writes 'null' where it knows of no payment.
  const isPaymentNamed = paymentId !== null && paymentId !== 'null'
  const shown = shownOutcome(path, outcome, isPaymentNamed)
  return { shown, paymentId, orderId, heldUntil, rejectedBecause, timeZone }
}
