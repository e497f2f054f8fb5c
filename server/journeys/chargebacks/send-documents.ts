import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { chargebackDocuments } from '#database/schema.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import {
  isProviderFailure,
  type ProviderChargeback,
  type ProviderFailure,
} from '../../ports/payment-provider.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { applyChargeback } from './apply-chargeback.ts'
import { extensionOf } from './document-kind.ts'
import { finishDocuments } from './finish-documents.ts'

/** What stays wrong however often it is repeated: the provider understood and said no. */
const FOR_GOOD = new Set([400, 404, 409, 413, 415, 422])

type Claimed = { chargebackId: string; isUnknown: boolean }

/**
 * Sends an upload's documents to the provider, unless that was done, another process is at it, or the provider does not know
 * the chargeback yet. An attempt without an answer is unknown: the next one looks first whether they arrived.
 */
export async function sendDocuments(services: OrdersServices, uploadId: string): Promise<void> {
  const { db, env, log, payments } = services
  if (payments.isAway('disputes')) return
  const claimed = await claim(db, uploadId, env)
  if (!claimed) return
  const { chargebackId, isUnknown } = claimed
  const files = await filesOf(db, uploadId)
  const told = (isUnknown && (await arrived(services, chargebackId, files))) || undefined
  const answer = told ?? (await payments.documentChargeback(chargebackId, files))
  if (!isProviderFailure(answer)) {
    await finishDocuments(db, uploadId, 'done')
    return applyChargeback(db, answer)
  }
  if (answer.failed === 'refused' && FOR_GOOD.has(answer.status ?? 0)) {
    log.warn({ uploadId, status: answer.status, reason: answer.message }, 'documents were refused')
    return finishDocuments(db, uploadId, 'failed', answer.message)
  }
  await putBack(db, uploadId, answer)
}

/** Whether the provider has them: what it told of the chargeback then, or why it did not tell. */
async function arrived(
  { payments }: OrdersServices,
  chargebackId: string,
  files: File[],
): Promise<ProviderChargeback | ProviderFailure | undefined> {
  const told = await payments.readChargeback(chargebackId)
  if (!told || isProviderFailure(told)) return told ?? undefined
  return files.every(({ name }) => told.documents.includes(name)) ? told : undefined
}

async function claim(
  db: Database,
  uploadId: string,
  { PROVIDER_TIMEOUT_MS, RETRY_EVERY_SECONDS }: OrdersServices['env'],
): Promise<Claimed | undefined> {
  const claimed = await db.execute<Claimed>(sql`
    UPDATE chargeback_uploads AS upload
    SET state = 'sent', attempts = upload.attempts + 1, last_error = '',
        next_attempt_at = now() + ${PROVIDER_TIMEOUT_MS * 3} * interval '1 millisecond'
          + least(${RETRY_EVERY_SECONDS} * 2 ^ least(upload.attempts, 12), 3600) * interval '1 second'
    FROM chargebacks
    WHERE upload.id = ${uploadId} AND upload.state IN ('due', 'sent') AND upload.next_attempt_at <= now()
      AND chargebacks.id = upload.chargeback_id AND chargebacks.state = 'open' AND chargebacks.provider_id IS NOT NULL
    RETURNING chargebacks.provider_id AS "chargebackId", old.state = 'sent' AS "isUnknown"`)
  return claimed.rows[0]
}

/** The names that the provider sees tell uploads apart, and say nothing that nobody chose. */
async function filesOf(db: Database, uploadId: string): Promise<File[]> {
  const documents = await db
    .select()
    .from(chargebackDocuments)
    .where(eq(chargebackDocuments.uploadId, uploadId))
    .orderBy(asc(chargebackDocuments.place))
  return documents.map(({ place, type, content }) => {
    const name = `${uploadId.slice(-12)}-${place + 1}.${extensionOf(type)}`
    return new File([new Uint8Array(content!)], name, { type })
  })
}

/** Tried again at its time; at once, where nobody was asked. */
async function putBack(db: Database, uploadId: string, { failed, message }: ProviderFailure): Promise<void> {
  await db.execute(sql`
    UPDATE chargeback_uploads
    SET last_error = ${reasonToKeep(message)}, state = ${failed === 'unknown' ? 'sent' : 'due'}
    WHERE id = ${uploadId} AND state = 'sent'`)
}
