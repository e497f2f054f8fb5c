import { sql } from 'drizzle-orm'
import { mustBeTold } from './sides.ts'

/**
 * What each payout moved at the provider, there and by our ledger, in hundredths that left; null: nothing. One that a bank sent back comes
 * to nothing on both sides.
 */
export const PAYOUT_SIDES = sql`
    SELECT coalesce(theirs.payout_id, ours.payout_id) AS payout_id, theirs.report, theirs.cents AS theirs, ours.cents AS ours,
           theirs.at AS told_at, ours.at AS booked_at
    FROM (
      SELECT DISTINCT ON (payout_id) * FROM (
        SELECT payout_id, kind AS report, sum(debit_cents - credit_cents)::bigint AS cents, min(at) AS at
        FROM provider_report_rows WHERE payout_id IS NOT NULL GROUP BY payout_id, kind) AS each
      ORDER BY payout_id, report DESC
    ) AS theirs
    FULL JOIN (
      SELECT payout_id, -sum(amount_cents)::bigint AS cents, max(at) AS at
      FROM ledger_transactions AS booked JOIN ledger_entries ON transaction_id = booked.id
      WHERE payout_id IS NOT NULL AND account = 'provider' GROUP BY payout_id
    ) AS ours ON ours.payout_id = theirs.payout_id`

const ABOUT = sql`'payout ' || payouts.id, 'payout'`

/** What left there for a payout that has not left with us, or another amount of it. */
const OTHERWISE = sql`
  SELECT CASE WHEN coalesce(ours, 0) = 0 THEN 'unknown-to-us' ELSE 'other-amount' END, ${ABOUT}, report, payouts.id::text, -theirs,
         -nullif(ours, 0), currency, told_at, NULL::text, payouts.id, NULL::uuid
  FROM payout_sides JOIN payouts ON payouts.id = payout_id
  WHERE theirs <> coalesce(ours, 0) AND (coalesce(ours, 0) = 0 OR ${mustBeTold('settlement', 'booked_at')} OR theirs > ours)`

/** What left with us and should be in their books by now. */
const NOT_THERE = sql`
  SELECT 'missing-there', ${ABOUT}, 'settlement', payouts.id::text, NULL::bigint, -ours, currency, booked_at, NULL::text, payouts.id,
         NULL::uuid
  FROM payout_sides JOIN payouts ON payouts.id = payout_id
  WHERE theirs IS NULL AND ours <> 0
    AND (${mustBeTold('settlement', 'booked_at')} OR ${mustBeTold('released', 'booked_at')})`

export const PAYOUTS_DIFFER = [OTHERWISE, NOT_THERE]
