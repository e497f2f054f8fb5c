import { sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * Why an admin did something to an order, in their words; undefined where none did, or an erasure has taken the words.
 * @param refundId of which of its refunds
 */
export async function readActReason(
  db: Database,
  action: AuditAction,
  { orderId, refundId }: { orderId: string; refundId?: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ reason: string | null }>(sql`
    SELECT told.values ->> 'reason' AS reason
    FROM audit_entries AS entry JOIN audit_values AS told ON told.entry_id = entry.id AND told.part = 'subject'
    WHERE entry.subject_kind = 'order' AND entry.subject_id = ${orderId} AND entry.action = ${action}
      AND (${refundId ?? null}::text IS NULL OR entry.facts ->> 'refundId' = ${refundId ?? null})
    ORDER BY entry.id DESC LIMIT 1`)
  return rows[0]?.reason ?? undefined
}
