import { sql } from 'drizzle-orm'
import type { ParcelArrival } from '#contract/arrival.ts'
import { ARRIVAL_ANSWERS_MOST, ARRIVAL_CHANGE_DAYS } from '#contract/limits.ts'

/** Whether another answer than this one would be taken: an expression on `parcel_arrivals AS said`, the newest of its parcel. */
export const mayChangeArrival = sql`(
  said.at > now() - ${ARRIVAL_CHANGE_DAYS} * interval '1 day'
  AND (SELECT count(*) FROM parcel_arrivals AS every
       WHERE every.order_id = said.order_id AND every.company_id = said.company_id) < ${ARRIVAL_ANSWERS_MOST})`

/**
 * What the buyer of a parcel said last of its arrival, null where they said nothing: an expression on `parcels`.
 * `arrivalOnWire` takes it.
 */
export const lastArrival = sql`(
  SELECT json_build_object('arrived', arrived, 'at', said.at, 'mayChange', ${mayChangeArrival})
  FROM parcel_arrivals AS said
  WHERE said.order_id = parcels.order_id AND said.company_id = parcels.company_id ORDER BY said.id DESC LIMIT 1)`

/** An arrival as it came from the database. */
export type ReadArrival = ParcelArrival & { mayChange: boolean }

/** What is told of an arrival to whoever sends parcels or looks after orders. */
export function arrivalOnWire(arrival: ReadArrival | null): ParcelArrival | null {
  return arrival && { arrived: arrival.arrived, at: new Date(arrival.at).toISOString() }
}
