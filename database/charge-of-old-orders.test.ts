import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { withEmptyDatabase } from '#tests/database/with-empty-database.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'

/** The migrations before orders kept what is charged. */
const BEFORE = 4

test('orders of before were charged in dollars: what they cost, gave back and owe stays to the cent', async () => {
  await withEmptyDatabase(async (url) => {
    const { pool } = openPool(url)
    try {
      await migrateDatabase(pool, BEFORE)
      await pool.query(OLD_SHOP)
      await migrateDatabase(pool)
      const { rows: orders } = await pool.query(
        `SELECT state, total_cents, charge_currency, charge_cents, rate, rate_source, rate_at,
                (SELECT json_agg(json_build_array(unit_cents, charge_unit_cents) ORDER BY place) FROM order_lines
                 WHERE order_id = orders.id) AS units
         FROM orders ORDER BY total_cents`,
      )
      const inDollars = { charge_currency: 'USD', rate: null, rate_source: null, rate_at: null }
      expect(orders).toEqual([
        { ...inDollars, state: 'cancelled', total_cents: 0, charge_cents: 0, units: [[0, 0]] },
        {
          ...inDollars,
          state: 'paid',
          total_cents: 1900,
          charge_cents: 1900,
          units: [
            [450, 450],
            [1000, 1000],
          ],
        },
      ])
      const { rows: refunds } = await pool.query(
        'SELECT refunds.amount_cents, quantity, back.amount_cents AS of_line FROM refunds JOIN refund_lines AS back ON refund_id = id',
      )
      expect(refunds).toEqual([{ amount_cents: 450, quantity: 1, of_line: 450 }])
      const broken = await findBrokenInvariants(pool)
      // What was written here by hand has no history; its money has to be right.
      expect(broken.filter(({ promise }) => /charged|total|payment|applied/.test(promise))).toEqual([])
    } finally {
      await pool.end()
    }
  })
})

const id = (last: number) => `'00000000-0000-7000-8000-00000000000${last}'`
const ADDRESS = `'Ana', 'Belgrano 123', 'Córdoba', 'Córdoba', 'Argentina'`
const OLD_SHOP = `
  INSERT INTO users (id, name, email, role) VALUES (${id(1)}, 'Ana', 'ana@correo.example', 'Person');
  INSERT INTO companies (id, company, country, state, city) VALUES (${id(2)}, 'Birra del Valle', '', '', '');
  INSERT INTO beers (id, company_id, name, presentation, price_cents, type, abv_percent, ibu, description, sold_cents,
                     units_sold) VALUES
    (${id(3)}, ${id(2)}, 'Niebla', 'Lata', 450, 'IPA', 6, 40, '', 900, 2),
    (${id(4)}, ${id(2)}, 'Puna', 'Lata', 1000, 'Stout', 6, 40, '', 1000, 1);
  INSERT INTO orders (id, buyer_id, idempotency_key, request_hash, state, total_cents, payable_until, stock_held,
                      recipient, address, city, address_state, country, paid_at) VALUES
    (${id(5)}, ${id(1)}, 'a', '', 'paid', 1900, now(), false, ${ADDRESS}, now()),
    (${id(6)}, ${id(1)}, 'b', '', 'cancelled', 0, now(), false, ${ADDRESS}, NULL);
  INSERT INTO order_lines (order_id, beer_id, company_id, place, quantity, unit_cents, name, presentation, image, company_name)
    VALUES (${id(5)}, ${id(3)}, ${id(2)}, 0, 2, 450, 'Niebla', '', '', ''), (${id(5)}, ${id(4)}, ${id(2)}, 1, 1, 1000, 'Puna', '', '', ''),
           (${id(6)}, ${id(3)}, ${id(2)}, 0, 1, 0, 'Niebla', '', '', '');
  INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank, disposition)
    VALUES ('77', ${id(5)}, 1900, 'USD', 'approved', 20, 'applied');
  INSERT INTO refunds (id, order_id, payment_id, amount_cents, reason, state, done_at)
    VALUES (${id(7)}, ${id(5)}, '77', 450, 'test', 'done', now());
  INSERT INTO refund_lines (refund_id, beer_id, quantity, amount_cents) VALUES (${id(7)}, ${id(3)}, 1, 450)`
