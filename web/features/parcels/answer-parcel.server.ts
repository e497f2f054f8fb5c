import { redirect } from 'react-router'
import { deliverParcel, handOver, shipment, shipParcel } from '#contract/parcels.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, readForm } from '#web/request/read-form.ts'
import { parcelsAddress, stepOf } from './parcels-address.ts'
import { placeOf } from './show-parcels.server.ts'

/**
 * Does to a parcel what the address of its form names, and leads back to the list; otherwise what the form is to say.
 * @throws 400 for an address that names nothing
 */
export async function answerParcel(context: PageContext, request: Request, companyId: string, url: URL) {
  const asked = stepOf(url.searchParams)
  if (!asked) throw malformedForm({})
  const form = await readForm(request)
  const params = { id: companyId, orderId: asked.orderId }
  const refusal =
    asked.step === 'ship'
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
  const code = asked.step === 'ship' ? 'parcels.shipDone' : 'parcels.deliverDone'
  leaveFlash(context, { kind: 'success', code })
  return redirect(parcelsAddress(placeOf(companyId, url.searchParams)), 303)
}

/** What a parcel's form is to say when nothing became of it. */
export type ParcelAnswer = Extract<Awaited<ReturnType<typeof answerParcel>>, { data: unknown }>['data']
