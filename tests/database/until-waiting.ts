import type pg from 'pg'
import { expect } from 'vitest'

/** Resolves once so many sessions of the pool's database wait for a lock. */
export async function untilWaiting(pool: pg.Pool, count = 1): Promise<void> {
  const look = async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    return rows.length
  }
  await expect.poll(look, { timeout: 120_000 }).toBeGreaterThanOrEqual(count)
}
