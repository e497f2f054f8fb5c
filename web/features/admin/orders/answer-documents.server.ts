import { data, redirect } from 'react-router'
import { documentChargeback } from '#contract/chargebacks.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { orderAddress } from './order-steps.ts'

/**
 * Hands the files of the form in against a chargeback and shows the order anew, which says whether the provider has them;
 * otherwise why they were not taken.
 */
export async function answerDocuments(
  context: PageContext,
  form: FormData,
  { orderId, chargebackId, key }: { orderId: string; chargebackId: string; key: string },
) {
  const notTaken = (message: string, status: number) =>
    data({ step: 'document' as const, message, wrong: undefined, typed: '' }, { status })
  // A file input that was left alone sends a file without a name and without content.
  const files = form
    .getAll('files')
    .filter((each) => each instanceof File && (each.name || each.size)) as File[]
  if (!files.length) return notTaken(textOf(formTexts.required), 400)
  const answer = await tryApi(context, documentChargeback, {
    params: { id: chargebackId },
    body: { key, files },
  })
  if (!answer.ok) return notTaken(answer.error.message, answer.status)
  const { state } = answer.value
  if (state !== 'failed') {
    leaveFlash(context, {
      kind: 'success',
      code: state === 'done' ? 'adminOrder.documentsDone' : 'adminOrder.documentsDue',
    })
  }
  return redirect(orderAddress(orderId), 303)
}
