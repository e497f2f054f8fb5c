import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { orderCode } from '#contract/order-code.ts'
import type { Parcel } from '#contract/parcels.ts'
import { deliveryWarnings, parcelEvents, parcels } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'
import { requestRefund } from '../orders/request-refund.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

type Row = { orderId: string; carrier?: string; tracking?: string; seen?: string }

/** A brewery with so many paid orders of one buyer. */
async function paidOrders(count: number) {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id, onHand: 500, name: 'Pampa IPA' })
  const buyer = await aLoggedInBuyer(services)
  const paid: Awaited<ReturnType<typeof aPaidOrder>>[] = []
  for (let each = 0; each < count; each++) {
    paid.push(await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }]))
  }
  const orderIds = paid.map(({ orderId }) => orderId)
  const at = `/company/${seller.id}/parcels`
  const rows: Row[] = orderIds.map((orderId, index) => ({
    ...{ orderId, carrier: 'Correo Andino', tracking: `CA-${index}`, seen: 'pending' },
  }))
  const send = (some = rows, by: Pick<typeof seller, 'send'> = seller) =>
    by.send('PUT', `${at}/shipped`, { parcels: some })
  const cancel = (orderId: string) => buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/cancel`)
  return { services, seller, buyer, beer, paid, orderIds, at, rows, send, cancel }
}

const outcomesOf = (answer: { body: unknown }) =>
  (answer.body as { parcels: { outcome: string; code: string | null }[] }).parcels.map(({ outcome, code }) =>
    code ? `${outcome} ${code}` : outcome,
  )
const eventsOf = (orderIds: string[]) =>
  checkout.db.$count(parcelEvents, inArray(parcelEvents.orderId, orderIds))
const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId)))[0]!.state

test('of parcels that leave together each is sent by itself: one that was cancelled keeps no other', async () => {
  const { services, buyer, orderIds, rows, send, cancel } = await paidOrders(4)
  expect((await cancel(orderIds[1]!)).status).toBe(200)
  const answer = await send()
  expect(answer.status).toBe(200)
  expect(outcomesOf(answer)).toEqual(['sent', 'refused parcel-cancelled', 'sent', 'sent'])
  expect(answer.body).toMatchObject({
    parcels: [
      { orderId: orderIds[0], message: '' },
      { message: 'Este envío se canceló: no lo mandes.' },
      {},
      {},
    ],
  })
  expect(await Promise.all(orderIds.map(stateOf))).toEqual(['shipped', 'cancelled', 'shipped', 'shipped'])
  const shipped = (await mailsTo(services, buyer.email)).filter(({ kind }) => kind === 'parcel-shipped')
  expect(shipped).toHaveLength(3)

  // A second click.
  expect(outcomesOf(await send())).toEqual([
    'already-sent',
    'refused parcel-cancelled',
    'already-sent',
    'already-sent',
  ])
  expect(await eventsOf(orderIds)).toBe(4)
  expect((await mailsTo(services, buyer.email)).filter(({ kind }) => kind === 'parcel-shipped')).toEqual(
    shipped,
  )

  // Another tab that says otherwise corrects nothing unseen, and what is seen it corrects.
  const otherwise = { ...rows[0]!, tracking: 'CA-99' }
  expect(outcomesOf(await send([otherwise]))).toEqual(['refused parcel-shipped'])
  expect(outcomesOf(await send([{ ...otherwise, seen: 'shipped' }]))).toEqual(['corrected'])
})

test.each([1, 2, 3])('the same batch twice at once sends each once, whatever the order (%i)', async () => {
  const { services, buyer, orderIds, rows, send } = await paidOrders(6)
  const both = await Promise.all([send(), send(rows.toReversed()), send()])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  const outcomes = both.flatMap(outcomesOf)
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(6)
  expect(outcomes.filter((each) => each === 'already-sent')).toHaveLength(12)
  expect(await eventsOf(orderIds)).toBe(6)
  const mails = await mailsTo(services, buyer.email)
  expect(mails.filter(({ kind }) => kind === 'parcel-shipped')).toHaveLength(6)
})

test.each([1, 2])(
  'sent together and cancelled at the same moment: of each one of them wins (%i)',
  async () => {
    const { orderIds, send, cancel } = await paidOrders(5)
    const [sent, ...cancelled] = await Promise.all([send(), ...orderIds.map(cancel)])
    const wins = outcomesOf(sent).map((outcome) => outcome === 'sent')
    expect(cancelled.map(({ status }) => status)).toEqual(wins.map((isSent) => (isSent ? 409 : 200)))
    expect(await Promise.all(orderIds.map(stateOf))).toEqual(
      wins.map((isSent) => (isSent ? 'shipped' : 'cancelled')),
    )
  },
)

test('what must not leave says why: warned, money back, delivered, of somebody else, of nobody', async () => {
  const { services, seller, paid, at, rows, send } = await paidOrders(4)
  const [warned, back, arrived] = paid.map(({ orderId }) => orderId) as [string, string, string]
  await checkout.db.insert(deliveryWarnings).values({
    orderId: warned,
    paymentId: paid[0]!.paymentId,
    reason: 'May be a fraud',
    warnedAt: new Date(),
  })
  await requestRefund(services, { orderId: back, restock: true, reason: 'all of it' })
  await seller.send('PUT', `${at}/${arrived}/shipped`, { carrier: 'Correo' })
  await seller.send('PUT', `${at}/${arrived}/delivered`, { idChecked: true })
  const other = await paidOrders(1)
  const strange = [
    ...rows,
    { ...rows[0]!, orderId: other.orderIds[0]! },
    { ...rows[0]!, orderId: randomUUID() },
  ]
  expect(outcomesOf(await send(strange))).toEqual([
    'refused parcel-warned',
    'refused parcel-money-back',
    'refused parcel-delivered',
    'sent',
    'refused not-found',
    'refused not-found',
  ])
  expect(await stateOf(other.orderIds[0]!)).toBe('pending')
  // Never despite a warning: that is said of one alone.
  const despite = await seller.send('PUT', `${at}/shipped`, {
    parcels: [{ ...rows[0]!, despiteWarning: true }],
  })
  expect([despite.status, despite.body]).toMatchObject([400, { code: 'malformed' }])
  expect((await send(rows, other.seller)).status).toBe(404)
})

test('a hundred at most, and none is none; a row without a carrier is named', async () => {
  const { orderIds, rows, send } = await paidOrders(1)
  const tooMany = await send(Array.from({ length: 101 }, () => rows[0]!))
  expect(tooMany).toMatchObject({ status: 400, body: { fields: { parcels: 'Como máximo 100 a la vez.' } } })
  expect(await send([])).toMatchObject({ status: 400, body: { code: 'malformed' } })
  const nameless = await send([rows[0]!, { orderId: randomUUID(), tracking: 'x' }])
  expect(nameless).toMatchObject({
    status: 400,
    body: { fields: { 'parcels.1.carrier': expect.any(String) } },
  })
  expect(await stateOf(orderIds[0]!)).toBe('pending')
  expect((await send(Array.from({ length: 100 }, () => rows[0]!))).status).toBe(200)
  expect(await eventsOf(orderIds)).toBe(1)
})

test('an admin sends in a brewery’s place, and the audit log tells of each', async () => {
  const { services, orderIds, send } = await paidOrders(2)
  const admin = await aLoggedInAdmin(services)
  expect(outcomesOf(await send(undefined, admin))).toEqual(['sent', 'sent'])
  for (const orderId of orderIds) {
    expect(await auditOf(checkout, orderId)).toMatchObject([{ actorId: admin.id, action: 'parcel-shipped' }])
  }
  const nobody = await admin.send('PUT', `/company/${randomUUID()}/parcels/shipped`, {
    parcels: [{ orderId: orderIds[0]!, carrier: 'Correo' }],
  })
  expect(nobody.status).toBe(404)
})

test('parcels are found by code, recipient and number, by the names of their orders, and tell who carried the last', async () => {
  const { seller, orderIds, at, rows, send, cancel } = await paidOrders(4)
  const list = async (query: string) =>
    (await seller.send('GET', `${at}?${query}`)).body as {
      parcels: Parcel[]
      counts: Record<string, number>
      carriers: string[]
      totalPages: number
    }
  expect(await list('')).toMatchObject({ carriers: [], totalPages: 1, counts: { pending: 4 } })
  await send([{ ...rows[0]!, carrier: 'Andreani' }])
  await send([{ ...rows[1]!, carrier: 'OCA', tracking: 'Ñandú-7' }])
  await cancel(orderIds[2]!)
  const found = async (query: string) => (await list(query)).parcels.map(({ orderId }) => orderId).toSorted()
  expect((await list('')).carriers).toEqual(['OCA', 'Andreani'])
  expect(await found(`q=${orderCode(orderIds[3]!)}`)).toEqual([orderIds[3]])
  expect(await found(`q=${encodeURIComponent('#')}${orderCode(orderIds[3]!).toLowerCase()}`)).toEqual([
    orderIds[3],
  ])
  expect(await found('q=nandu')).toEqual([orderIds[1]])
  // Of the cancelled one the recipient is told to nobody any more, so by it nobody finds it.
  expect(await found('q=perez')).toEqual([orderIds[0], orderIds[1], orderIds[3]].toSorted())
  expect(await list('q=perez&state=pending')).toMatchObject({
    counts: { pending: 1, shipped: 2, cancelled: 0 },
    parcels: [{ orderId: orderIds[3] }],
  })
  expect(await found('q=%25')).toEqual([])
  const named = `orders=${orderCode(orderIds[2]!)},,${orderIds[0]},nada,${randomUUID()}`
  expect(await found(named)).toEqual([orderIds[0], orderIds[2]].toSorted())
  expect(await found(`${named}&state=shipped`)).toEqual([orderIds[0]])
  expect(await found('orders=')).toHaveLength(4)
  const many = Array.from({ length: 101 }, () => randomUUID()).join()
  expect((await seller.send('GET', `${at}?orders=${many}`)).status).toBe(400)
})
