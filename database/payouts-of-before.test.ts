import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { withEmptyDatabase } from '#tests/database/with-empty-database.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'

/** The migrations before a payout had a currency. */
const BEFORE = 9

test('payouts of before have the currency of their orders: dollars stay, and a mixed one becomes one of each', async () => {
  await withEmptyDatabase(async (url) => {
    const { pool } = openPool(url)
    try {
      await migrateDatabase(pool, BEFORE)
      await pool.query(OLD_SHOP)
      await migrateDatabase(pool)
      const { rows } = await pool.query(
        `SELECT right(id::text, 12) AS id, currency, amount_cents, dollar_cents, reference,
                (SELECT json_agg(json_build_array(right(order_id::text, 2), right(beer_id::text, 2), amount_cents, dollar_cents)
                                 ORDER BY order_id, beer_id)
                 FROM payout_lines WHERE payout_id = payouts.id) AS lines
         FROM payouts ORDER BY reference, currency`,
      )
      expect(rows).toMatchObject([
        {
          ...{ id: '000000000031', currency: 'USD', amount_cents: 1450, dollar_cents: 1450, reference: 'A' },
          lines: [
            ['11', '03', 450, 450],
            ['11', '04', 1000, 1000],
          ],
        },
        // Two bottles for 4.50 at 1417.255, and one for 10 at 955.5 of a peso without cents.
        {
          ...{ currency: 'ARS', amount_cents: 1_275_530, dollar_cents: 900, reference: 'B' },
          lines: [['12', '03', 1_275_530, 900]],
        },
        {
          ...{
            id: '000000000032',
            currency: 'CLP',
            amount_cents: 955_500,
            dollar_cents: 1000,
            reference: 'B',
          },
          lines: [['13', '04', 955_500, 1000]],
        },
        {
          ...{ currency: 'USD', amount_cents: 450, dollar_cents: 450, reference: 'B' },
          lines: [['11', '03', 450, 450]],
        },
      ])
      const { rows: kept } = await pool.query(
        `SELECT count(DISTINCT (company_id, user_id, created_at)) AS payouts FROM payouts WHERE reference = 'B'`,
      )
      expect(kept).toEqual([{ payouts: 1 }])
      const broken = await findBrokenInvariants(pool)
      // What was written here by hand has no history; its money has to be right.
      expect(broken.filter(({ promise }) => /paid out|payout|charged/.test(promise))).toEqual([])
    } finally {
      await pool.end()
    }
  })
})

const id = (last: number) => `'00000000-0000-7000-8000-0000000000${last < 10 ? '0' : ''}${last}'`
const ADDRESS = `'Ana', 'Belgrano 123', 'Córdoba', 'Córdoba', 'Argentina'`
const AN_ORDER = `now(), false, ${ADDRESS}, now()`
const OLD_SHOP = `
  INSERT INTO users (id, name, email, role) VALUES (${id(1)}, 'Ana', 'ana@correo.example', 'Person');
  INSERT INTO companies (id, company, country, state, city) VALUES (${id(2)}, 'Birra del Valle', '', '', '');
  INSERT INTO beers (id, company_id, name, presentation, price_cents, type, abv_percent, ibu, description) VALUES
    (${id(3)}, ${id(2)}, 'Niebla', 'Lata', 450, 'IPA', 6, 40, ''), (${id(4)}, ${id(2)}, 'Puna', 'Lata', 1000, 'Stout', 6, 40, '');
  INSERT INTO orders (id, buyer_id, idempotency_key, request_hash, state, total_cents, charge_currency, charge_cents, rate,
                      rate_source, rate_at, payable_until, stock_held, recipient, address, city, address_state, country, paid_at) VALUES
    (${id(11)}, ${id(1)}, 'a', '', 'paid', 1900, 'USD', 1900, NULL, NULL, NULL, ${AN_ORDER}),
    (${id(12)}, ${id(1)}, 'b', '', 'paid', 900, 'ARS', 1275530, 1417.255, 'admin', now(), ${AN_ORDER}),
    (${id(13)}, ${id(1)}, 'c', '', 'paid', 1000, 'CLP', 955500, 955.5, 'admin', now(), ${AN_ORDER});
  INSERT INTO order_lines (order_id, beer_id, company_id, place, quantity, unit_cents, charge_unit_cents, name, presentation,
                           image, company_name) VALUES
    (${id(11)}, ${id(3)}, ${id(2)}, 0, 2, 450, 450, 'Niebla', '', '', ''),
    (${id(11)}, ${id(4)}, ${id(2)}, 1, 1, 1000, 1000, 'Puna', '', '', ''),
    (${id(12)}, ${id(3)}, ${id(2)}, 0, 2, 450, 637765, 'Niebla', '', '', ''),
    (${id(13)}, ${id(4)}, ${id(2)}, 0, 1, 1000, 955500, 'Puna', '', '', '');
  INSERT INTO payouts (id, company_id, amount_cents, reference, user_id) VALUES
    (${id(31)}, ${id(2)}, 1450, 'A', ${id(1)}), (${id(32)}, ${id(2)}, 2350, 'B', ${id(1)});
  INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents) VALUES
    (${id(31)}, ${id(11)}, ${id(3)}, 450), (${id(31)}, ${id(11)}, ${id(4)}, 1000),
    (${id(32)}, ${id(11)}, ${id(3)}, 450), (${id(32)}, ${id(12)}, ${id(3)}, 900), (${id(32)}, ${id(13)}, ${id(4)}, 1000)`
