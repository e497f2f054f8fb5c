import { expect, test } from 'vitest'
import { aBeer } from '#tests/factories/a-beer.ts'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { countAnswers, payAt, startPurchase, untilOrders } from '#tests/faults/start-purchase.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { manyBuyers } from './many-buyers.ts'
import { deadlocksIn, expectNothingBroke } from './nothing-broke.ts'

const OF_A_BEER = 8
const BY_ADDRESS = 20
const shops = useTwoShops({
  RATE_LIMITS: 'on',
  ORDERS_PER_HOUR_BY_ADDRESS: '1000000',
  HELD_UNITS_OF_A_BEER: String(OF_A_BEER),
  HELD_UNITS: '12',
  HELD_UNITS_OF_A_BEER_BY_ADDRESS: '12',
  HELD_UNITS_BY_ADDRESS: String(BY_ADDRESS),
  RETRY_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
})
const ROUNDS = howOften(3, 30)
const SHELF = 6
const ON_HAND = 10

test('accounts that pay nothing hold no more than their address may, and with whoever pays no bottle is sold twice', async () => {
  let bought = 0
  let paidBack = 0
  for (let round = 0; round < ROUNDS; round++) {
    const beers = await Promise.all(
      Array.from({ length: SHELF }, () => aBeer(shops.database.db, { onHand: ON_HAND })),
    )
    const buyers = await manyBuyers(shops, 40)
    // Each takes single bottles or as many as there are; everybody at once, in two processes, behind one address.
    const carts = buyers.map((_, at) => [
      { id: beers[at % SHELF]!.id, quantity: at % 3 ? 1 : OF_A_BEER + (at % 2) },
    ])
    const answers = await Promise.all(
      buyers.map((buyer, at) => startPurchase(shops.turn(), buyer, carts[at]!)),
    )
    expect(
      Object.keys(countAnswers(answers)).every((what) => /^(201|409 not-enough-stock)$/.test(what)),
    ).toBe(true)
    const held = await shops.database.pool.query<{ units: number }>(
      `SELECT coalesce(sum(quantity), 0)::int AS units FROM orders JOIN order_lines ON order_id = id
       WHERE stock_held AND created_at > now() - interval '1 hour'`,
    )
    expect(held.rows[0]!.units).toBeLessThanOrEqual(BY_ADDRESS)
    expect(held.rows[0]!.units).toBeGreaterThan(0)

    const placed = answers.flatMap(({ said }) => (said.orderId ? [said] : []))
    await Promise.all(placed.map(({ page }) => payAt(shops, page!)))
    await untilOrders(
      shops,
      placed.map(({ orderId }) => orderId!),
      ['paid', 'refunded'],
    )
    const { rows } = await shops.database.pool.query<{ sold: number; left: number; back: number }>(
      `SELECT (SELECT sum(units_sold)::int FROM beers WHERE id = ANY($1::uuid[])) AS sold,
              (SELECT sum(on_hand)::int FROM beers WHERE id = ANY($1::uuid[])) AS left,
              (SELECT count(*)::int FROM orders WHERE id = ANY($2::uuid[]) AND state = 'refunded') AS back`,
      [beers.map(({ id }) => id), placed.map(({ orderId }) => orderId)],
    )
    expect(rows[0]!.sold + rows[0]!.left).toBe(SHELF * ON_HAND)
    bought += rows[0]!.sold
    paidBack += rows[0]!.back
    await expectNothingBroke(shops)
  }
  await shops.stop()
  expect(await deadlocksIn(shops.database)).toBe(0)
  expect(paidBack).toBeGreaterThan(0)
  recordTrial({
    area: 'Races',
    what: 'buyers with and without a hold at one address, all at once, on two processes',
    times: ROUNDS * 40,
    unit: 'buyers',
    lost: 0,
    figures: `${bought} bottles sold, ${paidBack} payments of what was gone went back; no deadlock`,
  })
})
