import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, orders, outbox, parcelEvents, parcels, payments, refunds } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { sendRefund } from '../orders/send-refund.ts'
import { settlePayment } from '../orders/settle-payment.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** Two breweries in one paid order: 3 of one for 4.50, 1 of the other for 10. */
async function aSharedOrder(prices = { ipa: 450, stout: 1000 }) {
  const services = checkout.with()
  const [one, other] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const ipa = await aBeer(checkout.db, { companyId: one.id, priceCents: prices.ipa })
  const stout = await aBeer(checkout.db, { companyId: other.id, priceCents: prices.stout })
  const buyer = await aLoggedInBuyer(services)
  const products = [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ]
  const isFree = prices.ipa + prices.stout === 0
  const orderId = isFree
    ? await aPlacedOrder(services, buyer.id, products)
    : (await aPaidOrder(services, buyer.id, products)).orderId
  const own = `/company/${one.id}/parcels`
  return {
    ...{ services, one, other, ipa, stout, buyer, orderId, own },
    ship: (body: object = { carrier: 'Correo Andino' }) => one.send('PUT', `${own}/${orderId}/shipped`, body),
    deliver: (body: object = { idChecked: true }) => one.send('PUT', `${own}/${orderId}/delivered`, body),
    cancel: (companyId = one.id, by = buyer) =>
      by.send('POST', `/purchases/${orderId}/parcels/${companyId}/cancel`),
  }
}

const parcelOf = async (orderId: string, companyId: string) => {
  const which = and(eq(parcels.orderId, orderId), eq(parcels.companyId, companyId))
  return (await checkout.db.select().from(parcels).where(which))[0]!
}
const eventsOf = (orderId: string) =>
  checkout.db
    .select()
    .from(parcelEvents)
    .where(eq(parcelEvents.orderId, orderId))
    .orderBy(asc(parcelEvents.id))
const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state
const onHandOf = async (beerId: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, beerId)))[0]!.onHand
const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const kindsTo = async (services: Parameters<typeof mailsTo>[0], email: string) =>
  (await mailsTo(services, email)).map(({ kind }) => kind)

test('a parcel is sent, then handed to an adult: the buyer is told of both, and each change is kept', async () => {
  const { services, one, other, buyer, orderId, own, ship, deliver } = await aSharedOrder()
  const list = await one.send('GET', `${own}?state=pending`)
  expect(list.body).toMatchObject({
    counts: { pending: 1, shipped: 0, delivered: 0, cancelled: 0 },
    totalPages: 1,
    parcels: [
      {
        orderId,
        state: 'pending',
        moneyBack: false,
        recipient: 'Ana Pérez',
        address: 'Belgrano 123',
        city: 'Córdoba',
        addressState: 'Córdoba',
        country: 'Argentina',
        phone: '+543515550100',
        lines: [{ name: 'Ñandú IPA', amount: 3, toSend: 3 }],
        events: [{ from: null, to: 'pending', by: null }],
      },
    ],
  })
  const sent = await ship({ carrier: 'Correo Andino', tracking: 'CA-77' })
  expect([sent.status, sent.body]).toEqual([200, { orderId, companyId: one.id, state: 'shipped' }])
  expect((await deliver({})).body).toMatchObject({
    code: 'malformed',
    fields: { idChecked: 'Sin verificar la edad de quien recibe no se puede entregar.' },
  })
  expect((await deliver({ idChecked: false })).status).toBe(400)
  expect((await deliver()).status).toBe(200)
  expect(await parcelOf(orderId, one.id)).toMatchObject({
    state: 'delivered',
    carrier: 'Correo Andino',
    tracking: 'CA-77',
    idChecked: true,
  })
  expect(await parcelOf(orderId, other.id)).toMatchObject({ state: 'pending' })
  expect(await eventsOf(orderId)).toMatchObject([
    { fromState: 'pending', toState: 'shipped', userId: one.userId, tracking: 'CA-77' },
    { fromState: 'shipped', toState: 'delivered', userId: one.userId },
  ])
  expect(await kindsTo(services, buyer.email)).toEqual(['receipt', 'parcel-shipped', 'parcel-delivered'])
  const { body } = await one.send('GET', `${own}?state=delivered`)
  expect(body).toMatchObject({
    counts: { pending: 0, delivered: 1 },
    parcels: [{ events: [{}, { to: 'shipped', by: 'seller', author: 'Eva Ruiz' }, { to: 'delivered' }] }],
  })
})

