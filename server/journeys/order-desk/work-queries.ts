import { type SQL, sql } from 'drizzle-orm'
import { MISSING_DAYS } from '#contract/limits.ts'
import type { DifferenceKind } from '#contract/provider-book-kinds.ts'
import type { Withdrawal } from '#contract/withdrawals.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import { bankHasIt } from '../../orders/bank-has-it.ts'
import { isOpenComplaint } from '../../orders/complaint-of.ts'
import { isLateParcel, isWaitingParcel } from '../../orders/late-parcel.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { IS_OPEN_REFUND } from '../../orders/open-refund.ts'
import { openWarning } from '../../orders/open-warning.ts'
import { RANK } from '../../orders/payment-rank.ts'
import { somebodySells } from '../../orders/somebody-sells.ts'
import { NAME_WAITS } from '../../people/name-waits.ts'
import { hasPaid } from '../orders/hold-room.ts'
import { IS_OPEN_DIFFERENCE } from '../provider-books/open-difference.ts'
import { joinWindow, windowStanding } from '../withdrawals/window-standing.ts'
import { APPLIED_OTHERWISE, PAID_WITHOUT_PAYMENT } from './settlement-faults.ts'

/** How long each may take before a person has to look: minutes, many times what it takes when all is well. */
const REFUND_MINUTES = 60
/** What the provider has taken on may wait for a bank. */
const REFUND_IN_PROCESS_MINUTES = 24 * 60
const HOLD_OVER_MINUTES = 10
/** Most who buy for the first time have paid by then. */
const HELD_MINUTES = 5
/** A first case is 12 bottles: fewer empty no shelf. */
const HELD_UNITS = 12
const ASKED_MINUTES = 15
const NOTICE_MINUTES = 15
/** Its seller sees that it must not leave; what has stood so long, nobody sends any more. */
const UNSENT_DAYS = 30

/** A brewery that has owed money for so long will hardly sell enough to make good for it. */
const DEBT_DAYS = 60
const PAYOUT_LATE_MINUTES = 5 * 24 * 60
const UNTOLD_MINUTES = 24 * 60
const LATE_MINUTES = 30 * 24 * 60

const before = (minutes: number) => sql`now() - ${minutes} * interval '1 minute'`
/** What refunds give back of a payment, failed ones too: those are on the list by themselves. */
const GOING_BACK = sql`coalesce((SELECT sum(refunds.amount_cents) FROM refunds WHERE payment_id = provider_id), 0)`

/**
 * Holds of buyers who have never paid, once they have stood for a while through however many carts: of who let another
 * end unpaid in a day, and those of a case or more, of beers of which such holds have taken more than half the shelf. A
 * rush for single bottles is none, and an ordinary first purchase neither.
 */
const HELD_UNPAID = sql`
  WITH hold AS MATERIALIZED (
    SELECT id, buyer_id, charge_currency, charge_cents, since FROM orders, LATERAL (
      SELECT min(created_at) AS since FROM orders AS earlier
      WHERE earlier.buyer_id = orders.buyer_id AND earlier.reserved_until = orders.reserved_until) AS chain
    WHERE stock_held AND since < ${before(HELD_MINUTES)} AND NOT ${hasPaid(sql`orders.buyer_id`)}
  ), line AS MATERIALIZED (
    SELECT order_id, beer_id, quantity FROM hold JOIN order_lines ON order_id = id
  ), emptied AS (
    SELECT beer_id FROM line JOIN beers ON beers.id = beer_id
    GROUP BY beer_id, on_hand HAVING sum(quantity) * 2 > on_hand
  )
  SELECT since, id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, charge_cents, ''
  FROM hold
  WHERE (SELECT sum(quantity) FROM line JOIN emptied USING (beer_id) WHERE order_id = id) >= ${HELD_UNITS}
     OR EXISTS (SELECT FROM orders AS ended
                WHERE ended.buyer_id = hold.buyer_id AND NOT stock_held AND paid_at IS NULL
                  AND reserved_until <= now() AND reserved_until > now() - interval '1 day')`

/**
 * What banks ask back and nobody has sent documents against, with until when they are taken: a month longer, since a late one is
 * told of first; and what the provider has told nothing of for a day.
 */
