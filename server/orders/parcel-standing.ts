import { type SQL, sql } from 'drizzle-orm'
import type { Shipping } from '#contract/found-orders.ts'
import { isLateParcel, isOverdue, isWaitingParcel } from './late-parcel.ts'
import { moneyBack } from './money-back.ts'

/** How a parcel stands for who looks after orders, each in one way: an expression on `parcels` joined with `orders`. */
export const parcelStanding = sql`(CASE WHEN parcels.state <> 'pending' THEN parcels.state
  WHEN ${moneyBack} THEN 'cancelled' WHEN ${isOverdue} THEN 'late' ELSE 'pending' END)`

/**
 * How parcels stand that are meant where somebody looks for what stands so; a late one is to be sent too. Each condition is one
 * that an index knows, or holds of most: apart from each other, so that what is rare is not looked for in all.
 */
export const STANDS_AS: Record<Shipping, SQL[]> = {
  pending: [isWaitingParcel],
  late: [isLateParcel],
  shipped: [sql`parcels.state = 'shipped'`],
  delivered: [sql`parcels.state = 'delivered'`],
  cancelled: [sql`parcels.state = 'cancelled'`, sql`parcels.state = 'pending' AND ${moneyBack}`],
}
