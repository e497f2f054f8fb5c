import { randomBytes } from 'node:crypto'
import { parcelInvoices, pictures } from '#database/schema.ts'
import type { Services } from '#server/services.ts'

/** How a file begins that is a PDF. */
export const A_PDF = '%PDF-1.7 una factura'

/** The invoice of a parcel, with its file in the storage. Answers the file's name. */
export async function anInvoice(
  { db, mediaStorage }: Pick<Services, 'db' | 'mediaStorage'>,
  parcel: { orderId: string; companyId: string },
): Promise<string> {
  const name = `document-${randomBytes(16).toString('base64url')}.pdf`
  const bytes = A_PDF.length
  await mediaStorage.put(name, Buffer.from(A_PDF), 'application/pdf')
  await db.insert(pictures).values({ name, bytes })
  await db
    .insert(parcelInvoices)
    .values({ ...parcel, name, bytes, type: 'application/pdf' })
    .onConflictDoUpdate({ target: [parcelInvoices.orderId, parcelInvoices.companyId], set: { name } })
  return name
}

/** The form that attaches one, as the call takes it. */
export function anInvoiceForm(content: string | Uint8Array<ArrayBuffer> = A_PDF): FormData {
  const form = new FormData()
  form.set('file', new Blob([content]), 'factura.pdf')
  return form
}
