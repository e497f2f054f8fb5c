import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

test('what nobody sends is not in stock, and becomes so with its brewery’s seller', async () => {
  const { pool } = database
  await pool.query(`
      WITH eva AS (INSERT INTO users (name, email, role) VALUES ('Eva', 'eva@malta.example', 'Company') RETURNING id),
      breweries AS (
        INSERT INTO companies (company, country, state, city, user_id)
        SELECT 'Malta', 'Chile', 'Maule', 'Talca', id FROM eva
        UNION ALL SELECT 'Oregon Ales', 'United States', 'OR', 'Bend', NULL
        RETURNING id, company)
      INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand)
      SELECT id, company, 'x', 'IPA', 'Lata 473 ml', 5, 400, 3 FROM breweries`)
  const shelf = async () =>
    (await pool.query('SELECT name, has_seller, in_stock, on_sale FROM beers ORDER BY name')).rows
  expect(await shelf()).toEqual([
    { name: 'Malta', has_seller: true, in_stock: true, on_sale: true },
    { name: 'Oregon Ales', has_seller: false, in_stock: false, on_sale: true },
  ])
  await pool.query(`
      WITH bo AS (INSERT INTO users (name, email, role) VALUES ('Bo', 'bo@oregon.example', 'Company') RETURNING id)
      UPDATE companies SET user_id = bo.id FROM bo WHERE company = 'Oregon Ales'`)
  expect((await shelf())[1]).toMatchObject({ has_seller: true, in_stock: true })
})
