import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { REMOVALS_A_PARCEL } from '#contract/limits.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { aShortOrder } from '#tests/factories/a-short-order.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendRefund } from '../orders/send-refund.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

test('a brewery that has run out says so: the money of those units goes back, its stock is zero, the buyer is told and the rest is sent', async () => {
  const services = checkout.with()
  const order = await aShortOrder(services)
  const other = await aLoggedInBuyer(services)
  await aPlacedOrder(services, other.id, [{ id: order.ipa.id, quantity: 2 }])
  const said = await order.short([{}], { words: 'Se rompió la caja.\nPerdón.' })
  expect([said.status, said.body]).toEqual([
    200,
    { orderId: order.orderId, companyId: order.seller.id, state: 'pending', refunded: 4.5 },
  ])
  // What somebody else holds stays for them.
  expect(await order.shelf()).toEqual({ onHand: 2, reserved: 2 })
  const removals = [
    {
      ...{ by: 'seller', reason: 'no-stock', words: 'Se rompió la caja.\nPerdón.', refund: 4.5 },
      lines: [{ ProductId: order.ipa.id, name: 'Ñandú IPA', amount: 1 }],
    },
  ]
  expect(await order.parcel()).toMatchObject({
    lines: [{ amount: 3, toSend: 2, unitPrice: 4.5 }, { toSend: 2 }],
    removals,
  })
  expect(await order.purchase()).toMatchObject({
    Items: [{ amount: 3, left: 2 }, { left: 2 }],
    parcels: [{ state: 'pending', refund: 29, cancelledBy: null, removals }],
  })
  const post = aPostOffice(services)
  await post.deliver()
  const mail = post.sent.find(({ subject }) => subject.includes('una parte'))!
  expect(mail.to).toBe(order.buyer.email)
  for (const words of ['se acabó', 'Se rompió la caja.', '1 × Ñandú IPA', 'hasta que salga'])
    expect(mail.text).toContain(words)

  const [refund] = await order.refunds()
  await sendRefund(services, refund!.id)
  expect(await order.ship()).toMatchObject({ status: 200 })
  expect(await order.short()).toMatchObject({ status: 409, body: { code: 'parcel-left' } })
  expect(await order.orderState()).toBe('paid')
})

test('what cannot be sent at all ends the parcel, by its brewery: the buyer is told so, nowhere that they cancelled it', async () => {
  const services = checkout.with()
  const order = await aShortOrder(services)
  const said = await order.short(
    order.all.map((line) => ({ ...line, shelf: 'back' as const })),
    { reason: 'not-there' },
  )
  expect(said).toMatchObject({ status: 200, body: { state: 'cancelled', refunded: 33.5 } })
  expect(await order.shelf()).toEqual({ onHand: 10, reserved: 0 })
  expect(await order.purchase()).toMatchObject({
    Items: [{ left: 0 }, { left: 0 }],
    parcels: [{ state: 'cancelled', cancelledBy: 'seller', refund: null }],
  })
  expect(await order.parcel()).toMatchObject({ events: [{}, { to: 'cancelled', by: 'seller' }] })
  expect(await order.kindsTo(order.buyer.email)).toEqual(['receipt', 'parcel-short'])
  expect(await order.kindsTo(order.seller.email)).not.toContain('parcel-cancelled')
  expect(await order.ship()).toMatchObject({ body: { code: 'parcel-cancelled' } })
  expect(await order.cancel()).toMatchObject({ status: 409, body: { code: 'parcel-short' } })
  const whole = await order.buyer.send(
    'POST',
    `/purchases/${order.orderId}/parcels/${order.seller.id}/cancel`,
  )
  expect(whole).toMatchObject({ status: 409, body: { code: 'parcel-short' } })
  const [refund] = await order.refunds()
  await sendRefund(services, refund!.id)
  expect(await order.orderState()).toBe('refunded')
})

test('units that do not return stay away and leave the rest of the stock; those that do are on sale again', async () => {
  const order = await aShortOrder(checkout.with())
  await order.short([{ shelf: 'out' }, { quantity: 1, left: 2, beerId: order.stout.id, shelf: 'back' }], {
    reason: 'damaged',
  })
  expect(await order.shelf()).toEqual({ onHand: 7, reserved: 0 })
  expect(await order.shelf(order.stout.id)).toEqual({ onHand: 9, reserved: 0 })
  expect(await order.refunds()).toHaveLength(1)
})

