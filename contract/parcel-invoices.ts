import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { DOCUMENT_TYPES, INVOICE_MAX_BYTES, INVOICE_MAX_MEGABYTES } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** The invoice that a brewery made out for what it sold in an order, as a file of its own: one a parcel. Instants are ISO. */

/** What stands around the file in the form: boundaries, the file’s own name. */
const FORM_OVERHEAD_BYTES = 64 * 1024

const params = z.object({ orderId: z.string(), companyId: z.string() })

const parcelInvoice = z.object({
  companyId: uuid,
  company: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  bytes: z.number(),
  at: z.string().describe('When this file was attached'),
})
export type ParcelInvoice = z.output<typeof parcelInvoice>

export const attachParcelInvoice = endpoint({
  method: 'POST',
  path: '/orders/{orderId}/parcels/{companyId}/invoice',
  summary: `Attaches a brewery’s invoice to its part of a paid order: a PDF, JPEG or PNG up to ${INVOICE_MAX_MEGABYTES} MB, kept as it is. One that is there already is replaced. Its buyer is mailed of the first alone. 404 to everybody else; 409 once the buyer deleted their account.`,
  access: ['Company'],
  params,
  body: z.strictObject({ file: z.file(said(formTexts.required)) }),
  encoding: 'multipart',
  maxBody: { bytes: INVOICE_MAX_BYTES + FORM_OVERHEAD_BYTES, tooLarge: 'invoice-too-large' },
  response: parcelInvoice,
  status: 201,
})

export const removeParcelInvoice = endpoint({
  method: 'DELETE',
  path: '/orders/{orderId}/parcels/{companyId}/invoice',
  summary:
    'Takes a brewery’s invoice away again; where there is none, nothing changes. 404 to everybody else.',
  access: ['Company'],
  params,
  response: z.object({ removed: z.boolean() }),
  status: 200,
})

export const listOrderInvoices = endpoint({
  method: 'GET',
  path: '/orders/{orderId}/invoices',
  summary:
    'The invoices of an order: all to its buyer and admins, its own to a brewery that has a part in it; the same 404 for everybody else.',
  access: ['Person', 'Company', 'Admin'],
  params: z.object({ orderId: z.string() }),
  response: z.array(parcelInvoice),
  status: 200,
})

export const getParcelInvoice = endpoint({
  method: 'GET',
  path: '/orders/{orderId}/parcels/{companyId}/invoice',
  summary:
    'The file of a brewery’s invoice, to be saved: for its buyer, the brewery and admins, and kept by no cache; the same 404 for everybody else.',
  access: ['Person', 'Company', 'Admin'],
  params,
  response: z.custom<Response>(),
  answers: 'document',
  status: 200,
})
