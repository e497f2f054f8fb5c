import { type SQL, sql } from 'drizzle-orm'
import { COMPLAINT_ANSWERS, complaintEventsTo } from '#contract/complaint-states.ts'
import { HEALTH_DAYS, PARCEL_LATE_DAYS } from '#contract/limits.ts'
import { literals } from '#database/tables/literals.ts'
import { backDollars } from '../../orders/refund-dollars.ts'

/**
 * Parcels that were paid in these days. All that is told of a brewery's health is told of these and what became of them, so that its
 * parts are of the same sales, and what is read grows with them and not with the years behind.
 */
const recentOf = (which: SQL) => sql`
  SELECT parcels.order_id, parcels.company_id, parcels.state, parcels.created_at, orders.state AS order_state, charge_cents
  FROM parcels JOIN orders ON orders.id = parcels.order_id
  WHERE parcels.created_at > now() - ${HEALTH_DAYS}::int * interval '1 day' AND ${which}`

/** Of each: what it cost, and what of that went back. A refund without lines is the same part of each line, as everywhere. */
const MONEY = sql`
  SELECT order_id, company_id, sum(sold) AS sold, sum(least(sold, back)) AS back
  FROM (SELECT recent.order_id, recent.company_id, line.quantity::bigint * line.unit_cents AS sold,
               CASE WHEN EXISTS (SELECT FROM refunds WHERE refunds.order_id = recent.order_id) THEN (
                 SELECT sum(CASE WHEN back.beer_id IS NOT NULL THEN ${backDollars}
                        WHEN EXISTS (SELECT FROM refund_lines AS any_line WHERE any_line.refund_id = refunds.id) THEN 0
                        ELSE round(refunds.amount_cents::numeric / nullif(charge_cents, 0) * line.quantity * line.unit_cents) END)
                 FROM refunds LEFT JOIN refund_lines AS back
                   ON back.refund_id = refunds.id AND back.beer_id = line.beer_id
                 WHERE refunds.order_id = recent.order_id AND refunds.state <> 'failed')
               ELSE 0 END AS back
        FROM recent JOIN order_lines AS line USING (order_id, company_id)) AS line
  GROUP BY order_id, company_id`

/** When each first left. */
const SENT = sql`
  SELECT event.order_id, event.company_id, min(event.at) AS at
  FROM recent JOIN parcel_events AS event USING (order_id, company_id)
  WHERE event.to_state IN ('shipped', 'delivered') GROUP BY 1, 2`

/**
 * Of each whether it says anything about being sent in time, and whether it was late. Not judged: what was cancelled, what was not to
 * leave any more (a refund, a bank), what the provider ever asked to keep, and what still has time.
 */
const JUDGED = sql`
  SELECT recent.company_id, count(*)::int AS parcels,
         count(*) FILTER (WHERE judged)::int AS judged, count(*) FILTER (WHERE judged AND was_late)::int AS late,
         coalesce(sum(sold), 0)::bigint AS sold, coalesce(sum(back), 0)::bigint AS back
  FROM (SELECT recent.*, sold, back, was_late,
               recent.state <> 'cancelled'
               AND (sent.at IS NOT NULL OR (was_late AND order_state = 'paid' AND (sold = 0 OR back < sold)))
               AND NOT EXISTS (SELECT FROM delivery_warnings AS warning WHERE warning.order_id = recent.order_id) AS judged
        FROM recent LEFT JOIN sent USING (order_id, company_id) LEFT JOIN money USING (order_id, company_id)
        CROSS JOIN LATERAL (SELECT coalesce(sent.at, now()) > recent.created_at + ${PARCEL_LATE_DAYS}::int * interval '1 day' AS was_late)
          AS time) AS recent
  GROUP BY recent.company_id`

/** What went to the administration because of its brewery. Not what could not be sent again because money went back by another way. */
const ITS_ESCALATIONS = complaintEventsTo('escalated').filter((event) => event !== 'again-off')

/** What buyers complained of, and when its brewery first answered: null while it has not. One that its buyer took back unanswered asks nothing. */
const COMPLAINED = sql`
  SELECT complaint.company_id, complaint.created_at AS asked_at, answered_at, complaint.closed_at,
         complaint.state = 'taken-back' AND answered_at IS NULL AS dropped, escalated
  FROM recent JOIN complaints AS complaint USING (order_id, company_id)
  CROSS JOIN LATERAL (
    SELECT min(at) FILTER (WHERE event IN (${literals(COMPLAINT_ANSWERS)})) AS answered_at,
           coalesce(bool_or(event IN (${literals(ITS_ESCALATIONS)})), false) AS escalated
    FROM complaint_events WHERE complaint_id = complaint.id) AS happened`

/** What buyers wrote: of several messages in a row the first, until their brewery wrote back, or said that it needs no answer. */
const ASKED = sql`
  SELECT company_id, at AS asked_at, answered_at
  FROM (SELECT company_id, order_id, author, at,
               lead(at) OVER (PARTITION BY order_id, company_id ORDER BY at, id) AS answered_at
        FROM (SELECT message.id, message.order_id, message.company_id, message.author, message.at,
                     lag(message.author) OVER (PARTITION BY message.order_id, message.company_id ORDER BY message.at, message.id) AS before
              FROM recent JOIN order_messages AS message USING (order_id, company_id)) AS turn
        WHERE author IS DISTINCT FROM before) AS turns
  JOIN order_threads AS thread USING (order_id, company_id)
  WHERE author = 'buyer' AND (answered_at IS NOT NULL OR waiting_since IS NOT NULL)`

/**
 * A query for `company_id`, `parcels`, `judged`, `late`, `sold` and `back` (cents), `complaints`, `escalated`, `asked`,
 * `unanswered` and `hours`, a row a brewery that was paid in these days.
 * @param which a condition on `parcels`
 */
export function healthOf(which: SQL): SQL {
  return sql`
    WITH recent AS MATERIALIZED (${recentOf(which)}), sent AS MATERIALIZED (${SENT}), money AS MATERIALIZED (${MONEY}),
    complained AS MATERIALIZED (${COMPLAINED}),
    waited AS (
      SELECT company_id, extract(epoch FROM coalesce(answered_at, closed_at, now()) - asked_at) / 3600 AS hours, answered_at
      FROM complained WHERE NOT dropped
      UNION ALL
      SELECT company_id, extract(epoch FROM coalesce(answered_at, now()) - asked_at) / 3600, answered_at FROM (${ASKED}) AS asked
    )
    SELECT judged.*, coalesce(said.complaints, 0) AS complaints, coalesce(said.escalated, 0) AS escalated,
           coalesce(answers.asked, 0) AS asked, coalesce(answers.unanswered, 0) AS unanswered, answers.hours
    FROM (${JUDGED}) AS judged
    LEFT JOIN (SELECT company_id, count(*)::int AS complaints, count(*) FILTER (WHERE escalated)::int AS escalated
               FROM complained GROUP BY 1) AS said USING (company_id)
    LEFT JOIN (SELECT company_id, count(*)::int AS asked, count(*) FILTER (WHERE answered_at IS NULL)::int AS unanswered,
                      percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS hours
               FROM waited GROUP BY 1) AS answers USING (company_id)`
}
