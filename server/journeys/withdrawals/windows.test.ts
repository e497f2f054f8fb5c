import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { parcelEvents, withdrawals } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { deliverParcels, shipParcels } from '#tests/factories/a-shipment.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** An order of one brewery, sent to Argentina, and an admin who says how long its window is. */
async function aBoughtParcel() {
  const services = checkout.with()
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const admin = await aLoggedInAdmin(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const set = (days: number | null, counted = 'calendar', country = 'Argentina') =>
    admin.send('PUT', `/admin/withdrawal-windows/${country}`, { days, counted })
  const look = async () => {
    const { body } = await admin.send('GET', `/admin/withdrawals?q=${buyer.email}`)
    const [found] = (body as { withdrawals: { standing: string; parcels: { until: string | null }[] }[] })
      .withdrawals
    return [found!.standing, found!.parcels[0]!.until]
  }
  const withdraw = () => buyer.send('POST', '/withdrawals', { email: buyer.email, number: orderId })
  return { services, admin, buyer, seller, orderId, set, look, withdraw }
}

/** What was delivered was delivered on this day; nothing of the shop changes what is append only. */
async function deliveredAt(orderId: string, at: string) {
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE parcel_events DISABLE TRIGGER USER`)
    await tx
      .update(parcelEvents)
      .set({ at: new Date(at) })
      .where(sql`order_id = ${orderId} AND to_state = 'delivered'`)
    await tx.execute(sql`ALTER TABLE parcel_events ENABLE TRIGGER USER`)
  })
}
const cameAt = (orderId: string, at: string) =>
  checkout.db
    .update(withdrawals)
    .set({ createdAt: new Date(at) })
    .where(sql`order_id = ${orderId}`)

test('no country has a window until an admin says so; the change is audited, the same again is not', async () => {
  const { admin, set } = await aBoughtParcel()
  const list = async () => {
    const { body } = await admin.send('GET', '/admin/withdrawal-windows')
    return (body as { windows: { country: string; days: number | null; counted: string }[] }).windows
  }
  await checkout.db.execute(sql`DELETE FROM withdrawal_windows`)
  expect(await list()).toHaveLength(13)
  expect((await list()).every(({ days }) => days === null)).toBe(true)
  expect((await set(5, 'business', 'Colombia')).body).toEqual({
    country: 'Colombia',
    days: 5,
    counted: 'business',
  })
  expect((await set(5, 'business', 'Colombia')).status).toBe(200)
  expect((await list()).filter(({ days }) => days !== null)).toEqual([
    { country: 'Colombia', days: 5, counted: 'business' },
  ])
  expect((await set(null, 'business', 'Colombia')).status).toBe(200)
  expect((await list()).every(({ days }) => days === null)).toBe(true)
  const entries = await auditOf(checkout, 'Colombia')
  expect(entries.map(({ action, kind, facts }) => [action, kind, facts])).toEqual([
    [
      'withdrawal-window-changed',
      'withdrawal-window',
      { country: 'Colombia', days: 5, counted: 'business', daysBefore: null },
    ],
    ['withdrawal-window-changed', 'withdrawal-window', { country: 'Colombia', days: null, daysBefore: 5 }],
  ])
})

test.each([
  [0, 'calendar', 'Argentina', 400],
  [366, 'calendar', 'Argentina', 400],
  [1.5, 'calendar', 'Argentina', 400],
  [10, 'lunar', 'Argentina', 400],
  [10, 'calendar', 'Atlantis', 404],
  [10, 'calendar', 'argentina', 404],
])('%d %s days of %s: %d', async (days, counted, country, status) => {
  const { set } = await aBoughtParcel()
  expect((await set(days, counted, country)).status).toBe(status)
})

test('what has not arrived is within any window; without a window nobody knows', async () => {
  const { services, orderId, set, look, withdraw } = await aBoughtParcel()
  await shipParcels(services, orderId)
  await withdraw()
  await set(null)
  expect(await look()).toEqual(['unknown', null])
  await set(10)
  expect(await look()).toEqual(['inside', null])
})

// Delivered on Friday 2 January 2026 at 23:30 in Buenos Aires, which is Saturday in London.
test.each([
  [10, 'calendar', '2026-01-13T02:59:00Z', ['inside', '2026-01-12']],
  [10, 'calendar', '2026-01-13T03:01:00Z', ['outside', '2026-01-12']],
  [5, 'business', '2026-01-10T02:59:00Z', ['inside', '2026-01-09']],
  [5, 'business', '2026-01-10T03:01:00Z', ['outside', '2026-01-09']],
  [1, 'business', '2026-01-05T12:00:00Z', ['inside', '2026-01-05']],
  [30, 'business', '2026-02-13T12:00:00Z', ['inside', '2026-02-13']],
])('%d %s days after the delivery, written at %s', async (days, counted, at, expected) => {
  const { services, orderId, set, look, withdraw } = await aBoughtParcel()
  await deliverParcels(services, orderId)
  await deliveredAt(orderId, '2026-01-03T02:30:00Z')
  await withdraw()
  await cameAt(orderId, at)
  await set(days, counted)
  expect(await look()).toEqual(expected)
})

test('the work list says which are in time, and forgets what is closed', async () => {
  const { services, admin, orderId, set, withdraw } = await aBoughtParcel()
  await deliverParcels(services, orderId)
  const { code } = (await withdraw()).body as { code: string }
  const kindsOf = async () => {
    const { body } = await admin.send('GET', '/admin/work')
    const { work } = body as { work: { kind: string; orderId: string; about: string }[] }
    return work.filter((row) => row.orderId === orderId).map(({ kind, about }) => [kind, about])
  }
  await set(null)
  expect(await kindsOf()).toEqual([['withdrawal', code]])
  await set(10)
  expect(await kindsOf()).toEqual([['withdrawal-inside', code]])
  await cameAt(orderId, '2099-01-01T12:00:00Z')
  expect(await kindsOf()).toEqual([['withdrawal-outside', code]])
  const [kept] = await checkout.db.select().from(withdrawals).where(sql`order_id = ${orderId}`)
  expect((await admin.send('POST', `/admin/withdrawals/${kept!.id}/done`)).status).toBe(200)
  expect(await kindsOf()).toEqual([])
})

test('a withdrawal that names no order waits on the work list too, until somebody has answered it', async () => {
  const { buyer, admin } = await aBoughtParcel()
  const { body: kept } = await buyer.send('POST', '/withdrawals', { email: buyer.email, number: 'AAAA1111' })
  const { code } = kept as { code: string }
  const strays = async () => {
    const { body } = await admin.send('GET', '/admin/work?kind=withdrawal-stray')
    const { work } = body as { work: { about: string; thing: string; orderId: string | null }[] }
    return work.filter(({ about }) => about === code)
  }
  const [stray] = await strays()
  expect(stray).toMatchObject({ about: code, orderId: null })
  expect((await admin.send('POST', `/admin/withdrawals/${stray!.thing}/done`)).status).toBe(200)
  expect(await strays()).toEqual([])
})
