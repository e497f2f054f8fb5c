import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { INVOICE_MAX_BYTES } from '#contract/limits.ts'
import type { ParcelInvoice } from '#contract/parcel-invoices.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { parcelInvoices, users } from '#database/schema.ts'
import { keepPrivateDocument } from '../../features/media/private-documents.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { documentKind } from '../chargebacks/document-kind.ts'
import { lockParcel, type ParcelId } from '../parcels/lock-parcel.ts'
import { type InvoiceFile, readInvoices } from './read-invoices.ts'
import { takeAway } from './take-away.ts'

type Attaching = { caller: SessionUser; address: string }

/**
 * Attaches a brewery's invoice to its parcel; the one before goes with its file. The buyer is mailed of the first alone, by the key
 * of that mail. The file is kept before anything is locked: what is refused afterwards leaves it to the sweep.
 *
 * @param address of the peer, whose uploads of an hour are counted
 * Refuses: not-found (also to who has no such parcel), buyer-gone, too-many-requests, invoice-too-large, invoice-kind-refused,
 * media-storage-down.
 */
export async function attachInvoice(
  services: Services,
  id: ParcelId,
  file: File,
  { caller, address }: Attaching,
): Promise<ParcelInvoice | Refusal> {
  const { db, jobs, media, rateLimits } = services
  const own = await readInvoices(db, id.orderId, caller)
  if (!own || id.companyId.toLowerCase() !== caller.id) return refuse('not-found')
  const tooMany = await rateLimits.take('upload', address)
  if (tooMany) return tooMany
  if (file.size > INVOICE_MAX_BYTES) return refuse('invoice-too-large')
  const content = Buffer.from(await file.arrayBuffer())
  const kind = documentKind(content)
  if (!kind) return refuse('invoice-kind-refused')
  const name = await keepPrivateDocument(services, content, kind)
  if (isRefusal(name)) return name

  return inTransaction(db, async (tx) => {
    // Accounts that are being deleted hold their user, and a buyer their orders: nothing is attached afterwards.
    if (!(await isThere(tx, caller.id))) return refuse('not-found')
    const parcel = await lockParcel(tx, id)
    if (!parcel) return refuse('not-found')
    const email = await emailOfBuyer(tx, parcel.order.buyerId)
    if (email === undefined) return refuse('buyer-gone')
    if (!(await media.claimPrivate(tx, [name]))) return refuse('media-storage-down')
    const { orderId, companyId } = id
    const isOne = sql`order_id = ${orderId} AND company_id = ${companyId}`
    await takeAway(tx, isOne)
    await tx
      .insert(parcelInvoices)
      .values({ orderId, companyId, name, type: kind.type, bytes: content.byteLength })
    await putInOutbox(tx, jobs, {
      dedupeKey: `invoice-attached:${orderId}:${companyId}`.toLowerCase(),
      kind: 'invoice-attached',
      recipient: email,
      payload: { orderId, companyId },
    })
    const [{ name: _, ...attached }] = (await readInvoices(tx, orderId, caller)) as [InvoiceFile]
    return attached
  })
}

async function isThere(tx: Transaction, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM users JOIN companies ON companies.user_id = users.id
    WHERE companies.id = ${companyId} AND users.deleted_at IS NULL FOR SHARE OF users`)
  return rows.length > 0
}

async function emailOfBuyer(tx: Transaction, buyerId: string): Promise<string | undefined> {
  const [buyer] = await tx.select().from(users).where(eq(users.id, buyerId))
  return buyer && !buyer.deletedAt ? buyer.email : undefined
}
