import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import { eachOf } from '../../sweeps/each-of.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { applyChargeback } from './apply-chargeback.ts'
import { sendDocuments } from './send-documents.ts'

const CLAIMED_AT_ONCE = 20
const ASKED_AT_ONCE = 5
/** What nobody answered is asked again after so long, and so is what a process died over. */
const AGAIN_MINUTES = 10

type Claimed = { id: string; providerId: string | null; paymentId: string }

/** What is done about chargebacks again and again: documents that wait are sent, and how each stands is asked. */
export async function followChargebacks(services: OrdersServices): Promise<void> {
  const { rows } = await services.db.execute<{ id: string }>(sql`
    SELECT id FROM chargeback_uploads WHERE state IN ('due', 'sent') AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT ${CLAIMED_AT_ONCE}`)
  for (const { id } of rows) await sendDocuments(services, id)
  await askChargebacks(services)
}

/**
 * Asks the provider about every chargeback that is open: daily, at once where its payment has just changed, and every ten minutes
 * while the provider has no answer or does not know it yet. It may take months until one ends. Answers how many were asked about.
 */
export async function askChargebacks(services: OrdersServices): Promise<number> {
  const { db, log, payments } = services
  let asked = 0
  while (!payments.isAway('disputes')) {
    const claimed = await claim(db)
    asked += claimed.length
    await eachOf(
      claimed,
      ASKED_AT_ONCE,
      (each) => askAbout(services, each),
      (error, { paymentId }) => {
        if (isDatabaseDown(error)) throw error
        log.error({ paymentId, err: error }, 'a chargeback could not be asked about')
      },
    )
    if (claimed.length < CLAIMED_AT_ONCE) break
  }
  return asked
}

async function claim(db: Database): Promise<Claimed[]> {
  const claimed = await db.execute<Claimed>(sql`
    UPDATE chargebacks SET next_ask_at = now() + ${AGAIN_MINUTES} * interval '1 minute'
    WHERE id IN (SELECT id FROM chargebacks WHERE state = 'open' AND next_ask_at <= now()
                 ORDER BY next_ask_at LIMIT ${CLAIMED_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, provider_id AS "providerId", payment_id AS "paymentId"`)
  return claimed.rows
}

async function askAbout(services: OrdersServices, { id, providerId, paymentId }: Claimed): Promise<void> {
  const { db, payments } = services
  const ids = providerId ? [providerId] : await payments.findChargebacks(paymentId)
  if (isProviderFailure(ids)) return keepReason(db, id, ids)
  if (!ids.length)
    return keepReason(db, id, { message: 'the provider knows no chargeback of this payment yet' })
  for (const each of ids) {
    const told = await payments.readChargeback(each)
    if (isProviderFailure(told)) return keepReason(db, id, told)
    if (!told) return keepReason(db, id, { message: `the provider does not know its chargeback ${each}` })
    await applyChargeback(db, told)
  }
}

/** Who is away says nothing of this one: it is the log that was told. */
async function keepReason(
  db: Database,
  id: string,
  { failed, message }: Partial<ProviderFailure> & { message: string },
): Promise<void> {
  if (failed === 'not-asked') return
  await db.execute(sql`UPDATE chargebacks SET last_error = ${reasonToKeep(message)} WHERE id = ${id}`)
}
