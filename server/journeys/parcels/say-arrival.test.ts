import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { ARRIVAL_ANSWERS_MOST, ARRIVAL_CHANGE_DAYS, MISSING_DAYS } from '#contract/limits.ts'
import { parcelArrivals, parcels } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { deliverParcels, shipParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A paid order of one brewery, and its buyer's word about its arrival. */
async function aBoughtParcel() {
  const services = checkout.with()
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const at = `/purchases/${orderId}/parcels/${seller.id}/arrival`
  const say = (arrived: unknown, by = buyer) => by.send('POST', at, { arrived })
  return { services, buyer, seller, orderId, say }
}

const saidOf = (orderId: string) =>
  checkout.db
    .select()
    .from(parcelArrivals)
    .where(eq(parcelArrivals.orderId, orderId))
    .orderBy(asc(parcelArrivals.id))

/** What was said was said so many days ago. Nothing of the shop changes what is append only. */
async function letPass(orderId: string, days: number) {
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE parcel_arrivals DISABLE TRIGGER parcel_arrivals_append_only`)
    await tx.execute(
      sql`UPDATE parcel_arrivals SET at = at - ${days} * interval '1 day' WHERE order_id = ${orderId}`,
    )
    await tx.execute(sql`ALTER TABLE parcel_arrivals ENABLE TRIGGER parcel_arrivals_append_only`)
  })
}

test('what has left may have arrived: buyer, seller and administration read it, and it delivers nothing', async () => {
  const { services, buyer, seller, orderId, say } = await aBoughtParcel()
  const admin = await aLoggedInAdmin(services)
  await shipParcels(services, orderId)
  const answer = await say(true)
  expect([answer.status, answer.body]).toMatchObject([200, { orderId, companyId: seller.id, arrived: true }])
  const { at } = answer.body as { at: string }
  expect((await buyer.send('GET', `/purchases/${orderId}`)).body).toMatchObject({
    parcels: [{ state: 'shipped', arrival: { arrived: true, at, mayChange: true } }],
  })
  expect((await seller.send('GET', `/company/${seller.id}/parcels`)).body).toMatchObject({
    parcels: [{ state: 'shipped', arrival: { arrived: true, at }, idChecked: false }],
  })
  expect((await admin.send('GET', `/admin/orders/${orderId}`)).body).toMatchObject({
    parcels: [{ state: 'shipped', arrival: { arrived: true, at } }],
  })
  const [parcel] = await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId))
  expect(parcel).toMatchObject({ state: 'shipped', idChecked: false })
})

test('the same twice changes nothing; the other answer replaces it, both stay, and not for ever', async () => {
  const { services, orderId, say } = await aBoughtParcel()
  await shipParcels(services, orderId)
  const first = (await say(false)).body
  expect((await say(false)).body).toEqual(first)
  expect((await say(true)).status).toBe(200)
  expect((await saidOf(orderId)).map(({ arrived }) => arrived)).toEqual([false, true])
  await letPass(orderId, ARRIVAL_CHANGE_DAYS + 1)
  expect((await say(true)).status).toBe(200)
  const late = await say(false)
  expect([late.status, late.body]).toMatchObject([409, { code: 'arrival-over' }])
  expect(await saidOf(orderId)).toHaveLength(2)
})

test('who changes their mind again and again is heard a few times', async () => {
  const { services, buyer, orderId, say } = await aBoughtParcel()
  await deliverParcels(services, orderId)
  for (let time = 0; time < ARRIVAL_ANSWERS_MOST; time++) expect((await say(time % 2 === 0)).status).toBe(200)
  expect((await say(true)).status).toBe(409)
  expect((await buyer.send('GET', `/purchases/${orderId}`)).body).toMatchObject({
    parcels: [{ state: 'delivered', arrival: { arrived: false, mayChange: false } }],
  })
})

test('of two tabs that say two things at once both are heard, one after the other', async () => {
  const { services, orderId, say } = await aBoughtParcel()
  await shipParcels(services, orderId)
  const answers = await Promise.all([say(true), say(false), say(true), say(false)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const said = (await saidOf(orderId)).map(({ arrived }) => arrived)
  expect(said.every((arrived, at) => at === 0 || arrived !== said[at - 1])).toBe(true)
})

test('what has not left, or was cancelled, cannot arrive; somebody else’s is not there', async () => {
  const { services, buyer, seller, orderId, say } = await aBoughtParcel()
  for (const arrived of [true, false]) {
    const early = await say(arrived)
    expect([early.status, early.body]).toMatchObject([409, { code: 'parcel-not-sent' }])
  }
  await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/cancel`)
  expect((await say(true)).body).toMatchObject({ code: 'parcel-not-sent' })
  const stranger = await aLoggedInBuyer(services)
  expect((await say(true, stranger)).status).toBe(404)
  const ways = [`${orderId}/parcels/${randomUUID()}`, `nada/parcels/${seller.id}`, `${orderId}/parcels/x`]
  for (const way of ways) {
    expect((await buyer.send('POST', `/purchases/${way}/arrival`, { arrived: true })).status).toBe(404)
  }
  for (const arrived of ['true', 1, null, undefined]) {
    const bad = await say(arrived)
    expect([bad.status, bad.body]).toMatchObject([400, { fields: { arrived: expect.any(String) } }])
  }
})

test('what is said to be missing waits for the administration, until something comes of it', async () => {
  const { services, seller, orderId, say } = await aBoughtParcel()
  const admin = await aLoggedInAdmin(services)
  await shipParcels(services, orderId)
  const waits = async () => {
    const { work } = (await admin.send('GET', '/admin/work?kind=parcel-missing')).body as {
      work: { orderId: string; about: string }[]
    }
    return work.filter((row) => row.orderId === orderId)
  }
  await say(false)
  expect(await waits()).toMatchObject([{ kind: 'parcel-missing', orderId, paymentId: null }])
  await say(true)
  expect(await waits()).toEqual([])
  await say(false)
  expect(await waits()).toHaveLength(1)
  await letPass(orderId, MISSING_DAYS + 1)
  expect(await waits()).toEqual([])
  await letPass(orderId, -MISSING_DAYS - 1)
  await seller.send('PUT', `/company/${seller.id}/parcels/${orderId}/delivered`, { idChecked: true })
  expect(await waits()).toEqual([])
})

test('what was refunded waits for nobody, and its buyer may still say that it came', async () => {
  const { services, orderId, say } = await aBoughtParcel()
  const admin = await aLoggedInAdmin(services)
  await shipParcels(services, orderId)
  await say(false)
  const refund = { key: randomUUID(), restock: false, reason: 'Se perdió.' }
  expect((await admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)).status).toBe(201)
  const { work } = (await admin.send('GET', '/admin/work?kind=parcel-missing')).body as {
    work: { orderId: string }[]
  }
  expect(work.map((row) => row.orderId)).not.toContain(orderId)
  expect((await say(true)).status).toBe(200)
})