test('clicked twice it happens once; a wrong number can be corrected, which is kept and told', async () => {
  const { services, buyer, orderId, ship, deliver } = await aSharedOrder()
  const twice = await Promise.all(
    Array.from({ length: 5 }, () => ship({ carrier: 'Andreani', tracking: 'A1' })),
  )
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await eventsOf(orderId)).toHaveLength(1)
  expect((await ship({ carrier: 'Andreani', tracking: 'A2' })).status).toBe(200)
  expect(await eventsOf(orderId)).toMatchObject([
    { tracking: 'A1' },
    { fromState: 'shipped', toState: 'shipped', tracking: 'A2' },
  ])
  await Promise.all([deliver(), deliver(), deliver()])
  expect(await eventsOf(orderId)).toHaveLength(3)
  expect(await kindsTo(services, buyer.email)).toEqual([
    'receipt',
    'parcel-shipped',
    'parcel-shipped',
    'parcel-delivered',
  ])
  expect((await ship({ carrier: 'Otra' })).body).toMatchObject({ code: 'parcel-delivered' })
})

test('corrections are stored at once and mailed once a day: then the newest is told, unless it has arrived', async () => {
  const { services, buyer, orderId, ship, deliver } = await aSharedOrder()
  const post = aPostOffice(services)
  const toldOf = () =>
    post.sent.filter(({ to }) => to === buyer.email).flatMap(({ text }) => text.match(/\bA\d+(?=\.)/g) ?? [])
  const correct = async (...numbers: number[]) => {
    for (const number of numbers) await ship({ carrier: 'Andreani', tracking: `A${number}` })
    await post.deliver()
  }
  const aDayLater = () =>
    checkout.db.update(outbox).set({
      sentAt: sql`sent_at - interval '24 hours'`,
      nextAttemptAt: sql`next_attempt_at - interval '24 hours'`,
    })
  await correct(1)
  await correct(2)
  await correct(3, 4)
  await correct(5)
  expect((await eventsOf(orderId)).map(({ tracking }) => tracking)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5'])
  expect(toldOf()).toEqual(['A1', 'A2'])
  const waiting = (await mailsTo(services, buyer.email)).filter(({ sentAt }) => !sentAt)
  expect(waiting.map(({ kind }) => kind)).toEqual(['parcel-shipped'])
  expect(waiting[0]!.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 86_000_000)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])

  await aDayLater()
  await correct()
  expect(toldOf()).toEqual(['A1', 'A2', 'A5'])
  await correct(6)
  await deliver()
  await aDayLater()
  await correct()
  expect(toldOf()).toEqual(['A1', 'A2', 'A5'])
  expect(post.inbox(buyer.email).at(-1)).toMatch(/entreg/i)
  // Events are never written anew: back to the day in which they stand.
  await checkout.db.update(outbox).set({ sentAt: new Date() })
})

test('a correction that comes while the mail of the last one is being sent is told a day later', async () => {
  const { services, buyer, ship } = await aSharedOrder()
  await ship({ carrier: 'Andreani', tracking: 'A1' })
  await ship({ carrier: 'Andreani', tracking: 'A2' })
  const [, , last] = await mailsTo(services, buyer.email)
  const mailer = aMailer(async () => void (await ship({ carrier: 'Andreani', tracking: 'A3' })))
  expect(await sendOutboxMail({ ...services, mailer }, last!.id)).toBe(true)
  expect((await mailsTo(services, buyer.email)).map(({ kind }) => kind)).toEqual([
    'receipt',
    ...Array(3).fill('parcel-shipped'),
  ])
})

