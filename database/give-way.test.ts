import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { withEmptyDatabase } from '#tests/database/with-empty-database.ts'
import { giveWay } from './give-way.ts'
import { openPool } from './open-pool.ts'

test('who reads one table and then another is not undone by a change of both, which comes after them', async () => {
  await withEmptyDatabase(async (connectionString) => {
    const { pool } = openPool(connectionString)
    const [reader, changer] = [await pool.connect(), await pool.connect()]
    try {
      await pool.query('CREATE TABLE orders (id int); CREATE TABLE beers (id int)')
      await reader.query('BEGIN; SELECT FROM beers')
      let tries = 0
      const changed = giveWay(changer, async () => {
        tries += 1
        // Several statements at once are one transaction.
        await changer.query('ALTER TABLE orders ADD COLUMN note text; ALTER TABLE beers ADD COLUMN note text')
      })
      await vi.waitFor(async () => {
        const { rowCount } = await pool.query(
          `SELECT FROM pg_locks WHERE NOT granted AND relation = 'beers'::regclass`,
        )
        expect(rowCount).toBe(1)
      })
      // It waits for the changer, which waits for it.
      await reader.query('SELECT FROM orders')
      await reader.query('COMMIT')
      await changed
      expect(tries).toBeGreaterThan(1)
      expect((await pool.query('SELECT note FROM orders UNION SELECT note FROM beers')).rows).toEqual([])
    } finally {
      for (const client of [reader, changer]) client.release()
      await pool.end()
    }
  })
})

test('what fails for another reason is not tried again', async () => {
  await withEmptyDatabase(async (connectionString) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const change = vi.fn(async () => void (await client.query('ALTER TABLE nothing ADD COLUMN note text')))
    await expect(giveWay(client, change)).rejects.toThrow('does not exist')
    expect(change).toHaveBeenCalledTimes(1)
    await client.end()
  })
})
