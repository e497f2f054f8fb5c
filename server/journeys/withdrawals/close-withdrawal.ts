import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Language } from '#contract/texts/language.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'

type Closed = { id: string; state: 'done' | 'refused' }
type Locked = {
  id: string
  state: string
  email: string
  language: Language | null
  orderId: string | null
  /** Whose order it is. */
  buyerId: string | null
}

/**
 * An admin has seen to a withdrawal: its money goes back at the order's desk, or its writer was answered. Repeating it changes
 * nothing. Refuses: not-found, withdrawal-closed (it was refused).
 */
export async function finishWithdrawal(
  { db }: Pick<Services, 'db'>,
  id: string,
  actor: Actor,
): Promise<Closed | Refusal> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, id)
    if (!found) return refuse('not-found')
    if (found.state === 'refused') return refuse('withdrawal-closed')
    if (found.state === 'done') return { id: found.id, state: 'done' }
    await tx.execute(sql`
      UPDATE withdrawals SET state = 'done', closed_at = now(), by_admin = true WHERE id = ${found.id}`)
    await recordAudit(tx, actor, {
      action: 'withdrawal-done',
      subject: { kind: 'withdrawal', id: found.id },
      facts: { orderId: found.orderId },
    })
    return { id: found.id, state: 'done' }
  })
}

/**
 * An admin refuses a withdrawal, and its writer is mailed why. Repeating it changes nothing and mails nobody.
 * Refuses: not-found, withdrawal-closed (it is done).
 */
export async function refuseWithdrawal(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  reason: string,
  actor: Actor,
): Promise<Closed | Refusal> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, id)
    if (!found) return refuse('not-found')
    if (found.state === 'done') return refuse('withdrawal-closed')
    if (found.state === 'refused') return { id: found.id, state: 'refused' }
    await tx.execute(sql`
      UPDATE withdrawals SET state = 'refused', closed_at = now(), by_admin = true, reason = ${reason}
      WHERE id = ${found.id}`)
    await recordAudit(tx, actor, {
      action: 'withdrawal-refused',
      subject: { kind: 'withdrawal', id: found.id, userId: found.buyerId },
      reason,
      facts: { orderId: found.orderId },
    })
    await putInOutbox(tx, jobs, {
      dedupeKey: `withdrawal-refused:${found.id}`,
      kind: 'withdrawal-refused',
      recipient: found.email,
      payload: { withdrawalId: found.id, ...(found.language && { language: found.language }) },
    })
    return { id: found.id, state: 'refused' }
  })
}

async function lock(tx: Transaction, id: string): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await tx.execute<Locked>(sql`
    SELECT id, state, email, language, order_id AS "orderId",
           (SELECT buyer_id FROM orders WHERE orders.id = order_id) AS "buyerId"
    FROM withdrawals WHERE id = ${id} FOR UPDATE`)
  return rows[0]
}
