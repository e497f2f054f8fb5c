import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { withEmptyDatabase } from '#tests/database/with-empty-database.ts'
import { openPool } from './open-pool.ts'
import { yieldProcessor } from './yield-processor.ts'

test('the server’s processes of a pool that yields leave the cores to those of others', async () => {
  await withEmptyDatabase(async (connectionString) => {
    const [till, reports] = [openPool(connectionString, 1), openPool(connectionString, 1)]
    try {
      yieldProcessor(reports.pool)
      const priorityOf = async ({ pool }: typeof till) =>
        getPriority((await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid)
      expect(await priorityOf(reports)).toBeGreaterThan(await priorityOf(till))
    } finally {
      await Promise.all([till.pool.end(), reports.pool.end()])
    }
  })
})