test('nothing is handed over that has not left, and nothing leaves without saying who takes it', async () => {
  const { ship, deliver, orderId } = await aSharedOrder()
  expect(await deliver()).toMatchObject({ status: 409, body: { code: 'parcel-not-shipped' } })
  expect(await ship({})).toMatchObject({
    status: 400,
    body: { fields: { carrier: 'Información requerida' } },
  })
  expect(await ship({ carrier: 'x'.repeat(81) })).toMatchObject({ status: 400 })
  expect(await eventsOf(orderId)).toEqual([])
})

test('a buyer cancels one parcel: its money and beers go back, the other one stays', async () => {
  const { services, one, other, ipa, stout, buyer, orderId, own, cancel, ship } = await aSharedOrder()
  const cancelled = { orderId, companyId: one.id, state: 'cancelled', refunded: 13.5 }
  expect(await cancel()).toMatchObject({ status: 200, body: cancelled })
  expect([await onHandOf(ipa.id), await onHandOf(stout.id)]).toEqual([10, 9])
  const [refund, ...more] = await refundsOf(orderId)
  expect([refund!.amountCents, more]).toEqual([1350, []])
  expect(await sendRefund(services, refund!.id)).toBe(true)
  expect(await stateOf(orderId)).toBe('paid')
  expect(await kindsTo(services, one.email)).toEqual(['sale', 'parcel-cancelled'])
  expect(await kindsTo(services, other.email)).toEqual(['sale'])
  expect(await kindsTo(services, buyer.email)).toEqual(['receipt', 'refund'])
  expect(await cancel()).toMatchObject({ status: 200, body: cancelled })
  expect(await refundsOf(orderId)).toHaveLength(1)
  expect(await ship()).toMatchObject({ status: 409, body: { code: 'parcel-cancelled' } })
  const { body } = await one.send('GET', `${own}?state=cancelled`)
  expect(body).toMatchObject({
    counts: { pending: 0, cancelled: 1 },
    parcels: [{ events: [{}, { to: 'cancelled', by: 'buyer', author: '' }] }],
  })
})

test('what has left can no longer be cancelled', async () => {
  const { cancel, ship, deliver, orderId } = await aSharedOrder()
  await ship()
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'parcel-gone' } })
  await deliver()
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'parcel-gone' } })
  expect(await refundsOf(orderId)).toEqual([])
})

