import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Documents are about people: once a chargeback is over, what of them was never sent is of no use to anybody. */
export async function dropContents(tx: Transaction, chargebackId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE chargeback_uploads SET state = 'failed', last_error = 'the chargeback ended before they were sent'
    WHERE chargeback_id = ${chargebackId} AND state IN ('due', 'sent')`)
  await tx.execute(sql`
    UPDATE chargeback_documents SET content = NULL
    WHERE upload_id IN (SELECT id FROM chargeback_uploads WHERE chargeback_id = ${chargebackId})`)
}
