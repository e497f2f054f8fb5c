import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { isProviderFailure } from '../../ports/payment-provider.ts'
import { eachOf } from '../../sweeps/each-of.ts'
import type { OrdersServices } from './orders-services.ts'
import { settlePaymentsOf } from './settle-payment.ts'

const CLAIMED_AT_ONCE = 20
/** The provider is asked about so many at a time: its answers take longer than ours. */
const ASKED_AT_ONCE = 5
const DAYS_LOOKED_BACK = 7
const DAY_SECONDS = 86_400

/**
 * Asks the provider about orders that have waited for their payment for a while: no notice may have come for them, and
 * their buyers may not have come back. About those that ended unpaid it is asked for another day, at growing pauses: they
 * may have been paid on a page that was still open (docs/decisions/0024-orders-that-ended-unpaid.md). Answers how many
 * were asked about.
 */
export async function reconcileOrders(services: OrdersServices): Promise<number> {
  const { HOLD_SECONDS, RECONCILE_AFTER_SECONDS, RECONCILE_EVERY_SECONDS } = services.env
  const every = seconds(RECONCILE_EVERY_SECONDS)
  const open = await askAbout(
    services,
    sql`state = 'pending' AND created_at < now() - ${seconds(RECONCILE_AFTER_SECONDS)} AND ${ASKED_AT} < now() - ${every}`,
  )
  const ended = await askAbout(
    services,
    sql`state IN ('expired', 'cancelled') AND payable_until < now()
        AND created_at > now() - ${seconds(DAY_SECONDS + HOLD_SECONDS)}
        AND ${ASKED_AT} < now() - greatest(${every}, (now() - payable_until) / 2)`,
  )
  return open + ended
}

const ASKED_AT = sql`coalesce(reconciled_at, '-infinity')`
const seconds = (count: number) => sql`${count} * interval '1 second'`

/** Once a day each order of the last week, whatever became of it: late payments, disputes, refunds made by hand. */
export async function reconcileWeek(services: OrdersServices): Promise<number> {
  return askAbout(
    services,
    sql`created_at > now() - ${DAYS_LOOKED_BACK} * interval '1 day'
        AND coalesce(reconciled_at, created_at) < now() - interval '1 day'`,
  )
}

/**
 * Asks about all of them, a few at once, until the provider is known to be away. Those for which it had no answer are as
 * if nobody had asked: they come first in the next run. So are those of a process that dies, once its claim is over.
 */
async function askAbout(services: OrdersServices, which: SQL): Promise<number> {
  const { db, env, log, payments } = services
  const unanswered = new Set<string>()
  const asked = new Set<string>()
  let isDone = false
  while (!isDone && !payments.isAway('payments')) {
    const claimed = await claim(db, which, env.RECONCILE_EVERY_SECONDS)
    await eachOf(
      claimed,
      ASKED_AT_ONCE,
      async (id) => {
        const settled = await settlePaymentsOf(services, id)
        if (isProviderFailure(settled) && settled.failed !== 'refused') unanswered.add(id)
      },
      (error, id) => {
        if (isDatabaseDown(error)) throw error
        log.error({ orderId: id, err: error }, 'an order could not be reconciled')
      },
    )
    await endClaims(
      db,
      claimed.filter((id) => !unanswered.has(id)),
      sql`, reconciled_at = now()`,
    )
    isDone = claimed.length < CLAIMED_AT_ONCE || claimed.some((id) => asked.has(id))
    for (const id of claimed) asked.add(id)
  }
  await endClaims(db, [...unanswered])
  return asked.size
}

/**
 * An order is claimed for a while, so that processes share the work and none is lost with a process. A claim that runs out
 * while its answer is still awaited costs a second question: settling is the same however often.
 */
async function claim(db: Database, which: SQL, forSeconds: number): Promise<string[]> {
  const claimed = await db.execute<{ id: string }>(sql`
    UPDATE orders SET reconcile_claimed_until = now() + ${seconds(forSeconds)}
    WHERE id IN (
      SELECT id FROM orders
      WHERE preference_id IS NOT NULL AND coalesce(reconcile_claimed_until, '-infinity') < now() AND ${which}
      ORDER BY reconciled_at NULLS FIRST, id
      LIMIT ${CLAIMED_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`)
  return claimed.rows.map(({ id }) => id)
}

/** @param set what else is to be written down of them */
async function endClaims(db: Database, ids: string[], set = sql``): Promise<void> {
  if (!ids.length) return
  await db.execute(
    sql`UPDATE orders SET reconcile_claimed_until = NULL${set} WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
}
