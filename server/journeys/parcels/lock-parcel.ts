import { sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts'

export type ParcelId = { orderId: string; companyId: string }

/** A parcel and its order while they are locked. `sellerId` is `users.id`; null for a company that nobody sells for. */
export type LockedParcel = {
  order: LockedOrder
  companyId: string
  state: ParcelState
  carrier: string
  tracking: string
  sellerId: string | null
}

/** Locks a parcel behind its order, as everything does that changes either. Undefined when there is none. */
export async function lockParcel(
  tx: Transaction,
  { orderId, companyId }: ParcelId,
): Promise<LockedParcel | undefined> {
  if (!isUuid(orderId) || !isUuid(companyId)) return undefined
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const found = await tx.execute<Omit<LockedParcel, 'order'>>(sql`
    SELECT company_id AS "companyId", parcels.state, carrier, tracking, user_id AS "sellerId"
    FROM parcels JOIN companies ON companies.id = company_id
    WHERE order_id = ${orderId} AND company_id = ${companyId} FOR NO KEY UPDATE OF parcels`)
  const [parcel] = found.rows
  return parcel && { order, ...parcel }
}

/** Who it is that acts on a parcel for its brewery (`users.id`): somebody of its team, or its owner. */
export function sellerWho(
  { team }: Pick<SessionUser, 'team'>,
  { sellerId }: Pick<LockedParcel, 'sellerId'>,
): string | null {
  return team?.userId ?? sellerId
}
