import { sql } from 'drizzle-orm'

/** The window of the country that an order goes to; joined to `orders`. */
export const joinWindow = sql`LEFT JOIN withdrawal_windows AS allowed ON allowed.country = orders.country`

const deliveredOn = sql`(
  SELECT (min(event.at) AT TIME ZONE withdrawals.time_zone)::date FROM parcel_events AS event
  WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id AND event.to_state = 'delivered')`

/**
 * The last day on which a parcel's purchase can be withdrawn from, a date of the shop; null while it has not been delivered, and
 * where nobody has said how many days there are. The day of the delivery does not count. Business days are Monday to Friday. An
 * expression on `parcels`, `withdrawals` and `allowed`.
 */
export const lastDay = sql`(
  SELECT CASE allowed.counted
    WHEN 'calendar' THEN delivered.day + allowed.days
    ELSE (SELECT after::date
          FROM generate_series(delivered.day + 1, delivered.day + 2 * allowed.days + 7, interval '1 day') AS after
          WHERE extract(isodow FROM after) < 6 ORDER BY after OFFSET allowed.days - 1 LIMIT 1) END
  FROM (SELECT ${deliveredOn} AS day) AS delivered)`

/**
 * Whether a withdrawal came in time: for one of the order's parcels that were not cancelled at least, since a window that has
 * not begun is not over. An expression on `withdrawals`, `orders` and `allowed`.
 */
export const windowStanding = sql`CASE
  WHEN allowed.days IS NULL THEN 'unknown'
  WHEN EXISTS (SELECT FROM parcels WHERE parcels.order_id = orders.id AND parcels.state <> 'cancelled'
                 AND coalesce(${lastDay} >= (withdrawals.created_at AT TIME ZONE withdrawals.time_zone)::date, true))
    THEN 'inside'
  ELSE 'outside' END`
