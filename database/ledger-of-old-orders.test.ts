import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { withEmptyDatabase } from '#tests/database/with-empty-database.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'

/** The migrations before there was a ledger. */
const BEFORE = 11

test('what each brewery was owed, was waiting for and had been paid before the ledger is what it says, to the coin', async () => {
  await withEmptyDatabase(async (url) => {
    const { pool } = openPool(url)
    try {
      await migrateDatabase(pool, BEFORE)
      await pool.query(OLD_SHOP)
      const { rows: before } = await pool.query(OLD_BALANCES)
      await migrateDatabase(pool)
      const { rows: after } = await pool.query(
        `SELECT company_id, currency, coalesce(-sum(balance_cents) FILTER (WHERE account = 'available'), 0)::bigint AS owed,
                coalesce(-sum(balance_cents) FILTER (WHERE account = 'pending'), 0)::bigint AS unsent,
                coalesce(-sum(balance_cents) FILTER (WHERE account = 'paid'), 0)::bigint AS paid
         FROM ledger_balances WHERE company_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
      )
      expect(before.length).toBeGreaterThan(20)
      for (const what of ['owed', 'unsent', 'paid']) expect(before.some((row) => row[what] > 0)).toBe(true)
      expect(before.some(({ owed }) => owed < 0)).toBe(true)
      expect(after).toEqual(before)

      const broken = await findBrokenInvariants(pool)
      // What was written here by hand has no history; its money has to be right.
      const ofMoney =
        /ledger|balance|account|is written|provider keeps|owed to a buyer|left the provider|did not go back|of a line|frozen|pending|paid out/
      expect(broken.filter(({ promise }) => ofMoney.test(promise))).toEqual([])
    } finally {
      await pool.end()
    }
  })
}, 60_000)

/**
 * 400 orders of ten breweries in three currencies: with refunds of units and of anything, made and not made, money that no order
 * had a use for, chargebacks open and lost, parcels that left and did not, and payouts of what had been sent, some before it was refunded; one of them sells no more.
 */
const OLD_SHOP = `
  SELECT setseed(0.42);
  INSERT INTO users (id, name, email, role) VALUES ('00000000-0000-7000-8000-000000000001', 'Ana', 'ana@correo.example', 'Person');
  CREATE TEMP TABLE brewery AS SELECT number, uuidv7() AS id FROM generate_series(0, 9) AS number;
  INSERT INTO companies (id, company, country, state, city) SELECT id, 'Cervecería ' || number, '', '', '' FROM brewery;
  CREATE TEMP TABLE beer AS SELECT number, each, id AS company_id, uuidv7() AS id, 100 + (random() * 3000)::int AS cents
    FROM brewery CROSS JOIN generate_series(0, 2) AS each;
  INSERT INTO beers (id, company_id, name, presentation, price_cents, type, abv_percent, ibu, description)
    SELECT id, company_id, 'Niebla ' || number || each, 'Lata', cents, 'IPA', 6, 40, '' FROM beer;
  UPDATE beers SET sold_cents = 100000000, units_sold = 100000;
  CREATE TEMP TABLE sold AS SELECT number, uuidv7() AS id, ('{USD,ARS,CLP}'::text[])[1 + number % 3] AS currency,
      (ARRAY[1, 1417.255, 955.5])[1 + number % 3]::numeric AS rate, (ARRAY[1, 1, 100])[1 + number % 3] AS step
    FROM generate_series(1, 400) AS number;
  CREATE TEMP TABLE line AS
    SELECT sold.id AS order_id, beer.id AS beer_id, beer.company_id, beer.cents, 1 + (random() * 4)::int AS quantity,
           round(beer.cents * rate / step) * step AS charge, sold.number, row_number() OVER (PARTITION BY sold.id) - 1 AS place
    FROM sold JOIN beer ON (sold.number * 7 + beer.number * 3 + beer.each) % 11 < 2 AND (beer.number < 9 OR sold.number < 200 AND sold.number % 4 > 0);
  INSERT INTO orders (id, buyer_id, idempotency_key, request_hash, state, total_cents, charge_currency, charge_cents, rate, rate_source, rate_at,
                      payable_until, stock_held, recipient, address, city, address_state, country, paid_at)
    SELECT sold.id, '00000000-0000-7000-8000-000000000001', sold.number::text, '',
           CASE WHEN sold.number % 13 = 0 THEN 'charged_back' ELSE 'paid' END,
           sum(cents * quantity), currency, sum(charge * quantity), CASE WHEN currency <> 'USD' THEN rate END,
           CASE WHEN currency <> 'USD' THEN 'admin' END, CASE WHEN currency <> 'USD' THEN now() END,
           now(), false, 'Ana', 'Belgrano 123', 'Córdoba', 'Córdoba', 'Argentina', now()
    FROM sold JOIN line ON line.order_id = sold.id GROUP BY sold.id, sold.number, currency, rate;
  INSERT INTO order_lines (order_id, beer_id, company_id, place, quantity, unit_cents, charge_unit_cents, name, presentation, image, company_name)
    SELECT order_id, beer_id, company_id, place, quantity, cents, charge, 'Niebla', '', '', '' FROM line;
  INSERT INTO parcels (order_id, company_id, state) SELECT DISTINCT order_id, company_id, CASE WHEN number % 4 = 0 THEN 'pending' ELSE 'shipped' END FROM line;
  INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank, disposition, fee_cents)
    SELECT 'p' || number, orders.id, charge_cents, charge_currency, 'approved', 20, 'applied', CASE WHEN number % 2 = 0 THEN 100 END
    FROM orders JOIN sold USING (id)
    UNION ALL
    SELECT 'second' || number, orders.id, charge_cents, charge_currency, 'approved', 20, 'refund', NULL
    FROM orders JOIN sold USING (id) WHERE number % 17 = 0;
  -- Payouts of what had left by then, in each currency by itself.
  CREATE TEMP TABLE payable AS
    SELECT line.*, currency FROM line JOIN sold ON sold.id = order_id WHERE line.number % 4 <> 0 AND line.number < 200;
  CREATE TEMP TABLE paying AS SELECT company_id, currency, uuidv7() AS id FROM payable GROUP BY 1, 2;
  INSERT INTO payouts (id, company_id, currency, amount_cents, dollar_cents, user_id)
    SELECT paying.id, company_id, currency, sum(charge * quantity), sum(cents * quantity), '00000000-0000-7000-8000-000000000001'
    FROM paying JOIN payable USING (company_id, currency) GROUP BY paying.id, company_id, currency;
  INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
    SELECT paying.id, order_id, beer_id, charge * quantity, cents * quantity FROM paying JOIN payable USING (company_id, currency);
  -- Units that were given back, before and after they were paid out; and sums that name nothing.
  CREATE TEMP TABLE back AS SELECT DISTINCT ON (order_id) order_id, beer_id, charge, number, uuidv7() AS id FROM line WHERE number % 5 = 0 ORDER BY order_id, beer_id;
  INSERT INTO refunds (id, order_id, payment_id, amount_cents, reason, state, done_at)
    SELECT id, order_id, 'p' || number, charge, 'test', CASE WHEN number % 2 = 0 THEN 'done' ELSE 'due' END, CASE WHEN number % 2 = 0 THEN now() END FROM back;
  INSERT INTO refund_lines (refund_id, beer_id, quantity) SELECT id, beer_id, 1 FROM back;
  INSERT INTO refunds (order_id, payment_id, amount_cents, reason, state, done_at)
    SELECT id, 'p' || number, 300, 'made-at-provider', 'done', now() FROM sold WHERE number % 7 = 0;
  INSERT INTO refunds (order_id, payment_id, amount_cents, reason, state, done_at)
    SELECT id, 'second' || number, charge_cents, 'second-capture', CASE WHEN number % 2 = 0 THEN 'done' ELSE 'due' END,
           CASE WHEN number % 2 = 0 THEN now() END
    FROM orders JOIN sold USING (id) WHERE number % 17 = 0;
  INSERT INTO chargebacks (provider_id, payment_id, order_id, amount_cents, currency, state, closed_at)
    SELECT 'c' || number, 'p' || number, orders.id, charge_cents, charge_currency,
           CASE WHEN number % 2 = 0 THEN 'lost' ELSE 'open' END, CASE WHEN number % 2 = 0 THEN now() END
    FROM orders JOIN sold USING (id) WHERE number % 13 = 0;`

/** What was owed as it was reckoned before there was a ledger, brewery by brewery: the yardstick, kept as it was. */
const OLD_BALANCES = `
  WITH money AS (
    WITH asked AS MATERIALIZED (
      SELECT order_id, beer_id, line.quantity * line.charge_unit_cents AS gross_charge_cents,
             line.quantity::bigint * line.unit_cents AS gross_cents, orders.charge_currency AS currency
      FROM (SELECT order_id, beer_id FROM parcels JOIN order_lines USING (order_id, company_id)) AS wanted JOIN order_lines AS line USING (order_id, beer_id) JOIN orders ON orders.id = order_id
    ), back AS MATERIALIZED (
      SELECT refunds.id, refunds.order_id, refunds.amount_cents
      FROM refunds JOIN payments ON provider_id = payment_id AND disposition = 'applied'
      WHERE refunds.order_id IN (SELECT order_id FROM asked)
    ), named AS MATERIALIZED (
      SELECT back.order_id, beer_id, sum(back_line.quantity) AS units,
             sum(back_line.quantity * charge_unit_cents) AS charge_cents
      FROM back JOIN refund_lines AS back_line ON refund_id = back.id
      JOIN order_lines AS line USING (order_id, beer_id) GROUP BY 1, 2
    ), unnamed AS (
      SELECT order_id, greatest(sum(charge_cents), 0) AS charge_cents
      FROM (SELECT order_id, amount_cents AS charge_cents FROM back
            UNION ALL SELECT order_id, -charge_cents FROM named) AS parts
      GROUP BY order_id
    ), remaining AS (
      SELECT line.order_id, line.beer_id, line.unit_cents, line.charge_unit_cents, coalesce(named.units, 0) AS units,
             unnamed.charge_cents AS unnamed_cents, CASE WHEN orders.charge_currency IN ('CLP', 'COP') THEN 100 ELSE 1 END AS step,
             (line.quantity - coalesce(named.units, 0)) * line.charge_unit_cents AS cents
      FROM unnamed JOIN orders ON orders.id = unnamed.order_id JOIN order_lines AS line USING (order_id)
      LEFT JOIN named USING (order_id, beer_id)
    ), summed AS (
      SELECT *, sum(cents) OVER by_order AS all_cents, sum(cents) OVER (by_order ORDER BY beer_id) AS cents_so_far
      FROM remaining WINDOW by_order AS (PARTITION BY order_id)
    ), shared AS (
      -- Each line up to here has its share, rounded down; the difference of two such sums loses nothing.
      SELECT *, CASE WHEN all_cents > 0 THEN step * (
               div(least(unnamed_cents, all_cents) * cents_so_far, all_cents * step)
               - div(least(unnamed_cents, all_cents) * (cents_so_far - cents), all_cents * step)) ELSE 0 END AS share
      FROM summed
    ), refunded AS (
      SELECT order_id, beer_id, units, units * charge_unit_cents + share AS charge_cents,
             units * unit_cents + coalesce(round(share * unit_cents / nullif(charge_unit_cents, 0)), 0) AS cents
      FROM shared
    ), paid AS (
      SELECT payout_lines.order_id, payout_lines.beer_id, sum(payout_lines.amount_cents) AS charge_cents,
             sum(payout_lines.dollar_cents) AS cents, max(payouts.created_at) AS paid_at
      FROM payout_lines JOIN payouts ON payouts.id = payout_id
      WHERE (payout_lines.order_id, payout_lines.beer_id) IN (SELECT order_id, beer_id FROM asked)
      GROUP BY 1, 2
    ), charged_back AS (
      SELECT id AS order_id, EXISTS (SELECT FROM chargebacks WHERE order_id = orders.id AND chargebacks.state = 'lost') AS is_lost
      FROM orders WHERE state = 'charged_back' AND id IN (SELECT order_id FROM asked)
    )
    SELECT asked.order_id, asked.beer_id, asked.currency, gross_charge_cents, gross_cents,
           coalesce(refunded.units, 0)::int AS refunded_units,
           CASE WHEN charged_back.order_id IS NULL THEN coalesce(refunded.charge_cents, 0)::bigint
                WHEN is_lost THEN gross_charge_cents
                ELSE greatest(coalesce(refunded.charge_cents, 0),
                              gross_charge_cents - coalesce(paid.charge_cents, 0))::bigint END AS refunded_charge_cents,
           CASE WHEN charged_back.order_id IS NULL THEN coalesce(refunded.cents, 0)::bigint
                WHEN is_lost THEN gross_cents
                ELSE greatest(coalesce(refunded.cents, 0), gross_cents - coalesce(paid.cents, 0))::bigint END AS refunded_cents,
           coalesce(paid.charge_cents, 0)::bigint AS paid_charge_cents, coalesce(paid.cents, 0)::bigint AS paid_cents,
           paid.paid_at
    FROM asked LEFT JOIN refunded USING (order_id, beer_id) LEFT JOIN paid USING (order_id, beer_id)
    LEFT JOIN charged_back ON charged_back.order_id = asked.order_id
  ), owed AS (
    SELECT company_id, money.currency, gross_charge_cents - refunded_charge_cents - paid_charge_cents AS cents, paid_charge_cents AS paid_cents,
           parcels.state = 'pending' AND gross_charge_cents - refunded_charge_cents - paid_charge_cents > 0 AS is_unsent
    FROM money JOIN order_lines USING (order_id, beer_id) JOIN parcels USING (order_id, company_id)
  )
  SELECT company_id, currency, coalesce(sum(cents) FILTER (WHERE NOT is_unsent), 0)::bigint AS owed,
         coalesce(sum(cents) FILTER (WHERE is_unsent), 0)::bigint AS unsent, sum(paid_cents)::bigint AS paid
  FROM owed GROUP BY 1, 2 ORDER BY 1, 2`
