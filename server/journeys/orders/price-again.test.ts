import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

test('an order’s lines are priced as they are now, beside what they cost then, in the order’s order', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const [dearer, off] = [await aBeer(checkout.db), await aBeer(checkout.db)]
  const { orderId } = await aPaidOrder(services, buyer.id, [
    { id: dearer.id, quantity: 3 },
    { id: off.id, quantity: 1 },
  ])
  const then = dearer.priceCents / 100
  await checkout.db.update(beers).set({ priceCents: sql`price_cents + 75` }).where(eq(beers.id, dearer.id))
  await checkout.db.update(beers).set({ available: false }).where(eq(beers.id, off.id))
  const answer = await buyer.send('GET', `/purchases/${orderId}/again`)
  expect([answer.status, answer.body]).toMatchObject([
    200,
    {
      lines: [
        { id: dearer.id, quantity: 3, seenPrice: then, price: then + 0.75, problem: 'price-changed' },
        { id: off.id, quantity: 1, onSale: false, problem: 'not-on-sale' },
      ],
    },
  ])
})

test('an order of somebody else, of nobody and what is no id are the same 404', async () => {
  const services = checkout.with()
  const [buyer, stranger] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  const beer = await aBeer(checkout.db)
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  for (const id of [orderId, randomUUID(), 'nada']) {
    const answer = await stranger.send('GET', `/purchases/${id}/again`)
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not-found' }])
  }
})
