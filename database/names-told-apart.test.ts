import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

test('the first of a name stays it, the others wait and are shown with their place, and nobody without a name does', async () => {
  for (const [company, city] of [
    ['QUÍLLA', 'Lima'],
    ['Otra', 'Lima'],
    ['', ''],
    ['', ''],
    ['Quilla', 'Talca'],
  ]) {
    await database.pool.query(
      `INSERT INTO companies (company, country, state, city) VALUES ($1, 'Peru', 'Lima', $2)`,
      [company, city],
    )
  }
  const { rows } = await database.pool.query<{ shown: string; waits: boolean }>(
    'SELECT shown_name(id) AS shown, name_taken_at IS NOT NULL AS waits FROM companies ORDER BY created_at, id',
  )
  expect(rows.map(({ shown, waits }) => [shown, waits])).toEqual([
    ['QUÍLLA · Lima', false],
    ['Otra', false],
    ['', false],
    ['', false],
    ['Quilla · Talca', true],
  ])
})
