import { expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import {
  type CartLine,
  countAnswers,
  payAt,
  type Started,
  startPurchase,
  untilOrders,
} from '#tests/faults/start-purchase.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { manyBuyers } from './many-buyers.ts'
import { deadlocksIn, expectNothingBroke } from './nothing-broke.ts'

const shops = useTwoShops({
  RETRY_EVERY_SECONDS: '1',
  // On a machine that does ten other things a rush takes long: everybody is answered, however late.
  DATABASE_TIMEOUT_SECONDS: '600',
})

const BUYERS = 1_000
const UNITS = 10
const ROUNDS = howOften(1, 10)
const CROSSING_BUYERS = howOften(300, 3_000)

test('of a thousand buyers at once ten get the ten units, and the others hear why not', async () => {
  for (let round = 0; round < ROUNDS; round++) await sellLastUnits()
  recordTrial({
    area: 'Races',
    what: 'a thousand buyers of ten units at once, on two processes',
    times: ROUNDS * BUYERS,
    unit: 'buyers',
    lost: 0,
    figures: `${ROUNDS * UNITS} bought and paid, ${ROUNDS * (BUYERS - UNITS)} refused in a sentence`,
  })
})

async function sellLastUnits() {
  const beer = await aBeer(shops.database.db, { onHand: UNITS })
  const buyers = await manyBuyers(shops, BUYERS)
  const answers = await Promise.all(
    buyers.map((buyer) => startPurchase(shops.turn(), buyer, [{ id: beer.id, quantity: 1 }])),
  )
  expect(shops.shops.flatMap((shop) => shop.logLines()).map(({ reason, msg }) => reason ?? msg)).toEqual([])
  expect(countAnswers(answers)).toEqual({ 201: UNITS, '409 not-enough-stock': BUYERS - UNITS })
  for (const { said } of answers.filter(({ status }) => status === 409)) {
    expect(said).toEqual({
      code: 'not-enough-stock',
      message: textOf(ERRORS['not-enough-stock'].message),
      beers: [{ id: beer.id, name: beer.name, stock: 0 }],
    })
  }
  await expectNothingBroke(shops)
  await payAll(answers)
  const { rows } = await shops.database.pool.query(
    'SELECT on_hand, reserved, units_sold FROM beers WHERE id = $1',
    [beer.id],
  )
  expect(rows).toEqual([{ on_hand: 0, reserved: 0, units_sold: UNITS }])
  await expectNothingBroke(shops)
}

test('carts of three beers that cross in every order never meet in a deadlock', async () => {
  const stock = [CROSSING_BUYERS / 5, CROSSING_BUYERS / 4, CROSSING_BUYERS / 3]
  const beers = await Promise.all(
    stock.map((onHand) => aBeer(shops.database.db, { onHand: Math.floor(onHand) })),
  )
  const [a, b, c] = beers.map(({ id }) => ({ id, quantity: 1 })) as [CartLine, CartLine, CartLine]
  const carts = [
    [a, b, c],
    [c, b, a],
    [b, c, a],
    [a, c, b],
    [c, a, b],
    [b, a, c],
  ]
  const buyers = await manyBuyers(shops, CROSSING_BUYERS)
  const answers = await Promise.all(
    buyers.map((buyer, at) => startPurchase(shops.turn(), buyer, carts[at % carts.length]!)),
  )
  // The scarcest of the three decides: every cart has one of it.
  const bought = beers[0]!.onHand
  expect(countAnswers(answers)).toEqual({
    201: bought,
    '409 not-enough-stock': CROSSING_BUYERS - bought,
  })
  await payAll(answers)
  await expectNothingBroke(shops)
  await shops.stop()
  expect(await deadlocksIn(shops.database)).toBe(0)
  recordTrial({
    area: 'Races',
    what: 'carts of three beers in crossing orders at once, on two processes',
    times: CROSSING_BUYERS,
    unit: 'buyers',
    lost: 0,
    figures: `${bought} bought and paid, the others refused in a sentence; no deadlock`,
  })
})

async function payAll(answers: Started[]) {
  const placed = answers.flatMap(({ said }) => (said.orderId ? [said] : []))
  await Promise.all(placed.map(({ page }) => payAt(shops, page!)))
  await untilOrders(
    shops,
    placed.map(({ orderId }) => orderId!),
    ['paid'],
  )
}
