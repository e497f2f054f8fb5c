import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aShortOrder } from '#tests/factories/a-short-order.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const codesOf = (answers: { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => (status < 300 ? 'done' : (body as { code: string }).code)).toSorted()
const LAST = [{ quantity: 1, left: 1 }]

/** An order of whose IPA one unit is left. */
async function withOneLeft() {
  const order = await aShortOrder(checkout.with())
  await order.cancel([{ quantity: 2 }])
  return order
}

test('a buyer cancels the unit that the brewery says it cannot send: it is paid back once', async () => {
  for (let round = 0; round < 4; round++) {
    const order = await withOneLeft()
    const answers = await Promise.all([
      order.cancel(LAST),
      order.short(LAST),
      order.cancel(LAST),
      order.short(LAST),
    ])
    expect(codesOf(answers)).toEqual(['done', 'parcel-changed', 'parcel-changed', 'parcel-changed'])
    expect((await order.refunds()).map(({ amountCents }) => amountCents).toSorted()).toHaveLength(2)
  }
})

test('a double click is one request: both are answered as done, and one refund is made', async () => {
  const order = await aShortOrder(checkout.with())
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => order.short([{}], { key })))
  expect(codesOf(answers)).toEqual(['done', 'done', 'done', 'done'])
  expect(await order.refunds()).toHaveLength(1)
  expect(await order.kindsTo(order.buyer.email)).toEqual(['receipt', 'parcel-short'])
})

test('a brewery cannot send a parcel while its batch ships it: it leaves, or it is cancelled, and never both', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const order = await aShortOrder(checkout.with())
    const ship = () =>
      order.seller.send('PUT', `/company/${order.seller.id}/parcels/shipped`, {
        parcels: [{ orderId: order.orderId, carrier: 'Correo' }],
      })
    const asked = round % 2 ? [order.short(order.all), ship()] : [ship(), order.short(order.all)]
    await Promise.all(asked)
    const state = await order.state()
    seen.add(state)
    expect((await order.refunds()).length).toBe(state === 'cancelled' ? 1 : 0)
    expect(await order.purchase()).toMatchObject({ parcels: [{ state }] })
  }
  for (const state of seen) expect(['shipped', 'cancelled']).toContain(state)
})

test('an admin refunds the unit that the brewery says it cannot send: it is paid back once', async () => {
  const admin = await aLoggedInAdmin(checkout.with())
  for (let round = 0; round < 4; round++) {
    const order = await withOneLeft()
    const refund = () =>
      admin.send('POST', `/admin/orders/${order.orderId}/refunds`, {
        ...{ key: randomUUID(), restock: true, reason: 'Se rompió.' },
        lines: [{ ProductId: order.ipa.id, quantity: 1 }],
      })
    const answers = await Promise.all(
      round % 2 ? [refund(), order.short(LAST)] : [order.short(LAST), refund()],
    )
    const codes = codesOf(answers)
    expect(codes).toContain('done')
    expect(codes.filter((code) => code === 'parcel-changed' || code === 'refund-too-much')).toHaveLength(1)
    expect(await order.refunds()).toHaveLength(2)
  }
})

test.each([450, 0])('orders whose beers cross, at the price of %i, stand in nobody’s way', async (price) => {
  const services = checkout.with()
  for (let round = 0; round < 4; round++) {
    const { ipa, stout, seller, buyer } = await aShortOrder(services, { ipa: price, stout: price })
    const products = [ipa, stout].map(({ id }) => ({ id, quantity: 2 }))
    const place = async () =>
      price
        ? (await aPaidOrder(services, buyer.id, products)).orderId
        : aPlacedOrder(services, buyer.id, products)
    const [one, other] = [await place(), await place()]
    const short = (orderId: string, kept: string, gone: string) =>
      seller.send('POST', `/company/${seller.id}/parcels/${orderId}/shortfalls`, {
        ...{ key: randomUUID(), reason: 'no-stock', words: '' },
        lines: [
          { ProductId: kept, quantity: 1, left: 2, shelf: 'back' },
          { ProductId: gone, quantity: 1, left: 2, shelf: 'zero' },
        ],
      })
    const answers = await Promise.all([short(one, ipa.id, stout.id), short(other, stout.id, ipa.id)])
    expect(codesOf(answers)).toEqual(['done', 'done'])
  }
})
