import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OwnPurchase } from '#contract/purchases.ts'
import { writeRefundMail } from '#server/features/mail/write-refund-mails.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { deliverParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

/** Two breweries in one paid order: 3 of one and 1 of the other. */
async function aSharedOrder() {
  const services = checkout.with()
  const [one, other] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const ipa = await aBeer(checkout.db, { companyId: one.id, priceCents: 450 })
  const stout = await aBeer(checkout.db, { companyId: other.id, priceCents: 1000 })
  const buyer = await aLoggedInBuyer(services)
  const products = [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ]
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const read = async () => (await buyer.send('GET', `/purchases/${orderId}`)).body as OwnPurchase
  return { services, one, other, ipa, stout, buyer, orderId, read }
}

test('an order says when it was paid and what each brewery did when', async () => {
  const { one, other, buyer, orderId, read } = await aSharedOrder()
  const before = await read()
  expect(before).toMatchObject({ id: orderId, state: 'paid', paidAt: expect.stringMatching(/Z$/) })
  const untouched = {
    shippedAt: null,
    deliveredAt: null,
    cancelledAt: null,
    moneyBack: false,
    arrival: null,
  }
  for (const parcel of before.parcels) expect(parcel).toMatchObject(untouched)

  const at = `/company/${one.id}/parcels/${orderId}`
  await one.send('PUT', `${at}/shipped`, { carrier: 'OCA', tracking: 'A-1' })
  const { shippedAt } = (await read()).parcels.find(({ companyId }) => companyId === one.id)!
  await one.send('PUT', `${at}/shipped`, { carrier: 'OCA', tracking: 'A-2' })
  await one.send('PUT', `${at}/delivered`, { idChecked: true })
  await buyer.send('POST', `/purchases/${orderId}/parcels/${other.id}/cancel`)
  const after = await read()
  expect(after.parcels.find(({ companyId }) => companyId === one.id)).toMatchObject({
    ...{ state: 'delivered', carrier: 'OCA', tracking: 'A-2', refund: null },
    ...{ shippedAt, deliveredAt: expect.any(String), cancelledAt: null, moneyBack: false },
  })
  expect(after.parcels.find(({ companyId }) => companyId === other.id)).toMatchObject({
    ...{ state: 'cancelled', shippedAt: null, cancelledAt: expect.any(String), moneyBack: true },
  })
  expect(after.refunds).toMatchObject([{ amount: 10, Items: [{ amount: 1 }] }])
})

test('what waits for its money, and what it is given back, is told of too', async () => {
  const { services, buyer, ipa, orderId, read } = await aSharedOrder()
  const open = await aPlacedOrder(services, buyer.id, [{ id: ipa.id, quantity: 1 }])
  expect((await buyer.send('GET', `/purchases/${open}`)).body).toMatchObject({
    ...{ state: 'pending', paidAt: null, parcels: [], continuePaying: expect.any(String) },
  })
  await requestRefund(services, { orderId, restock: false, reason: 'broken' })
  expect((await read()).parcels.map(({ state, moneyBack }) => [state, moneyBack])).toEqual([
    ['pending', true],
    ['pending', true],
  ])
})

test('who paid twice reads why the second payment went back, and that the order is paid as before', async () => {
  const { services, orderId, read } = await aSharedOrder()
  await settlePayment(services, services.payments.pay(orderId))
  const refundId = (await read()).refunds[0]!.id
  expect(await sendRefund(services, refundId)).toBe(true)
  expect(await read()).toMatchObject({
    ...{ state: 'paid', totalPrice: 23.5, refunded: 0 },
    refunds: [{ amount: 23.5, standing: 'back', because: 'second-capture', Items: [] }],
  })
  const mail = await writeRefundMail(checkout.db, 'https://lupulo.example', { refundId })
  expect(mail.lead).toMatch(/\. El pedido ya estaba pagado\.$/)
})

test('an order of somebody else, of nobody, and what is no id are the same 404', async () => {
  const { services, one, orderId } = await aSharedOrder()
  const stranger = await aLoggedInBuyer(services)
  const answers = await Promise.all(
    [orderId, randomUUID(), 'nada', '%00', orderId.slice(0, -1)].map((id) =>
      stranger.send('GET', `/purchases/${id}`),
    ),
  )
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]!.body])
  expect((await one.send('GET', `/purchases/${orderId}`)).status).toBe(403)
})

test('whoever deleted their account reads no order of theirs any more', async () => {
  const { services, buyer, orderId } = await aSharedOrder()
  await deliverParcels(services, orderId)
  await checkout.db.execute(sql`UPDATE users SET active = false, deleted_at = now() WHERE id = ${buyer.id}`)
  expect((await buyer.send('GET', `/purchases/${orderId}`)).status).toBeGreaterThanOrEqual(400)
})
