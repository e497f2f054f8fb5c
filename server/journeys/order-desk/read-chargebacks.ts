import { sql } from 'drizzle-orm'
import { dollarsFromCents } from '#contract/money.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { Database } from '#database/open-pool.ts'

type Told = DeskOrder['chargebacks'][number]
type Row = Omit<Told, 'amount'> & { cents: number }

/** What banks ask back of an order's payments, oldest first, and the documents that were given in against it. */
export async function readChargebacks(db: Database, orderId: string): Promise<Told[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT id, payment_id AS "paymentId", amount_cents AS cents, currency, state, documents_required AS "documentsRequired",
           documents_status AS "documentsStatus", documents_until AS "documentsUntil", opened_at AS "openedAt",
           closed_at AS "closedAt", asked_at AS "askedAt", last_error AS "lastError",
           (SELECT coalesce(json_agg(json_build_object('id', upload.id, 'state', upload.state,
              'lastError', upload.last_error, 'createdAt', upload.created_at, 'doneAt', upload.done_at,
              'documents', (SELECT json_agg(json_build_object('name', name, 'type', type, 'bytes', bytes) ORDER BY place)
                            FROM chargeback_documents WHERE upload_id = upload.id)) ORDER BY upload.created_at, upload.id), '[]')
            FROM chargeback_uploads AS upload WHERE upload.chargeback_id = chargebacks.id) AS uploads
    FROM chargebacks WHERE order_id = ${orderId} ORDER BY opened_at, id`)
  return rows.map(({ cents, documentsUntil, openedAt, closedAt, askedAt, uploads, ...row }) => ({
    ...row,
    amount: dollarsFromCents(cents),
    documentsUntil: instant(documentsUntil),
    openedAt: instant(openedAt)!,
    closedAt: instant(closedAt),
    askedAt: instant(askedAt),
    uploads: uploads.map(({ createdAt, doneAt, ...upload }) => ({
      ...upload,
      createdAt: instant(createdAt)!,
      doneAt: instant(doneAt),
    })),
  }))
}

function instant(told: string | null): string | null {
  return told && new Date(told).toISOString()
}
