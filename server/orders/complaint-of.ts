import { sql } from 'drizzle-orm'
import { OPEN_COMPLAINT_STATES } from '#contract/complaint-states.ts'
import { COMPLAINT_DAYS, COMPLAINTS_A_PARCEL } from '#contract/limits.ts'
import { literals } from '#database/tables/literals.ts'
import { leftDollars, unitsLeft } from './units-left.ts'

/** What is complained of in a parcel, and until when it may be: expressions on `parcels` joined with `orders`. */

/** Whether a complaint is not over: a condition on `complaints`. */
export const isOpenComplaint = sql`complaints.state IN (${literals(OPEN_COMPLAINT_STATES)})`

const ofParcel = sql`complaints.order_id = parcels.order_id AND complaints.company_id = parcels.company_id`

/** When a parcel first came to stand so. */
const firstTime = (state: 'shipped' | 'delivered') => sql`(
  SELECT min(at) FROM parcel_events AS event
  WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id AND to_state = ${state})`

/** When what a parcel's buyer complained of last left again; null where nothing did. */
export const sentAgainAt = sql`(
  SELECT max(event.at) FROM complaints JOIN complaint_events AS event ON event.complaint_id = complaints.id
  WHERE ${ofParcel} AND event.event = 'sent-again')`

/** Units of a line that money can go back for: an expression on `order_lines AS line` joined with `orders`. */
export const unitsToGiveBack = sql`(CASE WHEN orders.state = 'paid' AND line.charge_unit_cents > 0 THEN ${unitsLeft} ELSE 0 END)`

/** Money of a line that can go back, in cents of dollars: an expression on the same. */
export const dollarsToGiveBack = sql`(CASE WHEN orders.state = 'paid' THEN ${leftDollars} ELSE 0 END)`

/** Until when a parcel may be complained of; null while it has not left. What left again has as long as what left, for nobody says when it comes. */
export const complainUntil = sql`greatest(
  coalesce(
    ${firstTime('delivered')} + ${COMPLAINT_DAYS.afterDelivered}::int * interval '1 day',
    ${firstTime('shipped')} + ${COMPLAINT_DAYS.afterSent}::int * interval '1 day'),
  ${sentAgainAt} + ${COMPLAINT_DAYS.afterSent}::int * interval '1 day')`

/** From when it counts as not come: what its brewery says was handed over counts at once, unless some of it has left again since. */
export const neverCameFrom = sql`(
  greatest(CASE WHEN parcels.state = 'shipped' THEN ${firstTime('shipped')} END, ${sentAgainAt})
  + ${COMPLAINT_DAYS.neverCameAfter}::int * interval '1 day')`

/** The complaint of a parcel that is not over. */
export const openComplaintId = sql`(SELECT id FROM complaints WHERE ${ofParcel} AND ${isOpenComplaint})`

/** How that complaint stands; null: there is none. */
export const openComplaintState = sql`(SELECT complaints.state FROM complaints WHERE ${ofParcel} AND ${isOpenComplaint})`

/** Why nothing can be complained of now: one of NO_COMPLAINT_BECAUSE, null where it can. */
export const noComplaintBecause = sql`(CASE
  WHEN parcels.state NOT IN ('shipped', 'delivered') THEN 'not-sent'
  WHEN ${openComplaintId} IS NOT NULL THEN 'open'
  WHEN EXISTS (SELECT FROM complaints WHERE ${ofParcel} AND complaints.state = 'decided') THEN 'decided'
  WHEN (SELECT count(*) FROM complaints WHERE ${ofParcel}) >= ${COMPLAINTS_A_PARCEL}::int THEN 'enough'
  WHEN NOT EXISTS (SELECT FROM order_lines AS line WHERE line.order_id = parcels.order_id
                     AND line.company_id = parcels.company_id AND ${unitsToGiveBack} > 0) THEN 'nothing-left'
  WHEN ${complainUntil} < now() THEN 'too-late' END)`

/** The newest complaint of a parcel and how it stands, as the contract’s `parcelComplaint`; null where there is none. */
export const lastComplaint = sql`(
  SELECT json_build_object('id', complaints.id, 'state', complaints.state)
  FROM complaints WHERE ${ofParcel} ORDER BY complaints.id DESC LIMIT 1)`

/** How the newest complaint of a parcel stands; null where there is none. */
export const lastComplaintState = sql`(
  SELECT complaints.state FROM complaints WHERE ${ofParcel} ORDER BY complaints.id DESC LIMIT 1)`
