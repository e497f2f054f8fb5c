import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { withOlderDatabase } from '#tests/database/with-older-database.ts'
import { migrateDatabase } from './migrate.ts'

/** A beer whose books are its movements: pairs of units and the order that they belong to; 10 were put. */
async function aShelf(pool: pg.Pool, movements: [number, string][], shelf: { held?: number } = {}) {
  const units = movements.reduce((sum, [each]) => sum + each, 0)
  const company = await pool.query(`INSERT INTO companies (company, country, state, city)
     VALUES ('Birra del Valle', 'Chile', 'Valparaíso', 'Quilpué') RETURNING id`)
  const beer = await pool.query(
    `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand,
                        reserved, units_sold)
     VALUES ($1, 'Ñandú IPA', '', 'IPA', 'Lata 473 ml', 6.5, 0, $2, $3, $4) RETURNING id`,
    [company.rows[0].id, 10 + units, shelf.held ?? 0, -units],
  )
  const beerId: string = beer.rows[0].id
  await pool.query("INSERT INTO stock_movements (beer_id, units, cause) VALUES ($1, 10, 'put')", [beerId])
  for (const [each, orderId] of movements) {
    await pool.query(
      'INSERT INTO stock_movements (beer_id, units, cause, order_id) VALUES ($1, $2, $3, $4)',
      [beerId, each, each < 0 ? 'sold' : 'restocked', orderId],
    )
  }
  return beerId
}

test('a filled database in which units came back twice is repaired before units sold may not be negative', async () => {
  await withOlderDatabase('units_sold_not_negative', async (pool) => {
    const [twice, other] = [randomUUID(), randomUUID()]
    const sound = await aShelf(pool, [
      [-3, twice],
      [1, twice],
    ])
    // 14 of 10: four were never there.
    const swollen = await aShelf(pool, [
      [-4, twice],
      [4, twice],
      [4, twice],
    ])
    // The same, and three of another order are sold: nothing shows below zero, four are too many all the same.
    const hidden = await aShelf(pool, [
      [-4, twice],
      [4, twice],
      [4, twice],
      [-5, other],
    ])
    // All but one of what stands there is held by open orders.
    const held = await aShelf(
      pool,
      [
        [-4, twice],
        [8, twice],
      ],
      { held: 13 },
    )
    await migrateDatabase(pool)
    const { rows } = await pool.query(
      'SELECT id, on_hand, units_sold FROM beers ORDER BY array_position($1::uuid[], id)',
      [[sound, swollen, hidden, held]],
    )
    expect(rows).toEqual([
      { id: sound, on_hand: 8, units_sold: 2 },
      { id: swollen, on_hand: 10, units_sold: 0 },
      { id: hidden, on_hand: 5, units_sold: 5 },
      { id: held, on_hand: 13, units_sold: 0 },
    ])
    const broken = (await findBrokenInvariants(pool)).map(({ promise }) => promise)
    expect(broken).not.toContain('what is on hand is the sum of its movements')
    expect(broken).not.toContain(
      'units sold are those that left for orders, for money, and have not come back',
    )
    await expect(pool.query('UPDATE beers SET units_sold = -1')).rejects.toThrow(
      'beers_units_sold_not_negative',
    )
  })
})