test('the same request twice gives back once; a second one from another tab is told what is left', async () => {
  const order = await aShortOrder(checkout.with())
  const key = randomUUID()
  const [first, again] = [await order.short([{}], { key }), await order.short([{}], { key })]
  expect(again).toMatchObject({ status: 200, body: first.body as object })
  expect(await order.refunds()).toHaveLength(1)
  const second = await order.short()
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'parcel-changed', left: '2 × Ñandú IPA, 2 × Tero Stout' },
  })
  expect(await order.short([{ quantity: 2, left: 2 }], { key })).toMatchObject({
    status: 422,
    body: { code: 'key-reused' },
  })
  expect(await order.short([{ quantity: 3, left: 2 }])).toMatchObject({ body: { code: 'parcel-changed' } })
  expect(await order.short([{ left: 2 }, { left: 2 }])).toMatchObject({ body: { code: 'parcel-changed' } })
  expect(await order.refunds()).toHaveLength(1)
  expect((await order.short([{ left: 2 }])).status).toBe(200)
})

test('what costs nothing is taken out without money, by unit; the last of it ends the order', async () => {
  const order = await aShortOrder(checkout.with({ PAYMENT_SITE: 'USD' }), { ipa: 0, stout: 0 })
  const said = await order.short([{ shelf: 'out' }])
  expect(said).toMatchObject({ status: 200, body: { state: 'pending', refunded: 0 } })
  expect(await order.shelf()).toEqual({ onHand: 7, reserved: 0 })
  expect(await order.parcel()).toMatchObject({ lines: [{ toSend: 2 }, { toSend: 2 }] })
  expect(await order.cancel([{ left: 2 }])).toMatchObject({ status: 200 })
  expect(await order.shelf()).toEqual({ onHand: 8, reserved: 0 })
  expect(await order.purchase()).toMatchObject({ Items: [{ left: 1 }, { left: 2 }], refunds: [] })
  await order.short([
    { left: 1, shelf: 'back' },
    { quantity: 2, left: 2, beerId: order.stout.id, shelf: 'zero' },
  ])
  expect([await order.state(), await order.orderState()]).toEqual(['cancelled', 'refunded'])
  expect(await order.shelf()).toEqual({ onHand: 9, reserved: 0 })
  expect(await order.shelf(order.stout.id)).toEqual({ onHand: 0, reserved: 0 })
  expect(await order.refunds()).toEqual([])
})

test('what is free goes back with what was paid for; alone it does too, and its parcel waits for the rest', async () => {
  const order = await aShortOrder(checkout.with(), { ipa: 0, stout: 1000 })
  await order.short([{ shelf: 'back' }, { left: 2, beerId: order.stout.id, shelf: 'out' }])
  expect(await order.refunds()).toMatchObject([{ reason: 'parcel-short' }])
  await order.short([{ quantity: 2, left: 2, shelf: 'back' }])
  expect(await order.refunds()).toHaveLength(1)
  expect(await order.shelf()).toEqual({ onHand: 10, reserved: 0 })
  expect(await order.parcel()).toMatchObject({ state: 'pending', lines: [{ toSend: 0 }, { toSend: 1 }] })
  expect((await order.ship()).status).toBe(200)
})

test('what is free and has not left goes back to the shelf with the last money of its order, which nobody can send any more', async () => {
  const services = checkout.with()
  for (const shelf of ['back', 'out'] as const) {
    const order = await aShortOrder(services, { ipa: 0, stout: 1000 })
    // One of the free ones is taken out together with what was paid for.
    const asked = [{ shelf }, { quantity: 2, left: 2, beerId: order.stout.id, shelf }]
    expect((await order.short(asked)).status).toBe(200)
    expect([await order.state(), await order.orderState()]).toEqual(['pending', 'paid'])
    for (const { id } of await order.refunds()) expect(await sendRefund(services, id)).toBe(true)
    expect(await order.orderState()).toBe('refunded')
    expect(await order.purchase()).toMatchObject({ Items: [{ left: 0 }, { left: 0 }] })
    expect(await order.shelf()).toEqual({ onHand: shelf === 'back' ? 10 : 7, reserved: 0 })
  }
  const order = await aShortOrder(services, { ipa: 0, stout: 1000 })
  expect((await order.cancel([{ quantity: 2, left: 2, beerId: order.stout.id }])).status).toBe(200)
  for (const { id } of await order.refunds()) await sendRefund(services, id)
  expect([await order.orderState(), await order.shelf()]).toEqual(['refunded', { onHand: 10, reserved: 0 }])
})

