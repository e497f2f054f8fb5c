import { type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { orderCode } from '#contract/order-code.ts'
import type { ParcelInvoice } from '#contract/parcel-invoices.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { answerPrivateDocument } from '../../features/media/private-documents.ts'
import type { Services } from '../../services.ts'
import { extensionOf } from '../chargebacks/document-kind.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'

/** With the name that its file is kept under, which is told to nobody. */
export type InvoiceFile = ParcelInvoice & { name: string }

/** Whose order it is: its buyer's, of each brewery that has a part in it, and of admins. A condition on `orders`. */
function isOrderOf({ role, id }: SessionUser): SQL {
  if (role === 'Admin') return sql`true`
  if (role === 'Person') return sql`orders.buyer_id = ${id}`
  return sql`EXISTS (SELECT FROM parcels WHERE parcels.order_id = orders.id AND parcels.company_id = ${id})`
}

/** The invoices of an order that somebody may see: a brewery its own. Undefined where the order is none of theirs. */
export async function readInvoices(
  db: Database | Transaction,
  orderId: string,
  caller: SessionUser,
): Promise<InvoiceFile[] | undefined> {
  if (!isUuid(orderId)) return undefined
  const { rows } = await db.execute<{ invoices: InvoiceFile[] }>(sql`
    SELECT coalesce((
      SELECT json_agg(json_build_object('companyId', company_id, 'company', shown_name(company_id), 'type', type,
                                        'bytes', bytes, 'at', at, 'name', name) ORDER BY company_id)
      FROM parcel_invoices
      WHERE order_id = orders.id AND (${caller.role} <> 'Company' OR company_id::text = ${caller.id})), '[]') AS invoices
    FROM orders WHERE orders.id = ${orderId} AND ${isOrderOf(caller)}`)
  return rows[0]?.invoices.map((invoice) => ({ ...invoice, at: new Date(invoice.at).toISOString() }))
}

/** The invoices of an order, to who may see them. Refuses: not-found (to everybody else). */
export async function listInvoices(
  db: Database,
  orderId: string,
  caller: SessionUser,
): Promise<ParcelInvoice[] | Refusal> {
  const invoices = await readInvoices(db, orderId, caller)
  return invoices?.map(({ name: _, ...invoice }) => invoice) ?? refuse('not-found')
}

/** The file of one, to who may see it. Refuses: not-found (to everybody else, and where there is none), media-storage-down. */
export async function getInvoice(
  services: Pick<Services, 'db' | 'mediaStorage' | 'log'>,
  { orderId, companyId }: ParcelId,
  caller: SessionUser,
): Promise<Response | Refusal> {
  const invoices = await readInvoices(services.db, orderId, caller)
  const found = invoices?.find((invoice) => invoice.companyId === companyId.toLowerCase())
  if (!found) return refuse('not-found')
  const { name, type } = found
  const fileName = `lupulo-${orderCode(orderId).toLowerCase()}.${extensionOf(type)}`
  return answerPrivateDocument(services, { name, type, fileName })
}
