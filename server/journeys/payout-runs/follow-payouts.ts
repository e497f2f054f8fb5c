import { sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { eachOf } from '../../sweeps/each-of.ts'
import { settlePayout } from '../payouts/settle-payout.ts'
import { sendPayouts } from './send-payouts.ts'

/** So many are asked about in one go, and each once in so many minutes: notices come sooner. */
const AT_ONCE = 100
const ASKED_EVERY_MINUTES = 15
/** What arrived may come back from its bank: that is asked once a day, for so many days. */
const MAY_COME_BACK_DAYS = 30

/**
 * What the payment provider pays and has not ended is handed over, if a job was lost, and asked about until it has; and what arrived
 * for a while longer.
 */
export async function followPayouts(services: Services): Promise<void> {
  await sendPayouts(services)
  const { db, log, payoutProvider } = services
  if (payoutProvider.isAway()) return
  const { rows } = await db.execute<{ reference: string; sentAt: string }>(sql`
    UPDATE payouts SET next_attempt_at = CASE
      WHEN state = 'sent' THEN now() + ${ASKED_EVERY_MINUTES} * interval '1 minute'
      WHEN ended_at > now() - ${MAY_COME_BACK_DAYS} * interval '1 day' THEN now() + interval '1 day'
      ELSE 'infinity' END
    WHERE id IN (
      SELECT id FROM payouts
      WHERE state IN ('sent', 'paid') AND provider_reference IS NOT NULL AND next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING provider_reference AS reference, sent_at AS "sentAt"`)
  const sentAt = new Map(rows.map((row) => [row.reference, new Date(row.sentAt)]))
  await eachOf(
    [...sentAt.keys()],
    5,
    (reference) => settlePayout(services, reference, sentAt.get(reference)!),
    (error, reference) => log.error({ reference, err: error }, 'a payout could not be asked about'),
  )
}
