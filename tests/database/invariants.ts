import { COMPLAINT_ANSWERS, COMPLAINT_EVENTS, complaintEventsTo } from '#contract/complaint-states.ts'
import { UNITS_LEFT } from '#server/orders/units-left.ts'
import { BROKEN_LEDGER } from './ledger-invariants.ts'

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/**
 * What went back of each line: `moved` units to the shelf, `told` those of refunds that say so, `refunded` those of all
 * refunds. What cost nothing goes back without a refund, with its parcel or taken out of it: `untold`; or is taken out and does
 * not go back: `lost`.
 */
const WENT_BACK = `
  SELECT line.order_id, line.beer_id, line.quantity, unit_cents, parcels.state AS parcel,
         coalesce(moved, 0) AS moved, coalesce(told, 0) AS told, coalesce(refunded, 0) AS refunded,
         CASE WHEN unit_cents > 0 THEN 0
              ELSE coalesce(free_back, 0) + CASE WHEN parcels.state = 'cancelled'
                THEN line.quantity - coalesce(refunded, 0) - coalesce(free, 0) ELSE 0 END END AS untold,
         CASE WHEN unit_cents > 0 THEN 0 ELSE coalesce(free, 0) - coalesce(free_back, 0) END AS lost
  FROM order_lines AS line LEFT JOIN parcels USING (order_id, company_id)
  LEFT JOIN (SELECT order_id, beer_id, sum(units) AS moved FROM stock_movements WHERE cause = 'restocked'
             GROUP BY 1, 2) AS shelf USING (order_id, beer_id)
  LEFT JOIN (SELECT refunds.order_id, beer_id, sum(quantity) AS refunded,
                    sum(quantity) FILTER (WHERE restocked) AS told
             FROM refund_lines JOIN refunds ON refunds.id = refund_id GROUP BY 1, 2) AS back
    USING (order_id, beer_id)
  LEFT JOIN (SELECT removal.order_id, beer_id, sum(quantity) AS free,
                    sum(quantity) FILTER (WHERE restocked) AS free_back
             FROM parcel_removals AS removal JOIN parcel_removal_lines ON removal_id = removal.id
             WHERE refund_id IS NULL GROUP BY 1, 2) AS taken
    USING (order_id, beer_id)`

/**
 * What is never false of the shop's books (design section 4), each as a query for what breaks it. `done` refunds and
 * due ones count alike: money that is owed is accounted for.
 */
