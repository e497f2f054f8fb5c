import { redirect } from 'react-router'
import { deliverParcel, handOver, shipment, shipParcel } from '#contract/parcels.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import type { ParcelStep } from './parcels-address.ts'

/** What a form does to which parcel, and where its page stands that one is led to once it is done. */
type Asked = { step: Exclude<ParcelStep, 'short'>; companyId: string; orderId: string; backTo: string }

/** Sends or hands over a parcel, and leads back to its page; otherwise what its form is to say. */
export async function answerParcel(
  context: PageContext,
  form: FormData,
  { step, companyId, orderId, backTo }: Asked,
) {
  const params = { id: companyId, orderId }
  const refusal =
    step === 'ship'
      ? await answerEdit(form, {
          schema: shipment,
          save: (body) => tryApi(context, shipParcel, { params, body }),
          secrets: [],
        })
      : await answerEdit(form, {
          schema: handOver,
          save: (body) => tryApi(context, deliverParcel, { params, body }),
          secrets: [],
        })
  if (refusal) return refusal
  const code = step === 'ship' ? 'parcels.shipDone' : 'parcels.deliverDone'
  leaveFlash(context, { kind: 'success', code })
  return redirect(backTo, 303)
}

/** What a parcel's form is to say when nothing became of it. */
export type ParcelAnswer = Extract<Awaited<ReturnType<typeof answerParcel>>, { data: unknown }>['data']
