import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

test('a beer is found by its name, its company and its type, whichever of them changes', async () => {
  const { pool } = database
  await pool.query(`
    INSERT INTO companies (company, country, state, city) VALUES ('Ñandú Rojo', 'Chile', 'Maule', 'Talca');
    INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents)
      SELECT id, made.name, 'x', 'Wheat Beer', 'x', 5, 500 FROM companies, (VALUES ('Vendida'), ('Guardada')) AS made (name)`)
  const texts = async () => {
    const { rows } = await pool.query('SELECT search_text AS text FROM beers ORDER BY name')
    return rows.map(({ text }) => text)
  }
  expect(await texts()).toEqual(['guardada nandu rojo wheat beer', 'vendida nandu rojo wheat beer'])
  await pool.query(
    `UPDATE companies SET company = 'Puma'; UPDATE beers SET type = 'IPA' WHERE name = 'Guardada'`,
  )
  expect(await texts()).toEqual(['guardada puma ipa', 'vendida puma wheat beer'])
})