const CHARGEBACK_OPEN = sql`
  SELECT opened_at, order_id, NULL::uuid, payment_id, amount_cents, currency, NULL::bigint, coalesce((
           SELECT upload.last_error FROM chargeback_uploads AS upload
           WHERE chargeback_id = chargebacks.id AND upload.state = 'failed' ORDER BY upload.created_at DESC LIMIT 1), ''),
         documents_until
  FROM chargebacks
  WHERE state = 'open' AND documents_required AND documents_status NOT IN ('review_pending', 'valid')
    AND CASE WHEN documents_until IS NULL THEN opened_at < ${before(UNTOLD_MINUTES)}
             ELSE documents_until > ${before(LATE_MINUTES)} END
    AND NOT EXISTS (SELECT FROM chargeback_uploads AS upload
                    WHERE chargeback_id = chargebacks.id AND upload.state <> 'failed')`

/** What the provider's books and ours say two things of (server/journeys/provider-books). */
const booksDiffer = (kind: DifferenceKind) => sql`
  SELECT found_at, order_id, NULL::uuid, payment_id, theirs_cents, currency,
         CASE WHEN kind = 'fee-not-booked' THEN coalesce(ours_cents, 0) ELSE ours_cents END, about, id::text
  FROM provider_differences WHERE ${IS_OPEN_DIFFERENCE} AND kind = ${kind}`

/** Breweries that owe the shop more than they are owed, since the first of what they owe was taken back. */
const DEBT_OLD = sql`
  SELECT since, NULL::uuid, NULL::uuid, NULL::text, debt.cents, debt.currency, NULL::bigint, shown_name(debt.company_id), debt.company_id
  FROM (SELECT company_id, currency, sum(balance_cents)::bigint AS cents FROM ledger_balances
        WHERE account IN ('pending', 'available') AND company_id IS NOT NULL GROUP BY 1, 2 HAVING sum(balance_cents) > 0) AS debt
  CROSS JOIN LATERAL (
    SELECT min(at) AS since FROM ledger_line_balances AS line
    CROSS JOIN LATERAL (
      SELECT max(made.at) AS at FROM ledger_entries AS entry JOIN ledger_transactions AS made ON made.id = transaction_id
      WHERE entry.order_id = line.order_id AND entry.beer_id = line.beer_id AND entry.account = line.account AND amount_cents > 0) AS taken
    WHERE line.company_id = debt.company_id AND line.currency = debt.currency
      AND line.account IN ('pending', 'available') AND line.account <> 'paid' AND balance_cents > 0) AS line
  WHERE since < ${before(DEBT_DAYS * 24 * 60)}`

/** What nobody can be charged without, as the sweep that follows the rates found it (server/charge/watch-charging.ts). */
const stuckWithout = (missing: 'site' | 'rate') => sql`
  SELECT stuck_since, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint, ''
  FROM charge_watch WHERE missing = ${missing}`

/** What the provider asked not to send, a row a parcel, until an admin has lifted it or the money is back. */
const warnedOf = (parcelIs: SQL) => sql`
  SELECT ${openWarning}, orders.id, NULL::uuid,
         (SELECT provider_id FROM payments WHERE order_id = orders.id AND disposition = 'applied'),
         NULL::bigint, charge_currency, NULL::bigint, shown_name(company_id), company_id
  FROM orders JOIN parcels ON parcels.order_id = orders.id
  WHERE orders.id IN (SELECT order_id FROM delivery_warnings WHERE lifted_at IS NULL) AND orders.state = 'paid'
    AND ${openWarning} IS NOT NULL AND ${parcelIs} AND NOT ${moneyBack}`

/** Parcels that have not left, of breweries that somebody sells for, or of those that nobody does: imported ones, and those that were switched off. */
const unsent = (which: SQL, hasSeller: boolean) => sql`
  SELECT parcels.created_at, orders.id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, NULL::bigint,
         shown_name(parcels.company_id), parcels.company_id
  FROM parcels JOIN orders ON orders.id = order_id JOIN companies ON companies.id = parcels.company_id
  WHERE ${which} AND ${somebodySells} = ${hasSeller}`

/**
 * What its buyer says has not arrived, until they say otherwise, its money goes back, or its seller hands it over after
 * that; and not for ever.
 */
const PARCEL_MISSING = sql`
  SELECT said.at, said.order_id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, NULL::bigint,
         shown_name(said.company_id), said.company_id
  FROM parcel_arrivals AS said JOIN parcels USING (order_id, company_id) JOIN orders ON orders.id = order_id
  WHERE NOT said.arrived AND said.at > now() - ${MISSING_DAYS} * interval '1 day' AND NOT ${moneyBack}
    AND NOT EXISTS (SELECT FROM parcel_arrivals AS later
                    WHERE later.order_id = said.order_id AND later.company_id = said.company_id AND later.id > said.id)
    AND NOT EXISTS (SELECT FROM parcel_events AS event
                    WHERE event.order_id = said.order_id AND event.company_id = said.company_id
                      AND to_state = 'delivered' AND event.at > said.at)
    -- Who complains of it is answered by the brewery first.
    AND NOT EXISTS (SELECT FROM complaints WHERE complaints.order_id = said.order_id
                      AND complaints.company_id = said.company_id AND ${isOpenComplaint})`

