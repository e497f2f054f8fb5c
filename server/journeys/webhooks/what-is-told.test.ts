import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WEBHOOK_BODIES } from '#contract/webhook-bodies.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/webhook-states.ts'
import { payouts, webhookDeliveries, webhookTargets } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { deliverParcels } from '#tests/factories/a-shipment.ts'
import { aWebhook } from '#tests/factories/a-webhook.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

/** A brewery with a beer and a buyer, and a second brewery that is told everything too, and of which nothing happens. */
async function aMarket(onHand = 10) {
  const services = checkout.with()
  await checkout.db.delete(webhookTargets)
  const [seller, rival] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const buyer = await aLoggedInBuyer(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id, name: 'Ñandú Roja', onHand })
  const target = await aWebhook(seller)
  await aWebhook(rival)
  const buy = (quantity: number) => aPaidOrder(services, buyer.id, [{ id: beer.id, quantity }])
  return { services, seller, buyer, beer, target, buy }
}

/** What was told since the last time, each as its schema says; nothing to anybody but the brewery. */
async function told(target: { id: string }) {
  const rows = await checkout.db.delete(webhookDeliveries).returning()
  expect(rows.filter(({ targetId }) => targetId !== target.id)).toEqual([])
  const said = rows.map(({ kind, body }) => {
    const { type, data } = WEBHOOK_BODIES[kind].parse(JSON.parse(body))
    return [type as WebhookEvent, data as Record<string, unknown>] as const
  })
  return said.toSorted(([a], [b]) => WEBHOOK_EVENTS.indexOf(a) - WEBHOOK_EVENTS.indexOf(b))
}

test('a sale, and with its last units that the beer is out; nothing of who bought', async () => {
  const { beer, buyer, target, buy } = await aMarket(3)
  const { orderId } = await buy(3)
  const bodies = await checkout.db.select({ body: webhookDeliveries.body }).from(webhookDeliveries)
  for (const words of [buyer.id, buyer.email, 'Pérez', 'Belgrano', '5550100'])
    expect(JSON.stringify(bodies)).not.toContain(words)
  expect(await told(target)).toEqual([
    [
      'order.paid',
      {
        orderId,
        lines: [
          {
            beerId: beer.id,
            quantity: 3,
            name: 'Ñandú Roja',
            presentation: beer.presentation,
            unitPrice: 4.5,
          },
        ],
      },
    ],
    ['beer.out', { beerId: beer.id, name: 'Ñandú Roja' }],
  ])
})

test('what two breweries sold together is told to each, its own alone', async () => {
  const { services, buyer, beer, target } = await aMarket()
  const other = await aBeer(checkout.db, {})
  await aPaidOrder(services, buyer.id, [
    { id: other.id, quantity: 1 },
    { id: beer.id, quantity: 2 },
  ])
  expect(await told(target)).toMatchObject([['order.paid', { lines: [{ beerId: beer.id, quantity: 2 }] }]])
})

test('a sale that was rolled back was never told', async () => {
  const { target, buy } = await aMarket()
  await buy(1)
  await told(target)
  await expect(
    checkout.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE beers SET on_hand = 0, reserved = 0`)
      expect(await tx.$count(webhookDeliveries)).toBe(1)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await told(target)).toEqual([])
})

test('a buyer takes units out, and then cancels the rest', async () => {
  const { seller, buyer, beer, target, buy } = await aMarket()
  const { orderId } = await buy(3)
  await told(target)
  const parcel = `/purchases/${orderId}/parcels/${seller.id}`
  const taken = await buyer.send('POST', `${parcel}/units/cancel`, {
    key: randomUUID(),
    lines: [{ ProductId: beer.id, quantity: 1, left: 3 }],
  })
  expect(taken.status).toBe(200)
  const lines = (quantity: number) => [{ beerId: beer.id, quantity, restocked: true }]
  expect(await told(target)).toMatchObject([
    ['units.removed', { orderId, by: 'buyer', reason: null, lines: lines(1) }],
    ['sale.refunded', { orderId, lines: lines(1) }],
  ])
  expect((await buyer.send('POST', `${parcel}/cancel`)).status).toBe(200)
  expect(await told(target)).toMatchObject([
    ['parcel.cancelled', { orderId, by: 'buyer' }],
    ['sale.refunded', { orderId, lines: lines(2) }],
  ])
})

test('a complaint, a refund by an admin, a payout', async () => {
  const { services, seller, buyer, beer, target, buy } = await aMarket()
  const admin = await aLoggedInAdmin(services)
  const { orderId } = await buy(2)
  await deliverParcels(services, orderId)
  await told(target)
  const complaint = await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/complaints`, {
    ...{ kind: 'broken', words: 'Soy Ana Pérez: rota.' },
    lines: [{ ProductId: beer.id, quantity: 1 }],
  })
  expect(complaint.status).toBe(201)
  const [opened, ...others] = await told(target)
  expect(opened).toMatchObject([
    'complaint.opened',
    { orderId, kind: 'broken', lines: [{ beerId: beer.id, quantity: 1 }] },
  ])
  expect([others, JSON.stringify(opened)]).toEqual([[], expect.not.stringContaining('Ana')])

  const wish = { key: randomUUID(), restock: false, reason: 'Llegó rota.' }
  expect((await admin.send('POST', `/admin/orders/${orderId}/refunds`, wish)).status).toBe(201)
  expect(await told(target)).toMatchObject([
    ['sale.refunded', { orderId, lines: [{ beerId: beer.id, quantity: 2, restocked: false }] }],
  ])

  const paid = { companyId: seller.id, userId: admin.id, currency: 'USD' as const, amountCents: 1250 }
  const [payout] = await checkout.db
    .insert(payouts)
    .values({ ...paid, dollarCents: 1250, reference: 'TRF-1', endedAt: new Date() })
    .returning()
  expect(await told(target)).toEqual([
    ['payout.paid', { payoutId: payout!.id, currency: 'USD', amount: 12.5, reference: 'TRF-1' }],
  ])
  await checkout.db.update(payouts).set({ reference: 'TRF-2' }).where(eq(payouts.id, payout!.id))
  expect(await told(target)).toEqual([])
})

test('only what was chosen is told, and each of several addresses the same under one name', async () => {
  const { seller, target, buy } = await aMarket(1)
  const more = await aWebhook(seller, { events: ['beer.out'] })
  await buy(1)
  const rows = await checkout.db.select().from(webhookDeliveries)
  const of = (id: string) => rows.filter(({ targetId }) => targetId === id)
  expect(of(more.id).map(({ kind }) => kind)).toEqual(['beer.out'])
  expect(of(target.id)).toHaveLength(2)
  expect(of(target.id).find(({ kind }) => kind === 'beer.out')!.messageId).toBe(of(more.id)[0]!.messageId)
})

test('a target that is removed while something happens keeps nobody from it', async () => {
  const { seller, target, buy } = await aMarket(50)
  const more = await Promise.all([1, 2, 3].map(() => aWebhook(seller)))
  const sales = Array.from({ length: 6 }, () => buy(1))
  const removals = [target, ...more].map(({ id }) =>
    seller.send('DELETE', `/company/${seller.id}/webhooks/${id}`),
  )
  await Promise.all([...sales, ...removals])
  expect((await Promise.all(removals)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await checkout.db.$count(webhookDeliveries)).toBe(0)
})
