import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FoundOrder } from '#contract/found-orders.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import { auditEntries, buyers, webhookInbox } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { findOrders } from './find-orders.ts'

const checkout = useCheckout()

async function aDeskWithOrders() {
  const desk = await anOrderDesk(checkout.with({ SHOP_TIMEZONE: 'America/Argentina/Buenos_Aires' }))
  const { orderId, paymentId } = await desk.aPaidOrder()
  const open = await desk.aPlacedOrder()
  const find = async (query: Record<string, string>) => {
    const { status, body } = await desk.admin.send('GET', `/admin/orders?${new URLSearchParams(query)}`)
    const { orders, total, totalPages } = body as { orders: FoundOrder[]; total: number; totalPages: number }
    return { status, ids: orders?.map(({ id }) => id), orders, total, totalPages, body }
  }
  return { ...desk, orderId, paymentId, open, find }
}

test('an order is found by its id, the end of it, its buyer, its payment and its payment page', async () => {
  const { buyer, one, other, orderId, paymentId, open, find } = await aDeskWithOrders()
  const code = orderId.slice(-8)
  for (const q of [orderId, orderId.toUpperCase(), code, `#${code}`, paymentId, `pref-${orderId}`]) {
    expect((await find({ q })).ids, q).toEqual([orderId])
  }
  const { email } = buyer
  for (const q of [email, email.slice(2, 20).toUpperCase(), ` ${email} `, 'pérez ANA', `perez ${email}`]) {
    expect((await find({ q })).ids, q).toEqual([open, orderId])
  }
  const found = await find({ q: orderId })
  expect(found).toMatchObject({ total: 1, totalPages: 1 })
  expect(found.orders).toEqual([
    {
      id: orderId,
      date: expect.stringMatching(/Z$/),
      state: 'paid',
      units: 4,
      totalPrice: 23.5,
      refunded: 0,
      charge: { currency: 'USD', charged: 23.5 },
      buyer: { id: buyer.id, name: 'Ana Pérez', email: buyer.email },
      breweries: [
        { id: one.id, name: expect.any(String) },
        { id: other.id, name: expect.any(String) },
      ],
      parcels: { pending: 2, late: 0, shipped: 0, delivered: 0, cancelled: 0 },
      lateDays: null,
    },
  ])
  for (const q of ['nadie@nada', '%', '_', '01900000-0000-7000-8000-000000000000', "'; --"]) {
    expect(await find({ q }), q).toMatchObject({ ids: [], total: 0, totalPages: 0 })
  }
})

test('of words that many are called by the newest orders are counted, and no more than are looked at', async () => {
  const { services, buyer, find, open } = await aDeskWithOrders()
  const q = `perez ${buyer.email}`
  const found = (counted: number) => findOrders(services, { q, pag: 1 }, { names: 1, rows: 1, counted })
  const { sums } = (await find({ q })).body as { sums: unknown[] }
  expect(await found(2)).toMatchObject({ isOfNewest: true, isMore: false, total: 2, sums })
  const few = await found(1)
  expect(few).toMatchObject({ isOfNewest: true, isMore: true, total: 1, totalPages: 1, sums: null })
  expect(few.orders[0]!.id).toBe(open)
})

test('state and days of the shop narrow the list, newest first, 25 a page', async () => {
  const { services, admin, buyer, orderId, open, find, aPaidOrder } = await aDeskWithOrders()
  const q = buyer.email
  expect((await find({ q, state: 'paid' })).ids).toEqual([orderId])
  expect((await find({ q, state: 'pending' })).ids).toEqual([open])
  // 23:30 in Buenos Aires is the next day in Greenwich.
  await services.db.execute(sql`UPDATE orders SET created_at = '2026-03-11T02:30:00Z' WHERE id = ${orderId}`)
  expect((await find({ q, from: '2026-03-10', to: '2026-03-10' })).ids).toEqual([orderId])
  expect((await find({ q, from: '2026-03-11', to: '2026-03-12' })).ids).toEqual([])
  expect((await find({ q, to: '2026-03-09' })).ids).toEqual([])
  expect((await find({ q, from: '2026-03-11', state: '', to: '', pag: '' })).ids).toEqual([open])
  const other = await aLoggedInBuyer(services)
  for (let made = 0; made < 26; made++) await aPaidOrder()
  const [one, two, three] = [await find({ q }), await find({ q, pag: '2' }), await find({ q, pag: '3' })]
  expect([one.ids.length, two.ids.length, three.ids.length]).toEqual([25, 2, 0])
  expect(one).toMatchObject({ total: 27, totalPages: 2 })
  const dates = [...one.orders, ...two.orders].map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const [name, value] of [
    ['state', 'lost'],
    ['shipping', 'lost'],
    ['brewery', 'x'.repeat(99)],
    ['from', '2026-02-30'],
    ['pag', '0'],
    ['buyer', 'x'],
  ]) {
    expect((await find({ [name!]: value! })).status, name).toBe(400)
  }
  for (const path of ['/admin/orders', `/admin/orders/${orderId}`, '/admin/work']) {
    expect((await other.send('GET', path)).body, path).toMatchObject({ code: 'forbidden' })
    expect((await admin.send('GET', path)).status, path).toBe(200)
  }
})

