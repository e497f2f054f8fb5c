import { expect, test } from 'vitest'
import { withOlderDatabase } from '#tests/database/with-older-database.ts'
import { migrateDatabase } from './migrate.ts'

test('a filled shop learns the types of its beers and what each has sold for', async () => {
  await withOlderDatabase('found_by_words_and_money', async (pool) => {
    await pool.query(`
      INSERT INTO companies (company, country, state, city) VALUES ('Ñandú Rojo', 'Chile', 'Maule', 'Talca');
      INSERT INTO users (name, email, role) VALUES ('Lucía', 'lucia@buyer.example', 'Person');
      INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, rating_sum, rating_count)
        SELECT id, made.name, 'x', 'Wheat Beer', 'x', 5, 500, 5, 1 FROM companies, (VALUES ('Vendida'), ('Guardada')) AS made (name);
      INSERT INTO orders (buyer_id, idempotency_key, request_hash, state, total_cents, payable_until, stock_held, recipient,
          address, city, address_state, country, paid_at)
        SELECT id, state, 'x', state, 1500, now(), false, 'x', 'x', 'x', 'x', 'Chile', now()
        FROM users, (VALUES ('paid'), ('charged_back')) AS ended (state);
      INSERT INTO order_lines (order_id, beer_id, company_id, quantity, unit_cents, name, presentation, image, company_name)
        SELECT orders.id, beers.id, company_id, 3, 500, 'x', 'x', '', 'x' FROM orders, beers WHERE beers.name = 'Vendida';
      INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank)
        SELECT 'one', id, 1500, 'USD', 'approved', 1 FROM orders WHERE state = 'paid';
      INSERT INTO refunds (order_id, payment_id, amount_cents, reason) SELECT id, 'one', 500, 'x' FROM orders WHERE state = 'paid';
      INSERT INTO refund_lines (refund_id, beer_id, quantity, amount_cents) SELECT refunds.id, beer_id, 1, 500
        FROM refunds JOIN order_lines USING (order_id)`)
    await migrateDatabase(pool)
    const { rows } = await pool.query(
      'SELECT name, search_text AS text, sold_cents::int AS sold, standing FROM beers ORDER BY name',
    )
    expect(rows).toEqual([
      { name: 'Guardada', text: 'guardada nandu rojo wheat beer', sold: 0, standing: 3 },
      { name: 'Vendida', text: 'vendida nandu rojo wheat beer', sold: 1000, standing: (5 + 8 * 3) / 9 },
    ])
    await pool.query(
      `UPDATE companies SET company = 'Puma'; UPDATE beers SET type = 'IPA' WHERE name = 'Guardada'`,
    )
    const renamed = await pool.query('SELECT search_text AS text FROM beers ORDER BY name')
    expect(renamed.rows).toEqual([{ text: 'guardada puma ipa' }, { text: 'vendida puma wheat beer' }])
  })
})
