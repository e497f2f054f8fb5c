import { expect } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import type { TestDatabase } from '#tests/database/test-database.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'
import { expectChargedAtItsSite } from '../charged-at-its-site.ts'

/** The books are as they must be, and neither process has told of an error. */
export async function expectNothingBroke({ database, shops }: TwoShops): Promise<void> {
  expect(await findBrokenInvariants(database.pool)).toEqual([])
  await expectChargedAtItsSite(database.pool)
  expect(shops.flatMap((shop) => shop.logLines()).filter(({ level, err }) => level >= 50 || err)).toEqual([])
}

/**
 * How many transactions PostgreSQL broke off because they waited for each other. The shop repeats those, so that nobody
 * notices: they would show here alone. Read once the processes have ended, which is when the last figures arrive.
 */
export async function deadlocksIn({ pool }: TestDatabase): Promise<number> {
  const found = await pool.query(`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`)
  return Number(found.rows[0].deadlocks)
}