const BROKEN: Record<string, string> = {
  ...BROKEN_LEDGER,
  'an order whose paid units all went back by unit leaves no free one behind that is still to be sent': `
    SELECT orders.id, line.beer_id FROM orders JOIN order_lines AS line ON line.order_id = orders.id
    JOIN parcels ON parcels.order_id = orders.id AND parcels.company_id = line.company_id
    WHERE orders.state = 'refunded' AND parcels.state = 'pending' AND line.charge_unit_cents = 0 AND ${UNITS_LEFT} > 0
      AND NOT EXISTS (SELECT FROM order_lines AS line
                      WHERE line.order_id = orders.id AND line.charge_unit_cents > 0 AND ${UNITS_LEFT} > 0)`,
  'a claim, and a warning, is about the order of its payment': `
    SELECT claims.provider_id, claims.order_id FROM claims JOIN payments ON payments.provider_id = payment_id
    WHERE claims.order_id <> payments.order_id
    UNION ALL
    SELECT payment_id, warning.order_id FROM delivery_warnings AS warning
    JOIN payments ON payments.provider_id = payment_id WHERE warning.order_id <> payments.order_id`,
  'what is on hand is the sum of its movements': `
    SELECT beers.id, on_hand, coalesce(sum(units), 0) AS movements FROM beers
    LEFT JOIN stock_movements ON beer_id = beers.id GROUP BY beers.id
    HAVING on_hand <> coalesce(sum(units), 0)`,
  'what is held lies between nothing and what is on hand': `
    SELECT id, reserved, on_hand FROM beers WHERE NOT reserved BETWEEN 0 AND on_hand`,
  'what is held is the lines of the orders that hold': `
    SELECT beers.id, reserved, coalesce(held.units, 0) AS held FROM beers
    LEFT JOIN (SELECT beer_id, sum(quantity) AS units FROM order_lines
               JOIN orders ON orders.id = order_id AND stock_held GROUP BY beer_id) AS held ON beer_id = beers.id
    WHERE reserved <> coalesce(held.units, 0)`,
  'no order prolongs the hold that it took over': `
    SELECT old.id, old.reserved_until, new.reserved_until AS longer FROM order_events AS event
    JOIN orders AS old ON old.id = order_id JOIN orders AS new ON new.id = (detail->>'replacedBy')::uuid
    -- Moments are those at which transactions began: one that waited for another which let the hold go looks earlier than it.
    WHERE event = 'cancelled' AND old.reserved_until > at + interval '5 seconds' AND new.reserved_until > old.reserved_until`,
  'an order that was paid took each of its lines from the shelf, once; no other took anything': `
    SELECT order_lines.order_id, order_lines.beer_id, paid_at, sold.units FROM order_lines
    JOIN orders ON orders.id = order_id
    LEFT JOIN (SELECT order_id, beer_id, sum(units) AS units, count(*) AS times FROM stock_movements
               WHERE cause = 'sold' GROUP BY order_id, beer_id) AS sold
      ON sold.order_id = orders.id AND sold.beer_id = order_lines.beer_id
    WHERE coalesce(sold.units, 0) <> CASE WHEN paid_at IS NULL THEN 0 ELSE -quantity END
       OR coalesce(sold.times, 0) > 1`,
  'units sold are those that left for orders, for money, and have not come back': `
    SELECT beers.id, units_sold, coalesce(-sum(units), 0) AS moved FROM beers
    LEFT JOIN (SELECT stock_movements.beer_id, units FROM stock_movements LEFT JOIN order_lines USING (order_id, beer_id)
               WHERE cause IN ('sold', 'restocked') AND unit_cents IS DISTINCT FROM 0) AS moved ON beer_id = beers.id
    GROUP BY beers.id HAVING units_sold <> coalesce(-sum(units), 0)`,
  'what a beer sold for is what was paid for it and has not gone back': `
    SELECT beers.id, sold_cents, coalesce(kept.cents, 0) AS kept FROM beers
    LEFT JOIN (SELECT line.beer_id, sum(line.quantity * line.unit_cents::bigint - coalesce(back.cents, 0)) AS cents
               FROM order_lines AS line JOIN orders ON orders.id = line.order_id AND orders.state = 'paid'
               LEFT JOIN (SELECT refunds.order_id, back.beer_id, sum(line_dollars(back.amount_cents, unit_cents, charge_unit_cents)) AS cents
                          FROM refund_lines AS back JOIN refunds ON refunds.id = refund_id
                          JOIN order_lines USING (order_id, beer_id) GROUP BY 1, 2) AS back
                 ON back.order_id = line.order_id AND back.beer_id = line.beer_id
               GROUP BY line.beer_id) AS kept ON kept.beer_id = beers.id
    WHERE sold_cents <> coalesce(kept.cents, 0)`,
  'a review rests on a purchase that was paid for and kept': `
    SELECT id, buyer_id, beer_id FROM reviews WHERE NOT paid_and_kept(buyer_id, beer_id)`,
  'a rating is the mean of the reviews that are not hidden': `
    SELECT beers.id, rating, rating_sum, rating_count, count(reviews.id) AS reviews FROM beers
    LEFT JOIN reviews ON beer_id = beers.id AND hidden_at IS NULL GROUP BY beers.id
    HAVING (rating_sum, rating_count) <> (coalesce(sum(rate), 0), count(reviews.id))
        OR rating IS DISTINCT FROM round(avg(rate), 1)`,
  'what came back to the shelf is what refunds say, and what was cancelled and cost nothing': `
    SELECT * FROM (${WENT_BACK}) AS line WHERE moved <> told + untold`,
  'no more units come back to the shelf than left it': `
    SELECT * FROM (${WENT_BACK}) AS line WHERE moved > quantity`,
  'only what an order took comes back from it': `
    SELECT order_id, beer_id FROM stock_movements LEFT JOIN order_lines USING (order_id, beer_id)
    WHERE cause = 'restocked' AND quantity IS NULL`,
  'of a cancelled parcel each unit was refunded, or taken out where it cost nothing': `
    SELECT * FROM (${WENT_BACK}) AS line WHERE parcel = 'cancelled' AND quantity <> refunded + untold + lost`,
  'a parcel stands where its last event led, and waits while it has none': `
    SELECT order_id, company_id, state FROM parcels
    WHERE state <> coalesce((SELECT to_state FROM parcel_events AS event
                             WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id
                             ORDER BY id DESC LIMIT 1), 'pending')`,
  'each event of a parcel begins where the one before it ended, and leads on': `
    SELECT order_id, company_id, from_state, to_state, before FROM (
      SELECT order_id, company_id, from_state, to_state,
             lag(to_state, 1, 'pending') OVER (PARTITION BY order_id, company_id ORDER BY id) AS before
      FROM parcel_events) AS steps
    WHERE from_state <> before OR (from_state, to_state) NOT IN (('pending', 'shipped'), ('pending', 'cancelled'),
                                                                 ('shipped', 'shipped'), ('shipped', 'delivered'))`,
  'only of a parcel that left it is said whether it arrived, and each answer is another than the one before': `
    SELECT order_id, company_id, arrived FROM (
      SELECT order_id, company_id, arrived, lag(arrived) OVER (PARTITION BY order_id, company_id ORDER BY id) AS before
      FROM parcel_arrivals) AS said JOIN parcels USING (order_id, company_id)
    WHERE arrived = before OR state NOT IN ('shipped', 'delivered')`,
  'a thread tells of its newest message, and of what waits since when': `
    SELECT thread.order_id, thread.company_id, last_at, waiting_since FROM order_threads AS thread
    LEFT JOIN order_messages AS message USING (order_id, company_id)
    GROUP BY thread.order_id, thread.company_id
    HAVING max(message.at) IS DISTINCT FROM last_at
        OR (waiting_since IS NOT NULL AND (NOT coalesce(bool_or(author = 'buyer' AND message.at = waiting_since), false)
            OR coalesce(bool_or(author = 'brewery' AND message.at > waiting_since), false)))
        OR greatest(buyer_read_at, brewery_read_at) > last_at`,
  'a message has the pictures that it says it has, and shows none that is being deleted': `
    SELECT message.id, message.pictures, count(picture.id) AS there FROM order_messages AS message
    LEFT JOIN order_message_pictures AS picture ON message_id = message.id
    LEFT JOIN pictures ON pictures.name = picture.name
    GROUP BY message.id HAVING count(picture.id) <> message.pictures OR bool_or(condemned_at IS NOT NULL)`,
  'of each step of a parcel one mail tells, unless nobody sells for its company': `
    SELECT event.id, to_state, count(outbox.id) AS mails FROM parcel_events AS event
    JOIN companies ON companies.id = company_id
    LEFT JOIN outbox ON dedupe_key = 'parcel-' || to_state || ':' || event.id
    WHERE from_state <> to_state
    GROUP BY event.id, to_state, companies.user_id
    HAVING count(outbox.id) <> CASE WHEN to_state = 'cancelled' AND companies.user_id IS NULL THEN 0
      -- Who could not send it has told its buyer by what they took out of it.
      WHEN to_state = 'cancelled' AND event.user_id = companies.user_id THEN 0 ELSE 1 END`,
  'what is taken out of a parcel is what its refund is for, and what has none cost nothing': `
    SELECT removal.id, removal.refund_id FROM parcel_removals AS removal
    FULL JOIN parcel_removal_lines AS taken ON taken.removal_id = removal.id
    LEFT JOIN order_lines AS line ON line.order_id = removal.order_id AND line.beer_id = taken.beer_id
      AND line.company_id = removal.company_id
    LEFT JOIN refund_lines AS back ON back.refund_id = removal.refund_id AND back.beer_id = taken.beer_id
    WHERE removal.id IS NULL OR taken.removal_id IS NULL OR line.order_id IS NULL
       OR (removal.refund_id IS NULL AND charge_unit_cents > 0)
       OR (removal.refund_id IS NOT NULL
           AND (back.quantity, back.restocked) IS DISTINCT FROM (taken.quantity, taken.restocked)
           -- What was free and still to be sent goes back with the refund that ends its order.
           AND NOT (charge_unit_cents = 0 AND back.restocked = taken.restocked AND back.quantity > taken.quantity
                    AND (SELECT state FROM orders WHERE orders.id = removal.order_id) = 'refunded'))`,
  'of what was taken out of a parcel one mail tells, unless it ended the parcel for its buyer, or nobody sells for its company': `
    SELECT removal.id, count(outbox.id) AS mails FROM parcel_removals AS removal
    JOIN companies ON companies.id = removal.company_id JOIN orders ON orders.id = removal.order_id
    LEFT JOIN outbox ON dedupe_key IN ('parcel-short:' || removal.id, 'units-cancelled:' || removal.id)
    GROUP BY removal.id, companies.user_id, orders.buyer_id
    HAVING count(outbox.id) <> CASE
      WHEN removal.reason IS NOT NULL THEN 1
      WHEN companies.user_id IS NULL OR EXISTS (
        SELECT FROM parcel_events AS ended WHERE ended.order_id = removal.order_id
          AND ended.company_id = removal.company_id AND to_state = 'cancelled' AND ended.user_id = orders.buyer_id
          AND ended.at = removal.at) THEN 0
      ELSE 1 END`,
  'of the corrections of a parcel one mail is to leave at most, and tells of the newest': `
    SELECT event.order_id, event.company_id FROM parcel_events AS event
    LEFT JOIN outbox ON dedupe_key = 'parcel-shipped:' || event.id
    WHERE from_state = 'shipped' AND to_state = 'shipped'
    GROUP BY event.order_id, event.company_id
    HAVING count(outbox.id) FILTER (WHERE sent_at IS NULL AND held_back IS NULL) > 1
       OR max(event.at) > max(coalesce(sent_at, 'infinity')) FILTER (WHERE outbox.id IS NOT NULL)`,
  'who withdraws from a purchase withdraws from one that was paid, and whose number they typed': `
    SELECT withdrawals.id, order_id, number FROM withdrawals JOIN orders ON orders.id = order_id
    WHERE paid_at IS NULL OR number <> upper(right(order_id::text, 8))`,
  'a withdrawal that no admin closed leaves no parcel that somebody waits for': `
    SELECT withdrawals.id, company_id, parcels.state FROM withdrawals
    JOIN orders ON orders.id = order_id JOIN parcels USING (order_id)
    WHERE withdrawals.state = 'done' AND NOT by_admin AND orders.state = 'paid' AND parcels.state <> 'cancelled'
      AND EXISTS (SELECT FROM order_lines AS line
                  WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id
                    AND quantity > coalesce((SELECT sum(back.quantity) FROM refund_lines AS back
                                             JOIN refunds ON refunds.id = refund_id
                                             WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0))`,
  'what was reported was for so many reasons as it was often, and of whoever left an e-mail nothing is kept after the decision': `
    SELECT id, times, reasons FROM reported_things
    WHERE times <> (SELECT coalesce(sum(value::int), 0) FROM jsonb_each_text(reasons))
       OR (decided_at IS NOT NULL AND EXISTS (SELECT FROM report_voices WHERE report_id = reported_things.id AND email <> ''))`,
  'a brewery that has an owner is claimed by nobody any more': `
    SELECT claim.id, claim.state FROM brewery_claims AS claim JOIN companies ON companies.id = company_id
    WHERE claim.state IN ('waiting', 'accepted') AND user_id IS NOT NULL`,
  'a beer of a brewery that waits to be looked at is on sale nowhere': `
    SELECT beers.id FROM beers JOIN companies ON companies.id = company_id
    WHERE company_active <> (companies.active AND waits_since IS NULL)`,
  'a complaint stands where its last event led, and began with words of its buyer': `
    SELECT complaints.id, state, last.event FROM complaints
    LEFT JOIN LATERAL (SELECT event FROM complaint_events WHERE complaint_id = complaints.id ORDER BY id DESC LIMIT 1) AS last ON true
    WHERE state IS DISTINCT FROM ('${JSON.stringify(COMPLAINT_EVENTS)}'::jsonb ->> last.event)
       OR (SELECT count(*) FROM complaint_events WHERE complaint_id = complaints.id AND event = 'opened') <> 1
       OR edition <> (SELECT count(*) FROM complaint_events WHERE complaint_id = complaints.id
                        AND event IN (${quoted(COMPLAINT_ANSWERS)}))`,
  'the money of a settled or decided complaint is that of the lines of its refund, all of its parcel, and of one complaint': `
    SELECT refunds.id, complaints.id AS complaint, refunds.amount_cents FROM refunds LEFT JOIN complaints ON refund_id = refunds.id
    WHERE (reason = 'complaint') <> (complaints.id IS NOT NULL) OR complaints.order_id <> refunds.order_id
       OR (complaints.id IS NOT NULL AND refunds.amount_cents <> (
             SELECT coalesce(sum(back.amount_cents), 0) FROM refund_lines AS back
             JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
             WHERE back.refund_id = refunds.id AND line.company_id = complaints.company_id))`,
  'by agreement no more units go back than were offered, and the brewery offers none that were not asked for': `
    SELECT complaints.id, back.beer_id FROM complaints JOIN refund_lines AS back USING (refund_id)
    LEFT JOIN complaint_lines AS named ON complaint_id = complaints.id AND named.beer_id = back.beer_id
    WHERE state = 'settled' AND back.quantity > coalesce(offered, 0)`,
  'by agreement no more money goes back than was offered, and as much as was said of a decision': `
    SELECT complaints.id, offered, given FROM complaints
    CROSS JOIN LATERAL (SELECT sum(offered_cents) AS offered FROM complaint_lines WHERE complaint_id = complaints.id) AS said
    CROSS JOIN LATERAL (
      SELECT sum(line_dollars(back.amount_cents, unit_cents, charge_unit_cents)) AS given FROM refund_lines AS back
      JOIN order_lines AS line ON line.order_id = complaints.order_id AND line.beer_id = back.beer_id
      WHERE back.refund_id = complaints.refund_id) AS went
    WHERE (state = 'settled' AND given > offered)
       OR given <> (SELECT cents FROM complaint_events AS event
                    WHERE complaint_id = complaints.id AND event IN ('accepted', 'decided') AND cents IS NOT NULL)`,
  'what left the shelf to be sent again is what complaints promise, or was sent for them': `
    SELECT order_id, beer_id, moved.units, promised.units AS promised
    FROM (SELECT order_id, beer_id, -sum(units) AS units FROM stock_movements WHERE cause = 'sent-again' GROUP BY 1, 2) AS moved
    FULL JOIN (SELECT order_id, beer_id, sum(units) AS units FROM complaints JOIN complaint_lines ON complaint_id = complaints.id
               WHERE state = 'to-send-again'
                  OR EXISTS (SELECT FROM complaint_events WHERE complaint_id = complaints.id AND event = 'sent-again')
               GROUP BY 1, 2) AS promised USING (order_id, beer_id)
    WHERE coalesce(moved.units, 0) <> coalesce(promised.units, 0)`,
  'a complaint has the way of what was sent again where it was, and no money of its own then': `
    SELECT complaints.id, carrier, refund_id FROM complaints
    WHERE (carrier <> '') <> EXISTS (SELECT FROM complaint_events WHERE complaint_id = complaints.id AND event = 'sent-again')
       OR (carrier <> '' AND refund_id IS NOT NULL)`,
  'a complaint that went to the administration is mailed to both sides, once each': `
    SELECT complaints.id, count(outbox.id) AS mails FROM complaints
    JOIN complaint_events AS event ON complaint_id = complaints.id AND event IN (${quoted(complaintEventsTo('escalated'))})
    JOIN orders ON orders.id = complaints.order_id JOIN companies ON companies.id = complaints.company_id
    JOIN users ON users.id IN (buyer_id, companies.user_id) AND deleted_at IS NULL
    LEFT JOIN outbox ON dedupe_key = 'complaint-escalated:' || complaints.id || ':' || users.id
    GROUP BY complaints.id, event.id, users.id HAVING count(outbox.id) <> 1`,
  'no more units are refunded than were bought': `
    SELECT refunds.order_id, refund_lines.beer_id FROM refund_lines JOIN refunds ON refunds.id = refund_id
    JOIN order_lines ON order_lines.order_id = refunds.order_id AND order_lines.beer_id = refund_lines.beer_id
    GROUP BY 1, 2, order_lines.quantity HAVING sum(refund_lines.quantity) > order_lines.quantity`,
  'of no line more money goes back than it cost, and units give back less than their price only where it was lowered': `
    SELECT refunds.order_id, back.beer_id FROM refund_lines AS back JOIN refunds ON refunds.id = refund_id
    JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
    GROUP BY 1, 2, line.quantity, charge_unit_cents
    HAVING sum(back.amount_cents) > line.quantity * charge_unit_cents
        OR bool_or(back.quantity > 0 AND back.amount_cents > back.quantity * charge_unit_cents)
        OR (bool_or(back.quantity > 0 AND back.amount_cents < back.quantity * charge_unit_cents) AND NOT bool_or(back.quantity = 0))`,
  'a total is the sum of its lines': `
    SELECT orders.id, total_cents FROM orders LEFT JOIN order_lines ON order_id = orders.id GROUP BY orders.id
    HAVING total_cents <> coalesce(sum(quantity::bigint * unit_cents), -1)`,
  'what is charged is the sum of its lines, at the rate of its day': `
    SELECT orders.id, charge_cents, rate FROM orders LEFT JOIN order_lines ON order_id = orders.id GROUP BY orders.id
    HAVING charge_cents <> coalesce(sum(quantity * charge_unit_cents), -1)
        OR bool_or(abs(charge_unit_cents - unit_cents * coalesce(rate, 1))
                   > CASE WHEN charge_currency IN ('CLP', 'COP') THEN 100 WHEN rate IS NULL THEN 0 ELSE 1 END)
        OR bool_or(charge_currency IN ('CLP', 'COP') AND charge_unit_cents % 100 <> 0)`,
  'captured money has an outcome, and no other has': `
    SELECT provider_id, status, disposition FROM payments WHERE (rank >= 20) <> (disposition IS NOT NULL)`,
  'an order that cost something was paid by exactly one payment of its amount': `
    SELECT orders.id FROM orders
    LEFT JOIN payments ON order_id = orders.id AND disposition = 'applied'
    WHERE (paid_at IS NOT NULL AND orders.total_cents > 0) <> (provider_id IS NOT NULL)
       OR amount_cents <> charge_cents`,
  'an order pays in one currency': `
    SELECT orders.id, charge_currency, payments.currency, refunds.id AS refund FROM orders
    JOIN payments ON payments.order_id = orders.id LEFT JOIN refunds ON payment_id = provider_id
    WHERE (disposition = 'applied' AND payments.currency <> charge_currency)
       -- What goes back has no currency of its own: it is its payment's, and that must be the same order's.
       OR refunds.order_id <> orders.id`,
  'money that was not applied is refunded or due, once': `
    SELECT provider_id, payments.amount_cents, sum(refunds.amount_cents) AS back FROM payments
    LEFT JOIN refunds ON payment_id = provider_id WHERE disposition = 'refund' GROUP BY provider_id
    HAVING payments.amount_cents <> coalesce(sum(refunds.amount_cents), 0)`,
  'no more goes back of a payment than was captured of it, in what its currency can say': `
    SELECT provider_id, payments.amount_cents, sum(refunds.amount_cents) AS back FROM payments
    JOIN refunds ON payment_id = provider_id GROUP BY provider_id
    HAVING sum(refunds.amount_cents) > CASE WHEN rank < 20 THEN 0 ELSE payments.amount_cents END
        OR (currency IN ('CLP', 'COP') AND payments.amount_cents % 100 = 0 AND bool_or(refunds.amount_cents % 100 <> 0))`,
  'a refund of lines is what it takes of them, or what somebody at the provider left of it': `
    SELECT id, amount_cents, charged FROM (
      SELECT refunds.id, payment_id, refunds.amount_cents, coalesce(sum(refund_lines.amount_cents), 0) AS charged
      FROM refunds
      JOIN order_events AS asked ON asked.order_id = refunds.order_id AND detail->>'refund' = refunds.id::text
      LEFT JOIN refund_lines ON refund_id = refunds.id
      WHERE event = 'refund-requested' AND NOT (detail->>'whole')::boolean GROUP BY refunds.id
    ) AS of_units
    CROSS JOIN LATERAL (
      SELECT sum(refunds.amount_cents) AS cents,
             sum(refunds.amount_cents) FILTER (WHERE reason = 'made-at-provider') AS by_hand_cents
      FROM refunds WHERE refunds.payment_id = of_units.payment_id
    ) AS back
    WHERE amount_cents <> charged AND NOT (
      -- By hand more went back than the units waiting left room for: they come to the rest, to the cent.
      charged - amount_cents BETWEEN 1 AND coalesce(by_hand_cents, 0)
      AND back.cents = (SELECT payments.amount_cents FROM payments WHERE provider_id = payment_id))`,
  'an order that was paid stands charged back while a bank has its money or asks for it, and no longer': `
    SELECT orders.id, orders.state FROM orders JOIN payments ON order_id = orders.id AND disposition = 'applied'
    WHERE orders.state IN ('paid', 'charged_back')
      AND (orders.state = 'charged_back') <> EXISTS (
        SELECT FROM chargebacks WHERE payment_id = payments.provider_id AND chargebacks.state <> 'won')`,
  'of a payment no more goes back than came, to its buyer and to a bank that won together': `
    SELECT payments.provider_id FROM payments
    JOIN (SELECT payment_id, sum(amount_cents) AS cents FROM chargebacks WHERE state = 'lost' GROUP BY 1) AS lost
      ON lost.payment_id = payments.provider_id
    WHERE amount_cents < lost.cents + coalesce((
      SELECT sum(refunds.amount_cents) FROM refunds
      WHERE refunds.payment_id = payments.provider_id AND state <> 'failed' AND reason <> 'charged-back'), 0)`,
  'a payment that was charged back has a chargeback, in its currency and of its order': `
    SELECT payments.provider_id FROM payments LEFT JOIN chargebacks ON payment_id = payments.provider_id
    WHERE (rank = 40 AND chargebacks.id IS NULL) OR chargebacks.currency <> payments.currency
       OR chargebacks.order_id <> payments.order_id`,
  'a chargeback that ended is told of in the history of its order': `
    SELECT chargebacks.id, chargebacks.state FROM chargebacks
    WHERE chargebacks.state <> 'open' AND NOT EXISTS (
      SELECT FROM order_events AS event WHERE event.order_id = chargebacks.order_id
        AND event = 'chargeback-' || chargebacks.state AND detail->>'chargeback' = chargebacks.provider_id)`,
  'documents are kept until the provider has them or refused them, and no longer': `
    SELECT upload_id, place, upload.state FROM chargeback_documents
    JOIN chargeback_uploads AS upload ON upload.id = upload_id
    WHERE (content IS NULL) <> (upload.state IN ('done', 'failed'))`,
  'a paid order has one receipt, any other none': `
    SELECT orders.id, paid_at, count(outbox.id) AS receipts FROM orders
    LEFT JOIN outbox ON kind = 'receipt' AND payload->>'orderId' = orders.id::text GROUP BY orders.id
    HAVING count(outbox.id) <> (paid_at IS NOT NULL)::int`,
  'a company that somebody sells for has one mail for each of its parcels that it wanted one of, and nobody any other': `
    SELECT order_id, company_id, mails.key FROM parcels JOIN companies ON id = company_id AND user_id IS NOT NULL AND told_by = 'each'
    FULL JOIN (SELECT dedupe_key AS key FROM outbox WHERE kind = 'sale') AS mails
      ON mails.key = 'sale:' || order_id || ':' || company_id
    WHERE mails.key IS NULL OR order_id IS NULL`,
  'a day of a company is told in one mail, with sales of its own that are told so': `
    SELECT mail.id, mail.payload FROM outbox AS mail LEFT JOIN parcels
      ON order_id::text = mail.payload->>'orderId' AND company_id::text = mail.payload->>'companyId' AND told_by = 'daily'
    WHERE kind = 'sales-of-day' AND (order_id IS NULL
      OR parcels.created_at < (mail.payload->>'from')::timestamptz OR parcels.created_at >= (mail.payload->>'until')::timestamptz
      OR EXISTS (SELECT FROM outbox AS other WHERE other.kind = mail.kind AND other.id <> mail.id
                 AND other.payload->>'companyId' = mail.payload->>'companyId' AND other.payload->>'day' = mail.payload->>'day'))`,
  'beers are away while their company is': `
    SELECT beers.id, paused, paused_until FROM beers JOIN companies ON companies.id = company_id
    WHERE paused <> (paused_until IS NOT NULL)`,
  'a payout is the sum of its lines, some money, and for sales of its own company that were charged in its currency': `
    SELECT payouts.id, payouts.currency, payouts.amount_cents, sum(payout_lines.amount_cents) AS lines FROM payouts
    LEFT JOIN payout_lines ON payout_id = payouts.id LEFT JOIN order_lines USING (order_id, beer_id)
    LEFT JOIN orders ON orders.id = order_id
    GROUP BY payouts.id
    HAVING payouts.amount_cents <= 0 OR payouts.amount_cents <> coalesce(sum(payout_lines.amount_cents), 0)
        OR payouts.dollar_cents <> coalesce(sum(payout_lines.dollar_cents), 0)
        OR NOT bool_and(order_lines.company_id = payouts.company_id AND paid_at IS NOT NULL
                        AND charge_currency = payouts.currency)`,
  'what is paid out is whole coins of its currency, and dollars are as they are': `
    SELECT payout_id, order_id, beer_id FROM payout_lines JOIN payouts ON payouts.id = payout_id
    WHERE currency IN ('CLP', 'COP') AND payout_lines.amount_cents % 100 <> 0
       OR currency = 'USD' AND payout_lines.amount_cents <> payout_lines.dollar_cents`,
  'no more is paid out for a sale than it brought, and none is taken back twice': `
    SELECT order_id, beer_id FROM order_lines JOIN payout_lines USING (order_id, beer_id)
    JOIN payouts ON payouts.id = payout_id AND payouts.state IN ('approved', 'sent', 'paid')
    WHERE (order_id, beer_id) NOT IN (SELECT order_id, beer_id FROM payout_lines JOIN payouts ON payouts.id = payout_id AND state = 'returned')
    GROUP BY order_id, beer_id, quantity, unit_cents, charge_unit_cents
    HAVING NOT sum(payout_lines.amount_cents) BETWEEN 0 AND quantity * charge_unit_cents
        OR NOT sum(payout_lines.dollar_cents) BETWEEN 0 AND quantity::bigint * unit_cents`,
  'a refund that was made has one mail at most, one that was not has none': `
    SELECT refunds.id, state FROM refunds
    JOIN outbox ON kind = 'refund' AND payload->>'refundId' = refunds.id::text
    GROUP BY refunds.id HAVING state <> 'done' OR count(*) > 1`,
  'a paid order has a parcel for each brewery, any other none': `
    SELECT orders.id FROM orders
    WHERE (SELECT count(*) FROM parcels WHERE order_id = orders.id)
       <> CASE WHEN paid_at IS NULL THEN 0
               ELSE (SELECT count(DISTINCT company_id) FROM order_lines WHERE order_id = orders.id) END`,
  'an order stands where its last event led': `
    SELECT orders.id, state FROM orders
    WHERE state <> (SELECT to_state FROM order_events WHERE order_id = orders.id AND to_state IS NOT NULL
                    ORDER BY id DESC LIMIT 1)`,
  'each event begins where the one before it ended': `
    SELECT order_id, event, from_state, before FROM (
      SELECT order_id, event, from_state, lag(to_state) OVER (PARTITION BY order_id ORDER BY id) AS before
      FROM order_events WHERE to_state IS NOT NULL) AS steps
    WHERE from_state IS DISTINCT FROM before`,
  'an order is refunded when all of its money is back, one out of review when all that came for it is': `
    SELECT orders.id, state FROM orders
    WHERE state = 'refunded'
      AND (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = orders.id AND state = 'done')
        < CASE WHEN EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND event = 'review-closed')
               THEN (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = orders.id AND rank IN (20, 30))
               ELSE charge_cents END`,
  'a day of which nothing has changed is summed as its rows say': `
    SELECT start, kept.*, sold.* FROM summed_spans AS span LEFT JOIN sale_sums AS kept ON span_id = span.id AND company_id IS NULL
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT orders.id) AS orders, sum(line.quantity) AS units, sum(line.quantity::bigint * unit_cents) AS cents,
             sum((SELECT sum(back.quantity) FROM refunds JOIN refund_lines AS back ON refund_id = refunds.id
                  WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id)) AS refunded_units
      FROM orders JOIN order_lines AS line ON line.order_id = orders.id WHERE paid_at >= from_at AND paid_at < until_at) AS sold
    WHERE step = 'day' AND NOT EXISTS (SELECT FROM figure_notes WHERE at >= from_at AND at < until_at)
      AND (coalesce(kept.orders, 0), coalesce(kept.units, 0), coalesce(kept.cents, 0), coalesce(kept.refunded_units, 0))
       <> (sold.orders, coalesce(sold.units, 0), coalesce(sold.cents, 0), coalesce(sold.refunded_units, 0))`,
  'what happened on a day of which nothing has changed is counted as its rows say': `
    SELECT start, kept.*, made.* FROM summed_spans AS span LEFT JOIN event_sums AS kept ON span_id = span.id
    CROSS JOIN LATERAL (
      SELECT (SELECT count(*) FROM orders WHERE created_at >= from_at AND created_at < until_at AND paid_at IS NULL
                AND state IN ('expired', 'cancelled')) AS unpaid,
             (SELECT count(*) FROM users WHERE created_at >= from_at AND created_at < until_at AND role = 'Person') AS buyers,
             (SELECT count(*) FROM users WHERE created_at >= from_at AND created_at < until_at AND role = 'Company') AS companies,
             (SELECT count(*) FROM payments WHERE created_at >= from_at AND created_at < until_at) AS attempts,
             (SELECT count(*) FROM payments WHERE created_at >= from_at AND created_at < until_at AND status = 'rejected') AS failed,
             (SELECT count(*) FROM reviews WHERE created_at >= from_at AND created_at < until_at AND hidden_at IS NULL) AS reviews,
             (SELECT sum(rate) FROM reviews WHERE created_at >= from_at AND created_at < until_at AND hidden_at IS NULL) AS rating
    ) AS made
    WHERE step = 'day' AND NOT EXISTS (SELECT FROM figure_notes WHERE at >= from_at AND at < until_at)
      AND (coalesce(unpaid_orders, 0), coalesce(new_buyers, 0), coalesce(new_companies, 0), coalesce(payment_attempts, 0),
           coalesce(failed_payments, 0), coalesce(kept.reviews, 0), coalesce(rating_sum, 0))
       <> (unpaid, buyers, companies, attempts, failed, made.reviews, coalesce(rating, 0))`,
  'an order whose refund is due has one': `
    SELECT id FROM orders WHERE state = 'refund_due'
      AND NOT EXISTS (SELECT FROM refunds WHERE order_id = orders.id AND refunds.state <> 'done')`,
}

/** Every broken promise of the shop's books with the rows that break it; empty when all is well. */
export async function findBrokenInvariants(pool: {
  query(statement: string): Promise<{ rows: unknown[] }>
}): Promise<{ promise: string; rows: unknown[] }[]> {
  const found = await Promise.all(
    Object.entries(BROKEN).map(async ([promise, query]) => ({
      promise,
      rows: (await pool.query(query)).rows,
    })),
  )
  return found.filter(({ rows }) => rows.length > 0)
}
