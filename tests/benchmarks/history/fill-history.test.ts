import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { fillHistory } from './fill-history.ts'

const database = useTestDatabase()

test('the invariants hold in a shop that was filled with two years', async () => {
  await fillHistory(database.pool, 3000, () => {})
  expect(await findBrokenInvariants(database.pool)).toEqual([])
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*) FROM orders)::int AS orders, (SELECT count(*) FROM orders WHERE paid_at IS NULL)::int AS unpaid,
       (SELECT count(DISTINCT state) FROM parcels)::int AS states, (SELECT count(*) FROM refunds)::int AS refunds,
       (SELECT count(*) FROM reviews)::int > 300 AS is_reviewed, (SELECT count(*) FROM payouts)::int > 1000 AS is_paid_out`,
  )
  expect(rows).toEqual([
    { orders: 3000, unpaid: 300, states: 3, refunds: 6, is_reviewed: true, is_paid_out: true },
  ])
}, 300_000)
