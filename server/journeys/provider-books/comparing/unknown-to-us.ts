import { sql } from 'drizzle-orm'

/** What came in or left by something that is none of our payments; both reports tell it, and it is one difference. */
const OF_NO_PAYMENT = sql`
  SELECT DISTINCT ON (subject) 'unknown-to-us', subject, movement, kind, about, net, NULL::bigint, currency, at, NULL::text,
         NULL::uuid, order_id
  FROM (
    SELECT CASE WHEN source_id = '' THEN 'row ' || key ELSE 'source ' || source_id END AS subject, kind,
           CASE WHEN source_id = '' THEN description ELSE source_id END AS about,
           (array_agg(movement ORDER BY at, movement))[1] AS movement, sum(credit_cents - debit_cents) AS net,
           max(currency) AS currency, min(at) AS at, (array_agg(order_id) FILTER (WHERE order_id IS NOT NULL))[1] AS order_id
    FROM provider_report_rows
    WHERE payment_id IS NULL AND movement IN ('payment', 'refund', 'chargeback', 'dispute')
    GROUP BY 1, kind, 3
  ) AS source
  WHERE net <> 0
  ORDER BY subject, kind DESC`

/** Taxes, fees and whatever else moves the account and no payment: one difference a word and month, not one a day. */
const OF_THE_ACCOUNT = sql`
  SELECT 'unknown-to-us', 'account ' || description || ' ' || month || coalesce(' ' || currency, ''), min(movement), 'released',
         description, sum(credit_cents - debit_cents), NULL::bigint, currency, min(at), NULL::text, NULL::uuid, NULL::uuid
  FROM (SELECT *, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM provider_report_rows
        WHERE kind = 'released' AND payment_id IS NULL AND movement IN ('tax', 'fee', 'other')) AS moved
  GROUP BY description, month, currency
  HAVING sum(credit_cents - debit_cents) <> 0`

export const UNKNOWN_TO_US = [OF_NO_PAYMENT, OF_THE_ACCOUNT]
