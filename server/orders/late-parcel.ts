import { sql } from 'drizzle-orm'
import { PARCEL_LATE_DAYS } from '#contract/limits.ts'
import { moneyBack } from './money-back.ts'
import { openWarning } from './open-warning.ts'

/** Whole days since a parcel was paid: an integer of `parcels`, in SQL. From PARCEL_LATE_DAYS on it is overdue. */
export const parcelDays = sql`floor(extract(epoch FROM now() - parcels.created_at) / 86400)::int`

/**
 * Whether a parcel is to be sent, by whomever: its money has not gone back. A condition on `parcels` joined with `orders`; it
 * begins with what an index knows.
 */
export const isWaitingParcel = sql`(parcels.state = 'pending' AND NOT ${moneyBack})`

/** Whether a parcel that is to be sent should have left by now, and the payment provider does not ask to keep it. */
export const isOverdue = sql`(
  parcels.created_at < now() - ${PARCEL_LATE_DAYS}::int * interval '1 day' AND ${openWarning} IS NULL)`

/** Both: what is late. */
export const isLateParcel = sql`(parcels.state = 'pending' AND ${isOverdue} AND NOT ${moneyBack})`
