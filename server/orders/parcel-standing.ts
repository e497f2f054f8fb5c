import { type SQL, sql } from 'drizzle-orm'
import type { Shipping } from '#contract/order-desk.ts'
import { isLateParcel, isOverdue, isWaitingParcel } from './late-parcel.ts'
import { moneyBack } from './money-back.ts'

/** How a parcel stands for who looks after orders, each in one way: an expression on `parcels` joined with `orders`. */
export const parcelStanding = sql`(CASE WHEN parcels.state <> 'pending' THEN parcels.state
  WHEN ${moneyBack} THEN 'cancelled' WHEN ${isOverdue} THEN 'late' ELSE 'pending' END)`

/** Whether a parcel is meant where somebody looks for what stands so; a late one is to be sent too. */
export const STANDS_AS: Record<Shipping, SQL> = {
  pending: isWaitingParcel,
  late: isLateParcel,
  shipped: sql`parcels.state = 'shipped'`,
  delivered: sql`parcels.state = 'delivered'`,
  cancelled: sql`(parcels.state = 'cancelled' OR parcels.state = 'pending' AND ${moneyBack})`,
}
