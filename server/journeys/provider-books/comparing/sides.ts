import { sql } from 'drizzle-orm'
import { BOOKS_PATIENCE_DAYS } from '#contract/limits.ts'

/** What a difference says, in the order of every statement that finds some. */
export const DIFFERENCE_COLUMNS = sql.raw(
  'kind, subject, movement, report, about, theirs_cents, ours_cents, currency, at, payment_id, payout_id, order_id',
)

/** Of which moments each report's books have been read: kind, moments. */
export const COVERED = sql`
  SELECT kind, range_agg(tstzrange(begins_at, ends_at)) AS moments FROM provider_reports
  WHERE state = 'read' AND begins_at < ends_at GROUP BY kind`

/**
 * What the provider's books say of each of our payments, a row for each report that has it; money in hundredths. `gross` and
 * `kept` (fees, and taxes that it withheld) are null where a file did not say. `refunded` and `taken` are what left.
 */
export const TOLD = sql`
  SELECT payment_id, kind AS report, min(at) AS at, max(currency) AS currency,
         count(*) FILTER (WHERE movement = 'payment') AS credits,
         CASE WHEN bool_and(gross_cents IS NOT NULL) FILTER (WHERE movement = 'payment')
              THEN sum(gross_cents) FILTER (WHERE movement = 'payment') END AS gross,
         CASE WHEN bool_and(fee_cents IS NOT NULL) FILTER (WHERE movement = 'payment')
              THEN coalesce(sum(fee_cents + coalesce(tax_cents, 0)) FILTER (WHERE movement IN ('payment', 'refund')), 0)
                 + coalesce(sum(debit_cents - credit_cents) FILTER (WHERE movement IN ('tax', 'fee')), 0) END AS kept,
         coalesce(sum(coalesce(-gross_cents, debit_cents - credit_cents)) FILTER (WHERE movement = 'refund'), 0) AS refunded,
         coalesce(sum(debit_cents - credit_cents) FILTER (WHERE movement = 'chargeback'), 0) AS taken,
         coalesce(sum(credit_cents) FILTER (WHERE movement = 'chargeback'), 0) AS freed,
         coalesce(sum(debit_cents - credit_cents) FILTER (WHERE movement = 'dispute'), 0) AS disputed
  FROM provider_report_rows WHERE payment_id IS NOT NULL GROUP BY payment_id, kind`

/** The same once a payment, by `told`: where both reports have it, the one in which it is sooner. */
export const FIRST_TOLD = sql`SELECT DISTINCT ON (payment_id) * FROM told ORDER BY payment_id, report DESC`

/**
 * Whether something that happened at a moment must be in a report by now: it happened long enough ago, and that report's books of
 * then and of the day after have been read. A condition in SQL.
 * @param report a constant of ours
 */
export const mustBeTold = (report: 'released' | 'settlement', moment: string) =>
  sql.raw(`(${moment} < now() - interval '${BOOKS_PATIENCE_DAYS} days' AND EXISTS (
    SELECT FROM covered WHERE kind = '${report}' AND moments @> (${moment}) AND moments @> (${moment}) + interval '1 day'))`)
