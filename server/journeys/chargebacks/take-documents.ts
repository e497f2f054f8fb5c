import { eq, sql } from 'drizzle-orm'
import type { documentChargeback as call } from '#contract/chargebacks.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { DOCUMENTS_MAX_BYTES } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { chargebackDocuments, chargebacks, chargebackUploads, orders } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { cutText } from '../../cut-text.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { documentKind } from './document-kind.ts'
import { sendDocuments } from './send-documents.ts'

const NAME_CHARACTERS = 200

type Document = { place: number; name: string; type: string; bytes: number; content: Buffer }

/**
 * Takes an admin's documents against a chargeback and sends them on at once; while the provider does not answer they wait, and
 * are sent again. The key is the upload's id: a second click finds the first's, and nothing is sent twice.
 *
 * Refuses: document-kind-refused, documents-too-large, not-found, key-reused, chargeback-over, documents-too-late.
 */
export async function takeDocuments(
  services: OrdersServices,
  chargebackId: string,
  { key, files }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(chargebackId)) return refuse('not-found')
  const documents = await readDocuments(files)
  if (isRefusal(documents)) return documents
  const kept = await services.db.transaction((tx) => keep(tx, chargebackId, key, documents, actor))
  if (isRefusal(kept)) return kept
  await sendDocuments(services, key)
  const [upload] = await services.db.select().from(chargebackUploads).where(eq(chargebackUploads.id, key))
  return { uploadId: key, state: upload!.state, lastError: upload!.lastError }
}

async function readDocuments(files: File[]): Promise<Document[] | Refusal> {
  if (files.reduce((sum, { size }) => sum + size, 0) > DOCUMENTS_MAX_BYTES) {
    return refuse('documents-too-large')
  }
  const documents: Document[] = []
  for (const [place, file] of files.entries()) {
    const content = Buffer.from(await file.arrayBuffer())
    const name = cutText(file.name.replace(/\p{C}/gu, ''), NAME_CHARACTERS)
    const kind = documentKind(content)
    if (!kind) return refuse('document-kind-refused', { name })
    documents.push({ place, name, type: kind.type, bytes: content.byteLength, content })
  }
  return documents
}

/** The caller of a second click waits here for the first. */
async function keep(
  tx: Transaction,
  chargebackId: string,
  key: string,
  documents: Document[],
  actor: Actor,
): Promise<undefined | Refusal> {
  const [found] = await tx
    .select({
      state: chargebacks.state,
      orderId: chargebacks.orderId,
      buyerId: orders.buyerId,
      isLate: sql<boolean>`coalesce(${chargebacks.documentsUntil} < now(), false)`,
    })
    .from(chargebacks)
    .innerJoin(orders, eq(orders.id, chargebacks.orderId))
    .where(eq(chargebacks.id, chargebackId))
    .for('update', { of: chargebacks })
  if (!found) return refuse('not-found')
  const [known] = await tx.select().from(chargebackUploads).where(eq(chargebackUploads.id, key))
  if (known) return known.chargebackId === chargebackId ? undefined : refuse('key-reused')
  if (found.state !== 'open') return refuse('chargeback-over')
  if (found.isLate) return refuse('documents-too-late')
  await tx.insert(chargebackUploads).values({ id: key, chargebackId })
  await tx.insert(chargebackDocuments).values(documents.map((each) => ({ uploadId: key, ...each })))
  await recordAudit(tx, actor, {
    action: 'chargeback-documented',
    subject: { kind: 'order', id: found.orderId, userId: found.buyerId },
    facts: { documents: documents.length },
  })
}