test('orders are sorted by day or total, both ways, page after page; of equals the newest stands first', async () => {
  const { buyer, services, orderId: first, find, aPaidOrder } = await aDeskWithOrders()
  const [second, third] = [(await aPaidOrder()).orderId, (await aPaidOrder()).orderId]
  const q = buyer.email
  const come = (cents: number, ...ids: string[]) =>
    services.db.execute(
      sql`UPDATE orders SET total_cents = ${cents}, charge_cents = ${cents} WHERE id IN ${ids}`,
    )
  await come(900_00, first)
  await come(50_00, second, third)
  expect((await find({ q, sort: 'total' })).ids).toEqual([first, third, second])
  expect((await find({ q, sort: 'total', dir: 'asc' })).ids).toEqual([third, second, first])
  expect((await find({ q, sort: 'date', dir: 'asc' })).ids).toEqual([first, second, third])
  expect((await find({ q, sort: 'date', dir: 'desc' })).ids).toEqual([third, second, first])
  for (let made = 0; made < 23; made++) await aPaidOrder()
  expect((await find({ q, sort: 'total', dir: 'asc', pag: '2' })).ids).toEqual([first])
  expect((await find({ q, sort: 'buyer' })).status).toBe(400)
})

test('of late orders the one stands first whose parcel waits longest, whatever was placed last', async () => {
  const { services, buyer, orderId, find, aPaidOrder } = await aDeskWithOrders()
  const { orderId: newest } = await aPaidOrder()
  for (const [id, days] of [
    [orderId, 5],
    [newest, 9],
  ] as const) {
    await services.db.execute(
      sql`UPDATE parcels SET created_at = now() - ${days} * interval '1 day' WHERE order_id = ${id}`,
    )
  }
  const q = buyer.email
  const late = await find({ q, shipping: 'late' })
  expect(late.orders.map(({ id, lateDays }) => [id, lateDays])).toEqual([
    [newest, 9],
    [orderId, 5],
  ])
  await services.db.execute(
    sql`UPDATE parcels SET created_at = now() - interval '11 days' WHERE order_id = ${orderId}`,
  )
  expect((await find({ q, shipping: 'late' })).ids).toEqual([orderId, newest])
  expect((await find({ q, shipping: 'pending' })).ids).toEqual([newest, orderId])
})

test('an order is told whole: buyer, way, lines, parcels, history, payments and what was heard of them', async () => {
  const { services, admin, buyer, one, other, ipa, stout, orderId, paymentId, open } = await aDeskWithOrders()
  const event = `${paymentId}:notice:1`
  const raw = { id: 1, action: 'payment.created' }
  await services.db.insert(webhookInbox).values({ event, paymentId, raw, lastError: 'no answer' })
  await one.send('PUT', `/company/${one.id}/parcels/${orderId}/shipped`, {
    carrier: 'Andina',
    tracking: 'A-1',
  })
  const { body } = await admin.send('GET', `/admin/orders/${orderId.toUpperCase()}`)
  expect(body).toMatchObject({
    id: orderId,
    state: 'paid',
    charge: { chargeCurrency: 'USD', charged: 23.5, rate: null },
    totalPrice: 23.5,
    refundable: 23.5,
    heldUntil: null,
    preferenceId: `pref-${orderId}`,
    buyer: { id: buyer.id, name: 'Ana Pérez', email: buyer.email },
    delivery: { recipient: 'Ana Pérez', address: 'Belgrano 123', country: 'Argentina' },
    payments: [
      { id: paymentId, amount: 23.5, status: 'approved', money: 'captured', disposition: 'applied' },
    ],
    notices: [{ id: event, paymentId, processedAt: null, lastError: 'no answer', raw }],
    refunds: [],
  })
  const { lines, parcels, events } = body as DeskOrder
  expect(lines.toSorted((a, b) => a.unitPrice - b.unitPrice)).toMatchObject([
    { ProductId: ipa.id, companyId: one.id, amount: 3, left: 3, unitPrice: 4.5, unitCharged: 4.5 },
    { ProductId: stout.id, companyId: other.id, amount: 1, left: 1, unitPrice: 10 },
  ])
  expect(parcels.find(({ companyId }) => companyId === one.id)).toMatchObject({
    state: 'shipped',
    moneyBack: false,
    carrier: 'Andina',
    tracking: 'A-1',
  })
  expect(events).toMatchObject([
    { event: 'placed', from: null, to: 'pending' },
    { event: 'settled', from: 'pending', to: 'paid', payment: paymentId },
  ])
  const waiting = await admin.send('GET', `/admin/orders/${open}`)
  expect(waiting.body).toMatchObject({
    heldUntil: expect.stringMatching(/Z$/),
    paidAt: null,
    refundable: 0,
    parcels: [],
  })
  expect((await admin.send('GET', '/admin/orders/nada')).status).toBe(404)
  expect((await admin.send('GET', `/admin/orders/${buyer.id}`)).status).toBe(404)
})

test('nobody is found by a document; the file is safe to open, and that it was taken is written down without the words', async () => {
  const { services, admin, buyer, one, find } = await aDeskWithOrders()
  const { db } = services
  await db.update(buyers).set({ document: '33444555', lastName: '=1+1' }).where(eq(buyers.userId, buyer.id))
  expect((await find({ q: '33444555' })).ids).toEqual([])
  const { headers } = admin
  const ask = (query: string) => createApp(services).request(`/api/admin/orders.csv?${query}`, { headers })
  await db.update(buyers).set({ name: '=Ana' }).where(eq(buyers.userId, buyer.id))
  const file = await ask(`q=${buyer.email}&state=paid&shipping=pending`)
  expect(file.headers.get('content-disposition')).toMatch(/lupulo-pedidos-\d{4}-\d\d-\d\d\.csv/)
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("'=Ana =1+1")
  expect(lines[1]).toContain('Por enviar (2)')
  expect((await ask('shipping=lost')).status).toBe(400)
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'list-downloaded'))
  expect(entries.map(({ subjectId, facts }) => ({ subjectId, facts }))).toEqual([
    { subjectId: 'orders', facts: { searched: true, standing: 'paid', shipping: 'pending' } },
  ])
  expect((await one.send('GET', '/admin/orders.csv')).status).toBe(403)
})
