import { data, redirect } from 'react-router'
import { liftWarning } from '#contract/disputes.ts'
import { cancelOpenOrder, closeReview, refundOrder, retryRefund } from '#contract/order-desk.ts'

import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import type { Toast } from '#web/request/toasts.ts'
import { answerDocuments } from './answer-documents.server.ts'
import { type OrderStep, orderAddress, stepOf } from './order-steps.ts'

const DONE: Record<Exclude<OrderStep['step'], 'document'>, Toast> = {
  refund: 'adminOrder.refundDone',
  'refund-all': 'adminOrder.refundDone',
  cancel: 'adminOrder.cancelDone',
  close: 'adminOrder.closeDone',
  lift: 'adminOrder.liftDone',
  retry: 'adminOrder.retryDone',
}

/**
 * Takes the step that the form's address names and shows the order anew; otherwise why not: in the API's words, what is
 * wrong with the reason, and what was typed.
 * @throws 400 for an address that names none
 */
export async function answerOrder(
  context: PageContext,
  form: FormData,
  { orderId, url }: { orderId: string; url: URL },
) {
  // The sheet's own address always says its key: without one nothing tells a second click from a second refund.
  const step = stepOf(url.searchParams, '')
  if (!step) throw malformedForm({})
  // Browsers send a line's end as two characters and count it as one.
  const typed = typedText(form, 'reason')
  if (step.step === 'document') return answerDocuments(context, form, { ...step, orderId })
  const answer = await takeStep(context, orderId, step, typed)
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data({ step: step.step, message, wrong: fields?.reason, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: DONE[step.step] })
  return redirect(orderAddress(orderId), 303)
}

function takeStep(
  context: PageContext,
  orderId: string,
  step: Exclude<OrderStep, { step: 'document' }>,
  reason: string,
) {
  const params = { id: orderId }
  switch (step.step) {
    case 'cancel':
      return tryApi(context, cancelOpenOrder, { params, body: { reason } })
    case 'close':
      return tryApi(context, closeReview, { params, body: { reason } })
    case 'lift':
      return tryApi(context, liftWarning, { params, body: { reason } })
    case 'retry':
      return tryApi(context, retryRefund, { params: { id: step.refundId } })
    case 'refund-all': {
      const { key, restock } = step
      return tryApi(context, refundOrder, { params, body: { key, restock, reason } })
    }
    case 'refund': {
      const { key, restock, units } = step
      const lines = [...units].map(([ProductId, quantity]) => ({ ProductId, quantity }))
      return tryApi(context, refundOrder, { params, body: { key, lines, restock, reason } })
    }
  }
}