test('both parcels cancelled at once: two refunds, and the order is refunded when all money is back', async () => {
  const { services, one, other, orderId, cancel } = await aSharedOrder()
  const both = await Promise.all([cancel(one.id), cancel(other.id), cancel(one.id), cancel(other.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const owed = await refundsOf(orderId)
  expect(owed.map(({ amountCents }) => amountCents).sort()).toEqual([1000, 1350])
  for (const { id } of owed) expect(await sendRefund(services, id)).toBe(true)
  expect(await stateOf(orderId)).toBe('refunded')
  expect(services.payments.all()[0]).toMatchObject({ refundedCents: 2350 })
})

test.each([1, 2, 3, 4])('sent and cancelled at the same moment: one of them wins (%i)', async () => {
  const { one, orderId, cancel, ship } = await aSharedOrder()
  const [sent, cancelled] = await Promise.all([ship(), cancel()])
  const { state } = await parcelOf(orderId, one.id)
  const isSent = state === 'shipped'
  expect([sent.status, cancelled.status]).toEqual(isSent ? [200, 409] : [409, 200])
  expect(await eventsOf(orderId)).toHaveLength(1)
  expect(await refundsOf(orderId)).toHaveLength(isSent ? 0 : 1)
})

test.each([1, 2, 3])(
  'cancelled while all of it is being refunded: no cent goes back twice (%i)',
  async () => {
    const { services, one, orderId, own, cancel, ship } = await aSharedOrder()
    const all = () => requestRefund(services, { orderId, restock: true, reason: 'all of it' })
    const [cancelled] = await Promise.all([cancel(), all()])
    const back = (await refundsOf(orderId)).reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(back).toBe(2350)
    expect([200, 409]).toContain(cancelled.status)
    if (cancelled.status === 409) expect(cancelled.body).toMatchObject({ code: 'parcel-money-back' })
    // Whoever came first: nothing of it may leave any more, and the seller sees it among what is cancelled.
    expect((await ship()).status).toBe(409)
    const { body } = await one.send('GET', `${own}?state=cancelled`)
    expect(body).toMatchObject({ counts: { pending: 0, cancelled: 1 }, parcels: [{ moneyBack: true }] })
  },
)

test('of a parcel some units of which went back already, the rest goes back', async () => {
  const { services, one, ipa, orderId, own, cancel } = await aSharedOrder()
  const lines = [{ beerId: ipa.id, quantity: 2 }]
  await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' })
  const { body } = await one.send('GET', `${own}?state=pending`)
  expect(body).toMatchObject({ parcels: [{ lines: [{ amount: 3, toSend: 1 }] }] })
  expect((await cancel()).body).toMatchObject({ refunded: 13.5 })
  expect((await refundsOf(orderId)).map(({ amountCents }) => amountCents)).toEqual([900, 450])
  expect(await onHandOf(ipa.id)).toBe(8)
})

test('of an order that cost nothing the beers go back alone; it ends with its last parcel', async () => {
  const { one, other, ipa, stout, orderId, cancel } = await aSharedOrder({ ipa: 0, stout: 0 })
  expect((await cancel(one.id)).body).toMatchObject({ state: 'cancelled', refunded: 0 })
  expect([await onHandOf(ipa.id), await stateOf(orderId)]).toEqual([10, 'paid'])
  await Promise.all([cancel(other.id), cancel(one.id), cancel(other.id)])
  expect([await onHandOf(stout.id), await stateOf(orderId)]).toEqual([10, 'refunded'])
  expect(await refundsOf(orderId)).toEqual([])
})

test('a free parcel beside one that was paid for goes back without money', async () => {
  const { one, ipa, orderId, cancel } = await aSharedOrder({ ipa: 0, stout: 1000 })
  expect((await cancel(one.id)).body).toMatchObject({ refunded: 0 })
  expect([await onHandOf(ipa.id), await stateOf(orderId)]).toEqual([10, 'paid'])
  expect(await refundsOf(orderId)).toEqual([])
})

test('what was cancelled and cost nothing goes back on the shelf once, whatever is refunded afterwards', async () => {
  const { services, one, ipa, stout, orderId, own, cancel } = await aSharedOrder({ ipa: 0, stout: 1000 })
  const admin = await aLoggedInAdmin(services)
  await cancel(one.id)
  const desk = await admin.send('GET', `/admin/orders/${orderId}`)
  expect(desk.body).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({ ProductId: ipa.id, amount: 3, left: 0 }),
      expect.objectContaining({ ProductId: stout.id, amount: 1, left: 1 }),
    ]),
  })
  const wish = { key: randomUUID(), restock: true, reason: 'Todo de vuelta.' }
  const path = `/admin/orders/${orderId}/refunds`
  const again = { ...wish, lines: [{ ProductId: ipa.id, quantity: 1 }] }
  expect(await admin.send('POST', path, again)).toMatchObject({ body: { code: 'refund-too-much' } })
  expect(await admin.send('POST', path, wish)).toMatchObject({ status: 201, body: { amount: 10 } })
  expect([await onHandOf(ipa.id), await onHandOf(stout.id)]).toEqual([10, 10])
  const { body } = await one.send('GET', `${own}?state=cancelled`)
  expect(body).toMatchObject({ parcels: [{ moneyBack: true, lines: [{ amount: 3, toSend: 0 }] }] })
})

