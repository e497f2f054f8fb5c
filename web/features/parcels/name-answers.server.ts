import type { ResponseOf } from '#contract/endpoint.ts'
import { orderCode } from '#contract/order-code.ts'
import { listParcels, type shipParcels } from '#contract/parcels.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/**
 * What became of parcels that left together, each called as people call it. Recipients are read afterwards: of one that was
 * cancelled meanwhile nobody is told any more.
 */
export async function nameAnswers(
  context: PageContext,
  companyId: string,
  answers: ResponseOf<typeof shipParcels>['parcels'],
) {
  const query = { orders: answers.map(({ orderId }) => orderId).join() }
  const { parcels } = await callApi(context, listParcels, { params: { id: companyId }, query })
  const recipients = new Map(parcels.map(({ orderId, recipient }) => [orderId, recipient]))
  return answers.map(({ orderId, outcome, code, message }) => ({
    ...{ orderId, outcome },
    code: orderCode(orderId),
    recipient: recipients.get(orderId) ?? '',
    why: code === 'parcel-warned' ? textOf(parcelBatchTexts.openAlone, { why: message }) : message,
  }))
}

export type NamedAnswer = Awaited<ReturnType<typeof nameAnswers>>[number]
