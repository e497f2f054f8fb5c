import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { answerParcel } from './answer-parcel.server.ts'
import { answerInvoice } from './invoice/answer-invoice.server.ts'
import { backAddress, invoiceStepOf, parcelAddress, stepOf } from './parcels-address.ts'
import { answerShort } from './short/answer-short.server.ts'
import { placeOf } from './show-parcels.server.ts'

/** Does what a form of a parcel's page was sent for, as its address says: to its invoice or to the parcel itself. */
export async function answerPage(
  context: PageContext,
  form: FormData,
  query: URLSearchParams,
  orderId: string,
) {
  const companyId = context.get(signedIn).id
  const parcel = { orderId, companyId }
  const at = placeOf(companyId, query)
  const here = parcelAddress(orderId, at)
  const invoiceStep = invoiceStepOf(query)
  if (invoiceStep) return answerInvoice(context, form, { step: invoiceStep, params: parcel, backTo: here })
  const step = stepOf(query)
  if (!step) throw malformedForm({})
  if (step === 'short') return answerShort(context, form, { ...parcel, backTo: here })
  return answerParcel(context, form, { ...parcel, step, backTo: backAddress(at) })
}
