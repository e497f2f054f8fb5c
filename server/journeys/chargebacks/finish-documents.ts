import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'

/** The provider has an upload's documents, or will not take them: what they say is kept no longer, they are about people. */
export async function finishDocuments(
  db: Database,
  uploadId: string,
  state: 'done' | 'failed',
  reason = '',
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      UPDATE chargeback_uploads
      SET state = ${state}, done_at = CASE WHEN ${state} = 'done' THEN now() END,
          last_error = ${reason && reasonToKeep(reason)}
      WHERE id = ${uploadId} AND state = 'sent'`)
    await tx.execute(sql`
      UPDATE chargeback_documents SET content = NULL
      FROM chargeback_uploads AS upload
      WHERE upload_id = ${uploadId} AND upload.id = upload_id AND upload.state IN ('done', 'failed')`)
  })
}