/** Open withdrawals from purchases, by whether they came within the days of their country; what names no order is a kind of its own. */
const withdrawn = (standing: Withdrawal['standing']) => sql`
  SELECT withdrawals.created_at, orders.id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, NULL::bigint, withdrawals.code,
         withdrawals.id::text
  FROM withdrawals JOIN orders ON orders.id = withdrawals.order_id ${joinWindow}
  WHERE withdrawals.state = 'open' AND ${windowStanding} = ${standing}`

/**
 * What a person has to look at, a statement for each kind: `since`, `order_id`, `refund_id`, `payment_id`, `cents`,
 * `currency`, `expected` (cents) and `about`, in this order; some say more in a column more (last-columns.ts).
 */
export const WORK_QUERIES: Record<WorkKind, SQL> = {
  message: sql`
    SELECT created_at, order_id, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint, name, id
    FROM contact_messages WHERE done_at IS NULL`,
  review: sql`
    SELECT created_at AS since, id AS order_id, NULL::uuid AS refund_id, came.provider_id AS payment_id,
           came.amount_cents AS cents, came.currency, charge_cents AS expected, '' AS about,
           id::text
    FROM orders LEFT JOIN LATERAL (
      SELECT provider_id, amount_cents, payments.currency FROM payments
      WHERE order_id = orders.id AND rank >= ${RANK.captured} ORDER BY created_at LIMIT 1) AS came ON true
    WHERE state = 'review'`,
  // What a bank has taken back needs no refund any more.
  'refund-failed': sql`
    SELECT refunds.created_at, refunds.order_id, refunds.id, payment_id, refunds.amount_cents, currency,
           NULL::bigint, last_error
    FROM refunds JOIN payments ON provider_id = payment_id
    WHERE state = 'failed' AND NOT ${bankHasIt}`,
  'refund-late': sql`
    SELECT refunds.created_at, refunds.order_id, refunds.id, payment_id, refunds.amount_cents, currency,
           NULL::bigint, last_error
    FROM refunds JOIN payments ON provider_id = payment_id
    WHERE ${IS_OPEN_REFUND} AND refunds.created_at <
      CASE state WHEN 'in-process' THEN ${before(REFUND_IN_PROCESS_MINUTES)} ELSE ${before(REFUND_MINUTES)} END`,
  'money-adrift': sql`
    SELECT updated_at, order_id, NULL::uuid, provider_id, amount_cents - ${GOING_BACK}, currency, NULL::bigint, ''
    FROM payments
    WHERE rank >= ${RANK.captured} AND disposition IS DISTINCT FROM 'applied'
      AND (disposition IS NULL OR amount_cents > ${GOING_BACK})`,
  'paid-without-payment': sql`
    SELECT paid_at, id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, charge_cents, ''
    FROM settlement_faults JOIN orders ON orders.id = settlement_faults.order_id WHERE ${PAID_WITHOUT_PAYMENT}`,
  'wrong-amount': sql`
    SELECT payments.updated_at, orders.id, NULL::uuid, provider_id, amount_cents, payments.currency, charge_cents, ''
    FROM settlement_faults JOIN orders ON orders.id = settlement_faults.order_id
    JOIN payments ON payments.order_id = orders.id WHERE ${APPLIED_OTHERWISE}`,
  'hold-over': sql`
    SELECT CASE WHEN stock_held THEN reserved_until ELSE payable_until END, id, NULL::uuid, NULL::text, NULL::bigint,
           charge_currency, NULL::bigint, ''
    FROM orders
    WHERE (stock_held AND reserved_until < ${before(HOLD_OVER_MINUTES)})
       OR (state = 'pending' AND payable_until < ${before(HOLD_OVER_MINUTES)})`,
  'held-unpaid': HELD_UNPAID,
  'not-asked': sql`
    SELECT coalesce(reconciled_at, created_at), id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, NULL::bigint, ''
    FROM orders
    WHERE state = 'pending' AND preference_id IS NOT NULL
      AND greatest(reconciled_at, created_at) < ${before(ASKED_MINUTES)}`,
  'notice-waiting': sql`
    SELECT received_at, order_id, NULL::uuid, coalesce(subject_id, payment_id), NULL::bigint, currency, NULL::bigint,
           last_error, event
    FROM webhook_inbox LEFT JOIN payments ON provider_id = payment_id
    WHERE processed_at IS NULL AND received_at < ${before(NOTICE_MINUTES)}`,
  'charged-back-unsent': sql`
    SELECT event.at, orders.id, NULL::uuid, NULL::text, NULL::bigint, charge_currency, NULL::bigint,
           shown_name(companies.id), companies.id
    FROM orders JOIN parcels ON parcels.order_id = orders.id AND parcels.state = 'pending'
    JOIN companies ON companies.id = company_id
    JOIN order_events AS event ON event.order_id = orders.id AND to_state = 'charged_back'
    WHERE orders.state = 'charged_back' AND event.at > now() - ${UNSENT_DAYS} * interval '1 day'`,
  'chargeback-open': CHARGEBACK_OPEN,
  'books-unknown': booksDiffer('unknown-to-us'),
  'books-missing': booksDiffer('missing-there'),
  'books-amount': booksDiffer('other-amount'),
  'books-fee': booksDiffer('fee-not-booked'),
  'books-chargeback': booksDiffer('chargeback-released'),
  'debt-old': DEBT_OLD,
  'payout-late': sql`
    SELECT payouts.created_at, NULL::uuid, NULL::uuid, NULL::text, amount_cents, currency, NULL::bigint, shown_name(company_id),
           id::text, company_id
    FROM payouts WHERE state IN ('approved', 'sent') AND created_at < ${before(PAYOUT_LATE_MINUTES)}`,
  'name-shared': sql`
    SELECT name_taken_at, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint,
           shown_name(company.id), company.id
    FROM companies AS company WHERE ${sql.raw(NAME_WAITS)}`,
  'parcel-late': unsent(isLateParcel, true),
  'parcel-of-nobody': unsent(isWaitingParcel, false),
  'delivery-warned': warnedOf(sql`parcels.state = 'pending'`),
  'delivery-warned-gone': warnedOf(sql`parcels.state IN ('shipped', 'delivered')`),
  'parcel-missing': PARCEL_MISSING,
  withdrawal: withdrawn('unknown'),
  'withdrawal-inside': withdrawn('inside'),
  'withdrawal-outside': withdrawn('outside'),
  // Whoever mistyped a number withdrew in time all the same: somebody has to answer.
  'withdrawal-stray': sql`
    SELECT created_at, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint, code, id::text
    FROM withdrawals WHERE state = 'open' AND order_id IS NULL`,
  complaint: sql`
    SELECT (SELECT max(at) FROM complaint_events WHERE complaint_id = complaints.id), order_id, NULL::uuid, NULL::text, NULL::bigint,
           NULL::text, NULL::bigint, shown_name(company_id), id, company_id
    FROM complaints WHERE state = 'escalated'`,
  // How often says how it weighs; whoever reported is told to nobody.
  reported: sql`
    SELECT entry.created_at, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint,
           CASE kind WHEN 'company' THEN shown_name(entry.company_id) ELSE beers.name END || CASE WHEN times > 1 THEN ' ×' || times ELSE '' END,
           entry.id::text, coalesce(entry.company_id, beers.company_id)
    FROM reported_things AS entry LEFT JOIN reviews ON reviews.id = review_id
    LEFT JOIN beers ON beers.id = coalesce(entry.beer_id, reviews.beer_id)
    WHERE decided_at IS NULL`,
  // Since it was confirmed; who claims it is read on its page.
  'brewery-claim': sql`
    SELECT confirmed_at, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint, shown_name(company_id),
           id::text, company_id
    FROM brewery_claims WHERE state = 'waiting'`,
  // Who has not filled in what it is called cannot be looked at, and one that is switched off is refused.
  'new-brewery': sql`
    SELECT waits_since, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint, company.company, company.id
    FROM companies AS company JOIN users ON users.id = user_id
    WHERE waits_since IS NOT NULL AND company.active AND users.active AND company.company <> ''`,
  claim: sql`
    SELECT opened_at, claims.order_id, NULL::uuid, payment_id, amount_cents, currency, NULL::bigint, last_error, due_at
    FROM claims JOIN payments ON payments.provider_id = payment_id WHERE state = 'open'`,
  'site-unknown': stuckWithout('site'),
  'no-rate': stuckWithout('rate'),
  'payments-refused': sql`
    SELECT refused_since, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint, refused_why
    FROM charge_watch WHERE refused_since IS NOT NULL`,
  'rate-waits': sql`
    SELECT fetched_at, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::bigint,
           trim_scale(rate)::text || ' ' || currency, id::text
    FROM exchange_rates WHERE state = 'waiting'`,
}
