import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aBeer } from '#tests/factories/a-beer.ts'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { countAnswers, payAt, startPurchase } from '#tests/faults/start-purchase.ts'
import { send } from '#tests/running/send.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { manyBuyers, type RacingBuyer } from './many-buyers.ts'
import { deadlocksIn, expectNothingBroke } from './nothing-broke.ts'

const HOLD_MS = 3000
const shops = useTwoShops({
  HOLD_SECONDS: String(HOLD_MS / 1000),
  EXPIRE_EVERY_SECONDS: '1',
  RETRY_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '0',
})

const AT_ONCE = 30
const ROUNDS = howOften(60, 500)

test('the last unit, wanted by one buyer while the hold of another runs out who pays late', async () => {
  const winners: ('holder' | 'newcomer')[] = []
  while (winners.length < ROUNDS) {
    const buyers = await manyBuyers(shops, 2 * AT_ONCE)
    const rounds = Array.from({ length: AT_ONCE }, (_, at) => fight(buyers[2 * at]!, buyers[2 * at + 1]!))
    winners.push(...(await Promise.all(rounds)))
  }
  await expectNothingBroke(shops)
  await shops.stop()
  expect(await deadlocksIn(shops.database)).toBe(0)
  const kept = winners.filter((winner) => winner === 'holder').length
  recordTrial({
    area: 'Races',
    what: 'the last unit bought while a hold of it runs out and is paid late, on two processes',
    times: winners.length,
    unit: 'fights',
    lost: 0,
    figures: `${kept} went to who paid late, ${winners.length - kept} to the newcomer; the other's money went back`,
  })
})

/** Both act around the moment in which the hold ends, each a little earlier or later than the other. */
async function fight(holder: RacingBuyer, newcomer: RacingBuyer): Promise<'holder' | 'newcomer'> {
  const beer = await aBeer(shops.database.db, { onHand: 1 })
  const cart = [{ id: beer.id, quantity: 1 }]
  const { said: first } = await startPurchase(shops.turn(), holder, cart)
  expect(first).toMatchObject({ page: expect.any(String) })
  const [own, other] = [shops.turn(), shops.turn()]
  const around = () => sleep(HOLD_MS - 300 + Math.random() * 1800)

  const [second] = await Promise.all([
    around().then(() => startPurchase(other, newcomer, cart)),
    around().then(async () => {
      const { id } = await payAt(shops, first.page!)
      // Comes back at once, while the notice is on its way to the other process.
      await comeBack(own, holder, { payment_id: String(id), external_reference: first.orderId! })
    }),
  ])
  expect([{ 201: 1 }, { '409 not-enough-stock': 1 }]).toContainEqual(countAnswers([second]))
  if (second.said.page) await payAt(shops, second.said.page)

  const orders = [first.orderId!, ...(second.said.orderId ? [second.said.orderId] : [])]
  await expect.poll(() => statesOf(orders), { timeout: 60_000 }).toSatisfy(isOver)
  const states = await statesOf(orders)
  const left = await shops.database.pool.query('SELECT on_hand, reserved FROM beers WHERE id = $1', [beer.id])
  expect(left.rows).toEqual([{ on_hand: 0, reserved: 0 }])
  return states[0] === 'paid' ? 'holder' : 'newcomer'
}

/** Exactly one has the beer, and the money of the other is back. */
function isOver(states: string[]): boolean {
  return states.toSorted().join() === (states.length === 1 ? 'paid' : 'paid,refunded')
}

async function statesOf(orders: string[]): Promise<string[]> {
  const found = await shops.database.pool.query<{ state: string }>(
    'SELECT state FROM orders WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
    [orders],
  )
  return found.rows.map(({ state }) => state)
}

async function comeBack(port: number, { cookie }: RacingBuyer, hint: Record<string, string>) {
  const answer = await send(port, {
    method: 'POST',
    path: '/api/payment-return',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(hint),
  })
  expect(answer.status).toBe(200)
}
