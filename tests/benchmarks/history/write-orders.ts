import type { PoolClient } from 'pg'
import type { Month } from './month.ts'

/** Of a hundred lines so many are of the busiest brewery. */
const BUSIEST_SHARE = 10
/** A number below `count`, the smaller the likelier: by a power of what a row's number and a salt draw. */
const drawn = (salt: number, count: string, power: number) =>
  `floor(${count} * power((hashint8extended(n, ${salt}) & 1048575) / 1048576.0::float8, ${power}))::bigint`

/**
 * The orders of a month with what was written the moment they were paid, or ended unpaid; `history_month` keeps each line of those
 * that were paid until the connection ends: order_id, beer_id, company_id, place, buyer_id, email, paid_at, days_ago.
 */
export async function writeOrders(client: PoolClient, month: Month): Promise<void> {
  await client.query(DRAW, [month.first, month.last, month.fromDaysAgo, month.untilDaysAgo])
  await client.query('ANALYZE history_lines')
  for (const write of WRITTEN) await client.query(write)
}

/** Two lines an order: its second beer is another than its first. A third of the orders are paid in dollars. */
const DRAW = `
  CREATE TEMPORARY TABLE history_lines AS
  WITH size AS MATERIALIZED (
    SELECT (SELECT count(*) FROM history_beers) AS beers, (SELECT count(*) FROM history_beers WHERE is_busiest) AS busiests,
      (SELECT count(*) FROM history_buyers) AS buyers
  ), drawn AS MATERIALIZED (
    SELECT n, at, uuidv7(at - now()) AS order_id, n % 10 <> 9 AS is_paid, n % 3 = 0 AS is_dollars, buyer_number,
      first_beer, (first_beer + 1 + ${drawn(4, '(beers - 1)', 3)}) % beers AS other_beer
    FROM size, generate_series($1::bigint, $2::bigint) AS n,
      LATERAL (SELECT now() - make_interval(secs => 86400 * ($3::float8 + ($4::float8 - $3) * (n - $1) / ($2 - $1 + 1))) AS at) AS moment,
      LATERAL (SELECT ${drawn(1, 'buyers', 2)} AS buyer_number,
        CASE WHEN abs(hashint8(n)::bigint) % 100 < ${BUSIEST_SHARE} * 2 THEN ${drawn(2, 'busiests', 1.5)} ELSE ${drawn(3, 'beers', 3)} END AS first_beer) AS picked
  )
  SELECT n, at, order_id, is_paid, is_dollars, buyer_id, recipient, city, state, country, email, place, beer_id, company_id, name,
    presentation, price_cents AS unit_cents, company_name, 1 + abs(hashint8extended(n, 9 + place)) % 6 AS quantity,
    at + interval '3 minutes' AS paid_at, extract(epoch FROM now() - at) / 86400 AS days_ago,
    price_cents * CASE WHEN is_dollars THEN 1 ELSE 1000 END::bigint AS charge_unit_cents
  FROM drawn CROSS JOIN LATERAL (VALUES (0, first_beer), (1, other_beer)) AS line (place, beer_number)
  JOIN history_buyers ON history_buyers.number = buyer_number JOIN history_beers ON history_beers.number = beer_number
  ORDER BY n, place`

const WRITTEN = [
  `INSERT INTO orders (id, buyer_id, idempotency_key, request_hash, state, total_cents, charge_currency, charge_cents, rate, rate_source,
     rate_at, payable_until, reserved_until, stock_held, recipient, address, city, address_state, country, created_at, paid_at, reconciled_at)
   SELECT order_id, buyer_id, 'h' || n, '', CASE WHEN is_paid THEN 'paid' ELSE 'expired' END, sum(quantity * unit_cents),
     CASE WHEN is_dollars THEN 'USD' ELSE 'ARS' END, sum(quantity * charge_unit_cents), CASE WHEN NOT is_dollars THEN 1000 END,
     CASE WHEN NOT is_dollars THEN 'mercado-pago' END, CASE WHEN NOT is_dollars THEN at END, at + interval '30 minutes',
     at + interval '30 minutes', false, recipient, 'Calle 1', city, state, country, at, CASE WHEN is_paid THEN paid_at END, at
   FROM history_lines GROUP BY n, order_id, buyer_id, is_paid, is_dollars, at, paid_at, recipient, city, state, country ORDER BY n`,
  `INSERT INTO order_lines (order_id, beer_id, company_id, place, quantity, unit_cents, charge_unit_cents, name, presentation, image, company_name)
   SELECT order_id, beer_id, company_id, place, quantity, unit_cents, charge_unit_cents, name, presentation, '', company_name
   FROM history_lines ORDER BY n, place`,
  `INSERT INTO order_events (id, order_id, event, to_state, at) SELECT uuidv7(at - now()), order_id, 'placed', 'pending', at
   FROM history_lines WHERE place = 0 ORDER BY n`,
  `INSERT INTO order_events (id, order_id, event, from_state, to_state, detail, at)
   SELECT uuidv7(at - now()), order_id, CASE WHEN is_paid THEN 'settled' ELSE 'expired' END, 'pending',
     CASE WHEN is_paid THEN 'paid' ELSE 'expired' END, CASE WHEN is_paid THEN jsonb_build_object('payment', 'h' || n) END, at
   FROM (SELECT n, order_id, is_paid, at + CASE WHEN is_paid THEN interval '3 minutes' ELSE interval '31 minutes' END AS at
         FROM history_lines WHERE place = 0) AS ended ORDER BY n`,
  `CREATE TEMPORARY TABLE history_month AS
   SELECT n, order_id, beer_id, company_id, place, buyer_id, email, paid_at, days_ago FROM history_lines
   WHERE is_paid ORDER BY n, place`,
  `INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank, disposition, created_at, updated_at)
   SELECT 'h' || n, order_id, charge_cents, charge_currency, 'approved', 20, 'applied', orders.paid_at, orders.paid_at
   FROM history_month JOIN orders ON id = order_id WHERE place = 0 ORDER BY n`,
  `INSERT INTO sale_commissions (order_id, beer_id, basis_points, fixed_cents, tax_basis_points, commission_cents, tax_cents)
   SELECT order_id, beer_id, 1000, 0, 2100, cents, div(cents * 21, 100)
   FROM history_lines, LATERAL (SELECT div(quantity * charge_unit_cents, 10) AS cents) AS kept WHERE is_paid ORDER BY n, place`,
  `INSERT INTO stock_movements (id, beer_id, units, cause, order_id, at)
   SELECT uuidv7(paid_at - now()), beer_id, -quantity, 'sold', order_id, paid_at FROM history_lines WHERE is_paid ORDER BY n, place`,
  `INSERT INTO outbox (id, dedupe_key, kind, recipient, payload, created_at, sent_at)
   SELECT uuidv7(paid_at - now()), 'receipt:' || order_id, 'receipt', email, jsonb_build_object('orderId', order_id::text), paid_at, paid_at
   FROM history_month WHERE place = 0 ORDER BY n`,
]