test('units are taken out of a parcel a few times; all that is left can be always', async () => {
  const order = await aShortOrder(checkout.with())
  const [first, ...more] = Array.from({ length: REMOVALS_A_PARCEL }, () => randomUUID())
  await order.cancel([{}], { key: first })
  // As many more as if each had taken one: a row stands for each of them.
  await checkout.database.pool.query(
    `INSERT INTO parcel_removals (order_id, company_id, key, user_id)
     SELECT order_id, company_id, more::uuid, user_id FROM parcel_removals, unnest($1::text[]) AS more WHERE key = $2`,
    [more, first],
  )
  expect(await order.cancel([{ left: 2 }])).toMatchObject({
    status: 409,
    body: { code: 'too-many-removals' },
  })
  const rest = [
    { quantity: 2, left: 2 },
    { quantity: 2, left: 2, beerId: order.stout.id },
  ]
  expect(await order.cancel(rest)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  await checkout.database.pool.query('DELETE FROM parcel_removals WHERE key = ANY($1::uuid[])', [more])
})

test('a buyer cancels some of what has not left: money and units go back, the seller is told, and the rest can follow', async () => {
  const services = checkout.with()
  const order = await aShortOrder(services)
  const cancelled = await order.cancel([{ quantity: 2 }])
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'pending', refunded: 9 } })
  expect(await order.shelf()).toEqual({ onHand: 9, reserved: 0 })
  expect(await order.kindsTo(order.seller.email)).toContain('units-cancelled')
  expect(await order.purchase()).toMatchObject({
    parcels: [{ refund: 24.5, removals: [{ by: 'buyer', reason: null }] }],
  })
  const whole = await order.buyer.send(
    'POST',
    `/purchases/${order.orderId}/parcels/${order.seller.id}/cancel`,
  )
  expect(whole).toMatchObject({ status: 200, body: { state: 'cancelled', refunded: 33.5 } })
  expect(await order.purchase()).toMatchObject({ parcels: [{ cancelledBy: 'buyer' }] })
  const post = aPostOffice(services)
  await post.deliver()
  expect(post.inbox(order.seller.email).at(-1)).toContain('Se canceló un envío')
})

test('all that is left, unit by unit, cancels the parcel as if it were cancelled whole', async () => {
  const order = await aShortOrder(checkout.with())
  const key = randomUUID()
  expect(await order.cancel(order.all, { key })).toMatchObject({
    body: { state: 'cancelled', refunded: 33.5 },
  })
  expect(await order.cancel(order.all, { key })).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect(await order.kindsTo(order.seller.email)).toContain('parcel-cancelled')
  expect(await order.kindsTo(order.seller.email)).not.toContain('units-cancelled')
  expect(await order.cancel()).toMatchObject({ body: { code: 'parcel-money-back' } })
})

test('nobody takes units out of another’s parcel, or with words that lead away', async () => {
  const services = checkout.with()
  const order = await aShortOrder(services)
  const [stranger, rival] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const admin = await aLoggedInAdmin(services)
  const notFound = { status: 404, body: { code: 'not-found' } }
  expect(await order.cancel([{}], {}, stranger)).toMatchObject(notFound)
  expect(await order.short([{}], {}, rival)).toMatchObject(notFound)
  expect((await order.short([{}], {}, admin)).status).toBe(403)
  const { seller, buyer, ipa } = order
  const line = { ProductId: ipa.id, quantity: 1, left: 3 }
  const body = { key: randomUUID(), lines: [line] }
  for (const id of ['nada', '%00', randomUUID()]) {
    const shortfall = { ...body, reason: 'other', words: '', lines: [{ ...line, shelf: 'out' }] }
    expect(
      await seller.send('POST', `/company/${seller.id}/parcels/${id}/shortfalls`, shortfall),
    ).toMatchObject(notFound)
    expect(
      await buyer.send('POST', `/purchases/${id}/parcels/${seller.id}/units/cancel`, body),
    ).toMatchObject(notFound)
  }
  for (const more of [
    { words: 'Mira www.otra-tienda.com' },
    { words: 'a'.repeat(301) },
    { reason: 'sin ganas' },
    { lines: [] },
    { key: 'uno' },
  ])
    expect(await order.short([{}], more)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await order.short([{ beerId: randomUUID() }])).toMatchObject({ body: { code: 'parcel-changed' } })
  expect(await order.refunds()).toEqual([])
})