test('what cost nothing goes back with its parcel also after what did was refunded, and once', async () => {
  const services = checkout.with()
  const [seller, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
  const gift = await aBeer(checkout.db, { companyId: seller.id, priceCents: 0 })
  const ipa = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 })
  const stout = await aBeer(checkout.db, { companyId: (await aCompany(checkout.db)).id, priceCents: 1000 })
  const buyer = await aLoggedInBuyer(services)
  const products = [gift, ipa, stout].map(({ id }) => ({ id, quantity: 2 }))
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const lines = [{ beerId: ipa.id, quantity: 2 }]
  await requestRefund(services, { orderId, lines, restock: true, reason: 'broken' })
  const cancelled = await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/cancel`)
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', refunded: 9 } })
  await admin.send('POST', `/admin/orders/${orderId}/refunds`, {
    ...{ key: randomUUID(), restock: true, reason: 'El resto.' },
  })
  const shelf = await Promise.all([gift, ipa, stout].map(({ id }) => onHandOf(id)))
  expect(shelf).toEqual([10, 10, 10])
})

test('the parcels of an order that was charged back stay where they are', async () => {
  const { services, one, orderId, own, ship, cancel } = await aSharedOrder()
  const [paid] = await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))
  services.payments.chargeBack(paid!.providerId)
  await settlePayment(services, paid!.providerId)
  expect(await ship()).toMatchObject({ status: 409, body: { code: 'parcel-money-back' } })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'parcel-money-back' } })
  expect((await one.send('GET', own)).body).toMatchObject({ counts: { pending: 0, cancelled: 1 } })
})

test('an admin sends what a switched-off brewery sold: its buyer is told, and the audit log tells who it was', async () => {
  const { services, one, other, buyer, orderId, own, ship } = await aSharedOrder()
  const admin = await aLoggedInAdmin(services)
  const off = await admin.send('PUT', '/company', { id: one.id, status: false })
  expect(off.status).toBe(200)
  expect((await ship()).status).toBe(401)
  const move = (step: string, body: object) => admin.send('PUT', `${own}/${orderId}/${step}`, body)
  const shipment = { carrier: 'Andreani', tracking: 'A1' }
  expect(await move('delivered', { idChecked: true })).toMatchObject({ body: { code: 'parcel-not-shipped' } })
  expect(await move('shipped', { tracking: 'A1' })).toMatchObject({ status: 400 })
  expect(await move('shipped', shipment)).toMatchObject({ status: 200, body: { state: 'shipped' } })
  await move('shipped', shipment)
  expect(await move('shipped', { carrier: 'Andreani', tracking: 'A2' })).toMatchObject({ status: 200 })
  expect(await move('delivered', {})).toMatchObject({ status: 400 })
  await Promise.all([1, 2, 3].map(() => move('delivered', { idChecked: true })))
  expect(await parcelOf(orderId, one.id)).toMatchObject({ state: 'delivered', idChecked: true })
  expect(await parcelOf(orderId, other.id)).toMatchObject({ state: 'pending' })
  const by = { userId: admin.id }
  expect(await eventsOf(orderId)).toMatchObject([by, by, by])
  expect(await kindsTo(services, buyer.email)).toEqual([
    'receipt',
    'parcel-shipped',
    'parcel-shipped',
    'parcel-delivered',
  ])
  const told = { actorId: admin.id, kind: 'order' }
  const facts = { companyId: one.id, carrier: 'Andreani', tracking: 'A2' }
  expect(await auditOf(checkout, orderId)).toMatchObject([
    { ...told, action: 'parcel-shipped', facts: { ...facts, tracking: 'A1' } },
    { ...told, action: 'parcel-shipped', facts },
    { ...told, action: 'parcel-delivered', facts },
  ])
  const { body } = await admin.send('GET', `${own}?state=delivered`)
  const events = [{ by: null }, ...Array(3).fill({ by: 'admin', author: '' })]
  expect(body).toMatchObject({ parcels: [{ events }] })
})

test('what must not leave, no admin sends either; what nobody of a brewery can send, one does', async () => {
  const { services, one, buyer, orderId, cancel } = await aSharedOrder()
  const admin = await aLoggedInAdmin(services)
  const ship = (order: string, companyId: string) =>
    admin.send('PUT', `/company/${companyId}/parcels/${order}/shipped`, { carrier: 'Correo' })
  await cancel()
  expect(await ship(orderId, one.id)).toMatchObject({ status: 409, body: { code: 'parcel-cancelled' } })
  expect(await auditOf(checkout, orderId)).toEqual([])

  const imported = await aCompany(checkout.db)
  const beer = await aBeer(checkout.db, { companyId: imported.id })
  const other = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  expect((await ship(other.orderId, imported.id)).status).toBe(200)
  expect(await eventsOf(other.orderId)).toMatchObject([{ toState: 'shipped', userId: admin.id }])
})

test('nobody sees or moves another’s parcel, by any id', async () => {
  const { services, one, other, buyer, orderId, own } = await aSharedOrder()
  const stranger = await aLoggedInBuyer(services)
  const admin = await aLoggedInAdmin(services)
  const none = await aCompany(checkout.db)
  const notFound = { status: 404, body: { code: 'not-found' } }
  const body = { carrier: 'Correo' }
  expect(await other.send('GET', own)).toMatchObject(notFound)
  expect(await other.send('PUT', `${own}/${orderId}/shipped`, body)).toMatchObject(notFound)
  expect(await other.send('PUT', `${own}/${orderId}/delivered`, { idChecked: true })).toMatchObject(notFound)
  expect(await buyer.send('PUT', `${own}/${orderId}/shipped`, body)).toMatchObject({ status: 403 })
  expect(await buyer.send('GET', own)).toMatchObject({ status: 403 })
  const cancelOf = (order: string, company: string) => `/purchases/${order}/parcels/${company}/cancel`
  expect(await stranger.send('POST', cancelOf(orderId, one.id))).toMatchObject(notFound)
  expect(await one.send('POST', cancelOf(orderId, one.id))).toMatchObject({ status: 403 })
  for (const id of ['nada', none.id, '%00', orderId]) {
    expect(await buyer.send('POST', cancelOf(orderId, id))).toMatchObject(notFound)
    expect(await buyer.send('POST', cancelOf(id === orderId ? none.id : id, one.id))).toMatchObject(notFound)
    expect(await one.send('PUT', `/company/${id}/parcels/${orderId}/shipped`, body)).toMatchObject(notFound)
    expect(await admin.send('GET', `/company/${id === none.id ? 'x' : id}/parcels`)).toMatchObject(notFound)
    if (id !== orderId) {
      expect(await one.send('PUT', `${own}/${id}/shipped`, body)).toMatchObject(notFound)
      expect(await admin.send('PUT', `${own}/${id}/shipped`, body)).toMatchObject(notFound)
    }
  }
  expect(await parcelOf(orderId, one.id)).toMatchObject({ state: 'pending' })
  expect((await admin.send('GET', own)).body).toMatchObject({ counts: { pending: 1 } })
  expect(await one.send('GET', `${own}?state=lost`)).toMatchObject({ status: 400 })
  expect(await one.send('GET', `${own}?pag=0`)).toMatchObject({ status: 400 })
  expect((await one.send('GET', `${own}?pag=9`)).body).toMatchObject({ parcels: [], totalPages: 1 })
})

test('of two tabs that send one parcel the second is told what the first said, and corrects nothing unseen', async () => {
  const { one, orderId, ship } = await aSharedOrder()
  const first = { carrier: 'Correo Andino', tracking: 'CA-1', seen: 'pending' }
  expect((await ship(first)).status).toBe(200)
  // A second click says the same: nothing is lost by it.
  expect((await ship(first)).status).toBe(200)
  const second = await ship({ carrier: 'Reparto propio', seen: 'pending' })
  expect(second).toMatchObject({ status: 409, body: { code: 'parcel-shipped' } })
  expect(second.body).toMatchObject({ message: expect.stringContaining('Correo Andino · CA-1') })
  expect(await parcelOf(orderId, one.id)).toMatchObject({ carrier: 'Correo Andino', tracking: 'CA-1' })
  expect((await ship({ carrier: 'Reparto propio', seen: 'shipped' })).status).toBe(200)
})
