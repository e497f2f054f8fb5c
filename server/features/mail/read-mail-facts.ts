import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import type { ClaimedMail } from './mail-claim.ts'

/** What a mail's rule asks about: whether its recipient is somebody's proved e-mail, and whether real money was paid. */
export type MailFacts = { isProved: boolean; isPaid: boolean }

/**
 * Reads what decides about a mail. An admin's e-mail counts as proved: whoever runs the shop typed it. An e-mail that
 * nobody has any more is what the mail itself says (`wasProved`). Money counts where it was paid for what the mail is
 * about: of a parcel, for one of its own lines.
 */
export async function readMailFacts(
  db: Database,
  { recipient, payload }: Pick<ClaimedMail, 'recipient' | 'payload'>,
): Promise<MailFacts> {
  const { orderId, companyId, refundId, wasProved } = payload
  const { rows } = await db.execute<MailFacts>(sql`
    SELECT EXISTS (
      SELECT FROM users WHERE email = ${recipient} AND (email_verified OR role = 'Admin')
    ) AS "isProved", EXISTS (
      SELECT FROM orders JOIN order_lines ON order_id = orders.id
      WHERE orders.id = ${orderId ?? null} AND paid_at IS NOT NULL AND unit_cents > 0
        AND company_id = coalesce(${companyId ?? null}, company_id)
    ) AS "isPaid"`)
  const { isProved, isPaid } = rows[0]!
  return { isProved: isProved || wasProved === 'true', isPaid: isPaid || refundId !== undefined }
}
