import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CART_COOKIE, serializeCart } from '#contract/cart-cookie.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { countAnswers, payAt, startPurchase, untilOrders } from '#tests/faults/start-purchase.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { manyBuyers, type RacingBuyer } from './many-buyers.ts'
import { deadlocksIn, expectNothingBroke } from './nothing-broke.ts'

const shops = useTwoShops({ RETRY_EVERY_SECONDS: '1', RECONCILE_EVERY_SECONDS: '1' })

const ROUNDS = howOften(20, 500)

/** *Start Purchase* on the cart page, without JavaScript: where it leads. */
async function pressStart(port: number, { cookie }: RacingBuyer, beer: { id: string; priceCents: number }) {
  const { cookie: adult } = await anAdult({ port })
  const cart = serializeCart([{ beerId: beer.id, quantity: 2, seenCents: beer.priceCents }])
  const answer = await send(port, {
    method: 'POST',
    path: '/cart',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [cookie, adult, `${CART_COOKIE}=${cart}`].join('; '),
    },
    body: 'intent=start',
  })
  expect(answer.status).toBe(303)
  return new URL(String(answer.headers.location)).searchParams.get('pref_id')
}

test('however often and wherever a buyer clicks, it is one order and one payment page', async () => {
  let clicks = 0
  for (let round = 0; round < ROUNDS; round++) {
    const [buyer] = (await manyBuyers(shops, 1)) as [RacingBuyer]
    const beer = await aBeer(shops.database.db, { onHand: 5 })
    const key = round % 2 ? randomUUID() : undefined
    const times = 2 + (round % 19)
    clicks += times
    const pages = await Promise.all(
      Array.from({ length: times }, async (_, at) => {
        // By the API, on the cart page, or by turns.
        if (round % 3 === 0 || (round % 3 === 1 && at % 2)) return pressStart(shops.turn(), buyer, beer)
        const started = await startPurchase(shops.turn(), buyer, [{ id: beer.id, quantity: 2 }], key)
        expect(started.status).toBe(201)
        return started.said.page
      }),
    )
    const orders = await shops.database.pool.query(
      'SELECT preference_id AS page, state FROM orders WHERE buyer_id = $1',
      [buyer.id],
    )
    expect([...new Set(pages)]).toEqual(orders.rows.map(({ page }) => page))
    expect(orders.rows).toEqual([{ page: expect.any(String), state: 'pending' }])
  }
  await expectNothingBroke(shops)
  recordTrial({
    area: 'Races',
    what: 'double clicks on *Start Purchase*, page and API, on two processes',
    times: clicks,
    unit: 'clicks',
    lost: 0,
    figures: `${ROUNDS} orders, a payment page each`,
  })
})

test('two tabs with different carts: one order is open, what is paid for the other goes back', async () => {
  const refunded = await Promise.all(Array.from({ length: ROUNDS }, buyInTwoTabs))
  await expectNothingBroke(shops)
  await shops.stop()
  expect(await deadlocksIn(shops.database)).toBe(0)
  recordTrial({
    area: 'Races',
    what: 'one buyer in two tabs with different carts, on two processes',
    times: ROUNDS,
    unit: 'buyers',
    lost: 0,
    figures: `${refunded.filter(Boolean).length} payments of the order that was given up went back`,
  })
})

async function buyInTwoTabs(): Promise<boolean> {
  const { database } = shops
  const [buyer] = (await manyBuyers(shops, 1)) as [RacingBuyer]
  const beers = await Promise.all([aBeer(database.db, { onHand: 3 }), aBeer(database.db, { onHand: 3 })])
  const tabs = await Promise.all(
    beers.map((beer, at) => startPurchase(shops.shops[at]!.port, buyer, [{ id: beer.id, quantity: 2 }])),
  )
  const counts = countAnswers(tabs)
  // Who is overtaken before the provider was asked hears so; otherwise both have a page.
  expect([{ 201: 2 }, { 201: 1, '409 order-not-open': 1 }]).toContainEqual(counts)

  const open = await database.pool.query<{ id: string }>(
    `SELECT id FROM orders WHERE buyer_id = $1 AND state = 'pending'`,
    [buyer.id],
  )
  expect(open.rows).toHaveLength(1)
  const held = await database.pool.query('SELECT sum(reserved)::int AS units FROM beers WHERE id = ANY($1)', [
    beers.map(({ id }) => id),
  ])
  expect(held.rows).toEqual([{ units: 2 }])

  const pages = tabs.flatMap(({ said }) => (said.page ? [said.page] : []))
  await Promise.all(pages.map((page) => payAt(shops, page)))
  await untilOrders(shops, [open.rows[0]!.id], ['paid'])
  await expect
    .poll(() => refundsOf(buyer), { timeout: 60_000 })
    .toEqual(pages.length === 2 ? [{ state: 'done', isWhole: true, total_cents: 900 }] : [])
  return pages.length === 2
}

async function refundsOf({ id }: RacingBuyer) {
  const found = await shops.database.pool.query(
    `SELECT refunds.state, amount_cents = charge_cents AS "isWhole", total_cents FROM refunds JOIN orders ON orders.id = order_id WHERE buyer_id = $1`,
    [id],
  )
  return found.rows
}
