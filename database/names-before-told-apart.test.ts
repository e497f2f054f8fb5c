import { expect, test } from 'vitest'
import { withOlderDatabase } from '#tests/database/with-older-database.ts'
import { migrateDatabase } from './migrate.ts'

test('in a filled shop the oldest of a name is its first, the others wait, and nobody without a name does', async () => {
  await withOlderDatabase('shared_names', async (pool) => {
    await pool.query(`
      INSERT INTO companies (company, country, state, city, created_at) VALUES
        ('Quilla', 'Chile', 'Maule', 'Talca', '2026-03-01'),
        ('QUÍLLA', 'Peru', 'Lima', 'Lima', '2026-01-01'),
        ('Otra', 'Peru', 'Lima', 'Lima', '2026-02-01'),
        ('', '', '', '', '2026-02-01'), ('', '', '', '', '2026-02-02')`)
    await migrateDatabase(pool)
    const { rows } = await pool.query<{ shown: string; waits: boolean }>(
      'SELECT shown_name(id) AS shown, name_taken_at IS NOT NULL AS waits FROM companies ORDER BY created_at, company DESC',
    )
    expect(rows.map(({ shown, waits }) => [shown, waits])).toEqual([
      ['QUÍLLA · Lima', false],
      ['Otra', false],
      ['', false],
      ['', false],
      ['Quilla · Talca', true],
    ])
  })
})
