import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { MAIL_ATTEMPTS } from '../../features/mail/mail-attempts.ts'
import { IS_OPEN_REFUND } from '../../orders/open-refund.ts'

/** As many as a run gets done in a moment, also after hours in which nobody outside answered. */
const AT_ONCE = 500

/**
 * Notices that their job should have acted on by now: those that were not tried first, the others as it comes, so that
 * one of which the provider never knows the payment stands before nobody.
 */
export async function waitingNotices(db: Database, olderThanSeconds: number): Promise<string[]> {
  return idsOf(
    db,
    sql`SELECT event AS id FROM webhook_inbox
        WHERE processed_at IS NULL AND received_at < now() - ${olderThanSeconds} * interval '1 second'
        ORDER BY last_error <> '', random() LIMIT ${AT_ONCE}`,
  )
}

/** Refunds whose next attempt is due, or about which the provider is to be asked again. Sending one claims it. */
export async function waitingRefunds(db: Database): Promise<string[]> {
  return idsOf(
    db,
    sql`SELECT id FROM refunds WHERE ${IS_OPEN_REFUND} AND next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT ${AT_ONCE}`,
  )
}

/** Mails whose next attempt is due. Sending one claims it. */
export async function waitingMails(db: Database): Promise<string[]> {
  return idsOf(
    db,
    sql`SELECT id FROM outbox WHERE sent_at IS NULL AND held_back IS NULL AND next_attempt_at <= now() AND attempts < ${MAIL_ATTEMPTS}
        ORDER BY next_attempt_at LIMIT ${AT_ONCE}`,
  )
}

async function idsOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const found = await db.execute<{ id: string }>(query)
  return found.rows.map(({ id }) => id)
}
