import { eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { confirmWithdrawal as call } from '#contract/withdrawals.ts'
import type { Database } from '#database/open-pool.ts'
import { withdrawals } from '#database/schema.ts'
import { moneyBack } from '../../orders/money-back.ts'
import type { Services } from '../../services.ts'
import { cancelParcel } from '../parcels/cancel-parcel.ts'

type ShippingServices = Pick<Services, 'db' | 'jobs' | 'env'>
type Found = { id: string; code: string; orderId: string; buyerId: string }

/**
 * The buyer of an order confirms that they withdraw from it, by the key of their mail. What each brewery has not sent is cancelled
 * as if its buyer had pressed *Cancelar*, each by itself; where nothing is left to be decided after that the withdrawal is done.
 * Repeating it changes nothing, and goes on where it was cut off.
 *
 * Refuses: withdrawal-link-over (no such key, it was refused, or the e-mail is its buyer's no longer).
 */
export async function confirmWithdrawal(
  services: ShippingServices,
  key: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  // An e-mail that is its buyer's no longer confirms nothing: somebody else may read it by now.
  const isStillTheirs = sql`email = (SELECT users.email FROM users WHERE users.id = buyer_id)`
  const which = sql`confirm_key = ${key} AND ${isStillTheirs}`
  const found = isUuid(key) ? await find(services.db, which) : undefined
  if (!found) return refuse('withdrawal-link-over')
  await confirm(services, found)
  return { code: found.code, parcels: await readParcels(services.db, found.orderId) }
}

/** The same for one that its buyer wrote while logged in. */
export async function confirmById(services: ShippingServices, id: string): Promise<void> {
  const found = await find(services.db, sql`withdrawals.id = ${id}`)
  if (found) await confirm(services, found)
}

async function confirm(services: ShippingServices, { id, orderId, buyerId }: Found): Promise<void> {
  const { db } = services
  await db.execute(sql`
    UPDATE withdrawals SET confirmed_at = now() WHERE id = ${id} AND state = 'open' AND confirmed_at IS NULL`)
  const unsent = await db.execute<{ companyId: string }>(sql`
    SELECT company_id AS "companyId" FROM parcels WHERE order_id = ${orderId} AND state = 'pending' ORDER BY company_id`)
  // One that is refused has left meanwhile, or its money went back: the order's desk sees how it stands.
  for (const { companyId } of unsent.rows) {
    if (!(await isOpen(db, id))) return
    await cancelParcel(services, { orderId, companyId }, { id: buyerId })
  }
  // While a bank asks the money back nothing is decided: the shop may have it again, and what has not left would leave then.
  await db.execute(sql`
    UPDATE withdrawals SET state = 'done', closed_at = now()
    WHERE id = ${id} AND state = 'open' AND NOT EXISTS (
      SELECT FROM parcels JOIN orders ON orders.id = order_id
      WHERE order_id = ${orderId} AND parcels.state <> 'cancelled' AND (orders.state = 'charged_back' OR NOT ${moneyBack}))`)
}

async function find(db: Database, which: ReturnType<typeof sql>): Promise<Found | undefined> {
  const { rows } = await db.execute<Found>(sql`
    SELECT withdrawals.id, code, orders.id AS "orderId", buyer_id AS "buyerId"
    FROM withdrawals JOIN orders ON orders.id = order_id
    WHERE ${which} AND withdrawals.state <> 'refused' AND (withdrawals.state = 'open' OR confirmed_at IS NOT NULL)`)
  return rows[0]
}

async function isOpen(db: Database, id: string): Promise<boolean> {
  const [found] = await db
    .select({ state: withdrawals.state })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
  return found?.state === 'open'
}

async function readParcels(db: Database, orderId: string): Promise<ResponseOf<typeof call>['parcels']> {
  const { rows } = await db.execute<ResponseOf<typeof call>['parcels'][number]>(sql`
    SELECT shown_name(company_id) AS company, parcels.state, ${moneyBack} AS "moneyBack"
    FROM parcels JOIN orders ON orders.id = order_id WHERE order_id = ${orderId} ORDER BY 1`)
  return rows
}
