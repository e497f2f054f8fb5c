import { data, redirect } from 'react-router'
import { attachParcelInvoice, removeParcelInvoice } from '#contract/parcel-invoices.ts'
import * as importTexts from '#contract/texts/import.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import type { InvoiceStep } from '../parcels-address.ts'

type Asked = { step: InvoiceStep; params: { orderId: string; companyId: string }; backTo: string }

/** Attaches the file of an invoice's form, or takes the invoice away, and leads back to its parcel; otherwise why not. */
export async function answerInvoice(context: PageContext, form: FormData, { step, params, backTo }: Asked) {
  const file = form.get('file')
  // A file input that was left alone sends a file without a name and without content.
  const isChosen = file instanceof File && (file.name !== '' || file.size > 0)
  if (step === 'invoice' && !isChosen) {
    return data({ invoice: textOf(importTexts.fileMissing) }, { status: 400 })
  }
  const answer =
    step === 'invoice'
      ? await tryApi(context, attachParcelInvoice, { params, body: { file: file as File } })
      : await tryApi(context, removeParcelInvoice, { params })
  if (!answer.ok) return data({ invoice: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: step === 'invoice' ? 'invoice.attached' : 'invoice.removed' })
  return redirect(`${backTo}#invoice`, 303)
}
