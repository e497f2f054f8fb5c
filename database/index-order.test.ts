import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

test('every index goes one way, so that it serves an order and the same order turned round', async () => {
  // Drizzle writes `.desc()` as DESC NULLS LAST, which no query that says DESC alone can use.
  const { rows } = await database.pool.query(
    `SELECT indexrelid::regclass::text AS index FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND indoption::text ~ '[1-3]'`,
  )
  expect(rows).toEqual([])
})
