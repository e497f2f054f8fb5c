import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { claims } from '#database/schema.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure } from '../../ports/payment-provider.ts'
import { eachOf } from '../../sweeps/each-of.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { settleClaim } from './settle-claim.ts'

const CLAIMED_AT_ONCE = 20
const ASKED_AT_ONCE = 5
/** Whoever asks has the claim for so long for itself; one without an answer is asked about again after it. */
const PAUSE_MINUTES = 30

/**
 * Asks about each open claim once a day, until it is closed: a notice of its end may be lost. Answers how many were asked about.
 * Those without an answer keep the reason, and their place on the work list.
 */
export async function followClaims(services: OrdersServices): Promise<number> {
  const { db, log, payments } = services
  let asked = 0
  while (!payments.isAway('disputes') && !payments.isAway('payments')) {
    const ids = await claimSome(db)
    await eachOf(
      ids,
      ASKED_AT_ONCE,
      (id) => askAbout(services, id),
      (error, id) => {
        if (isDatabaseDown(error)) throw error
        log.error({ claimId: id, err: error }, 'a claim could not be followed')
      },
    )
    asked += ids.length
    if (ids.length < CLAIMED_AT_ONCE) return asked
  }
  return asked
}

async function askAbout(services: OrdersServices, claimId: string): Promise<void> {
  const settled = await settleClaim(services, claimId, new Date())
  if (!isProviderFailure(settled) || settled.failed === 'not-asked') return
  const lastError = reasonToKeep(settled.message)
  await services.db.update(claims).set({ lastError }).where(eq(claims.providerId, claimId))
}

async function claimSome(db: Database): Promise<string[]> {
  const claimed = await db.execute<{ id: string }>(sql`
    UPDATE claims SET next_ask_at = now() + ${PAUSE_MINUTES} * interval '1 minute'
    WHERE provider_id IN (
      SELECT provider_id FROM claims WHERE state = 'open' AND next_ask_at <= now()
      ORDER BY next_ask_at LIMIT ${CLAIMED_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING provider_id AS id`)
  return claimed.rows.map(({ id }) => id)
}
