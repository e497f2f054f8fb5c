import { sql } from 'drizzle-orm'
import { CORRECTION_MAIL_HOURS } from '#contract/mail-reasons.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { ParcelId } from './lock-parcel.ts'

const HOUR_MS = 3_600_000

/**
 * When the correction of a parcel on its way is mailed: at once, or a day after the last one was. 'with-the-last': a mail
 * of an earlier correction is still to leave, and says what is true when it does. That one is held until the transaction
 * ends, so that it is not written before this correction is there. The caller holds the parcel.
 */
export async function whenToTellCorrection(
  tx: Transaction,
  { orderId, companyId }: ParcelId,
): Promise<Date | undefined | 'with-the-last'> {
  const { rows } = await tx.execute<{ isToLeave: boolean; at: string }>(sql`
    SELECT sent_at IS NULL AND held_back IS NULL AND (attempts = 0 OR last_error <> '') AS "isToLeave",
           coalesce(sent_at, CASE WHEN held_back IS NULL THEN now() ELSE outbox.created_at END) AS at
    FROM parcel_events AS event JOIN outbox ON dedupe_key = 'parcel-shipped:' || event.id
    WHERE order_id = ${orderId} AND company_id = ${companyId} AND from_state = 'shipped'
    ORDER BY event.id DESC LIMIT 1 FOR UPDATE OF outbox`)
  const [last] = rows
  if (!last) return undefined
  if (last.isToLeave) return 'with-the-last'
  return new Date(new Date(last.at).getTime() + CORRECTION_MAIL_HOURS * HOUR_MS)
}
