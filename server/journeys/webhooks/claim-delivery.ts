import { sql } from 'drizzle-orm'
import type { WebhookKind } from '#contract/webhook-states.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

/** Longer than any try lasts. What a process leaves that ends meanwhile is taken up after so long, under the same webhook-id. */
const CLAIMED_SECONDS = 20
const CLAIMED_UNTIL = sql`now() + ${CLAIMED_SECONDS} * interval '1 second'`

/** What is to be sent now, by who holds it. */
export type ClaimedDelivery = {
  id: string
  targetId: string
  companyId: string
  messageId: string
  kind: WebhookKind
  body: string
  /** With this one. */
  tries: number
  address: string
  sealed: string
  /** While it still signs. */
  formerSealed: string | null
  /** Of its target, before this try. */
  failures: number
}

/** What a send needs, of a delivery and its target. */
const WHAT_IS_SENT = sql`
  webhook_deliveries.id, webhook_deliveries.target_id AS "targetId", company_id AS "companyId", message_id AS "messageId", kind, body, tries, address,
  sealed, CASE WHEN former_until > now() THEN former_sealed END AS "formerSealed", failures`

/**
 * Takes for this process what has been due longest, of a target to which nobody is sending now, that is on, and whose company is;
 * undefined where there is nothing. Goes from target to target along the index, however much waits for each.
 * @param takesFailing whether its target may be one that failed last
 */
export async function claimDue(db: Database, takesFailing: boolean): Promise<ClaimedDelivery | undefined> {
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    WITH RECURSIVE waiting (target_id) AS (
      (SELECT target_id FROM webhook_deliveries WHERE state = 'waiting' ORDER BY target_id LIMIT 1)
      UNION ALL
      SELECT (SELECT target_id FROM webhook_deliveries WHERE state = 'waiting' AND target_id > waiting.target_id
              ORDER BY target_id LIMIT 1)
      FROM waiting WHERE waiting.target_id IS NOT NULL
    ), next AS (
      SELECT target.id AS target_id, due.id AS delivery_id
      FROM waiting JOIN webhook_targets AS target ON target.id = waiting.target_id
      JOIN companies ON companies.id = company_id AND active
      CROSS JOIN LATERAL (
        SELECT id, next_at FROM webhook_deliveries
        WHERE target_id = target.id AND state = 'waiting' AND next_at <= now() ORDER BY next_at LIMIT 1) AS due
      WHERE off_because IS NULL AND busy_until <= now() AND (failures = 0 OR ${takesFailing})
      ORDER BY due.next_at LIMIT 1 FOR NO KEY UPDATE OF target SKIP LOCKED
    ), taken AS (
      UPDATE webhook_deliveries SET tries = tries + 1, tried_at = now(), next_at = ${CLAIMED_UNTIL}
      FROM next WHERE id = next.delivery_id AND state = 'waiting' AND next_at <= now()
      RETURNING webhook_deliveries.*
    )
    -- Only by what was taken: another process may have sent it since this one looked.
    UPDATE webhook_targets SET busy_until = ${CLAIMED_UNTIL}
    FROM taken AS webhook_deliveries WHERE webhook_targets.id = webhook_deliveries.target_id
    RETURNING ${WHAT_IS_SENT}`)
  return rows[0]
}

/** Takes one for who sends it by hand: it begins anew, whatever became of it. The caller holds its target. */
export async function claimByHand(
  tx: Transaction,
  targetId: string,
  id: string,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await tx.execute<ClaimedDelivery>(sql`
    UPDATE webhook_deliveries
    SET state = 'waiting', tries = 1, begun_at = now(), tried_at = now(), next_at = ${CLAIMED_UNTIL}
    FROM webhook_targets
    WHERE webhook_deliveries.id = ${id} AND target_id = ${targetId} AND webhook_targets.id = target_id
    RETURNING ${WHAT_IS_SENT}`)
  return rows[0]
}
