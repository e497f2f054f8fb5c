import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Complaint } from '#contract/complaint.ts'
import { COMPLAINT_DAYS, COMPLAINTS_A_PARCEL } from '#contract/limits.ts'
import { companies, complaintEvents, complaints, outbox, parcels, users } from '#database/schema.ts'
import { releaseMoney } from '#server/journeys/payouts/release-money.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, aParcelToComplainOf, letParcelAge } from '#tests/factories/a-complaint.ts'
import { deliverParcels, freeMoney, shipParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const stay = async () => {}

describe('what a buyer complains of', () => {
  test('reaches its brewery, by mail and on its list, and is told to both', async () => {
    const services = checkout.with()
    const { buyer, seller, beer, orderId, at, complaint } = await aComplaint(services)
    expect(complaint).toMatchObject({
      ...{ orderId, companyId: seller.id, kind: 'broken', state: 'open', edition: 0, asked: 9, given: 0 },
      ...{ dueAt: expect.any(String), closedAt: null, mayOffer: true, refund: null },
      lines: [{ ProductId: beer.id, bought: 3, left: 3, asked: 2, offered: 0, given: 0, unitPrice: 4.5 }],
      events: [{ event: 'opened', by: 'buyer', words: 'Llegaron rotas.', units: 2 }],
    })
    expect((await seller.send('GET', `/company/${seller.id}/complaints`)).body).toMatchObject({
      ...{ waiting: 1, total: 1, totalPages: 1 },
      complaints: [{ id: complaint.id, orderId, kind: 'broken', state: 'open', units: 2, asked: 9 }],
    })
    const told = await seller.send('GET', `/company/${seller.id}/complaints/${complaint.id}`)
    expect(told.body).toEqual({ ...complaint, carriers: [] })
    expect((await buyer.send('GET', at)).body).toMatchObject({
      ...{ noBecause: 'open', complaints: [{ id: complaint.id }], lines: [{ left: 3 }] },
    })
    expect((await buyer.send('GET', `/purchases/${orderId}`)).body).toMatchObject({
      parcels: [{ complaint: { mayOpen: false, state: 'open' } }],
    })
    const listed = async () => (await buyer.send('GET', `/shoppingHistories?userPersonId=${buyer.id}`)).body
    expect(await listed()).toMatchObject([{ parcels: [{ openComplaint: 'open' }] }])
    const way = { parcels: [{ complaint: { id: complaint.id, state: 'open' } }] }
    expect((await seller.send('GET', `/company/${seller.id}/parcels`)).body).toMatchObject(way)
    const admin = await aLoggedInAdmin(services)
    expect((await admin.send('GET', `/admin/orders/${orderId}`)).body).toMatchObject(way)
    const mails = await checkout.db.select().from(outbox).where(eq(outbox.kind, 'complaint-opened'))
    expect(mails.map(({ recipient }) => recipient)).toContain(seller.email)
  })

  test('keeps the money of its parcel from being paid out until it is over', async () => {
    const services = checkout.with()
    const { orderId, act, buyer } = await aComplaint(services)
    const released = async () => {
      const [parcel] = await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId))
      return parcel!.releasedAt
    }
    await freeMoney(services, orderId)
    expect(await released()).toBeNull()
    expect((await act('take-back')).body).toMatchObject({ state: 'taken-back', closedAt: expect.any(String) })
    expect((await buyer.send('GET', `/shoppingHistories?userPersonId=${buyer.id}`)).body).toMatchObject([
      { parcels: [{ openComplaint: null }] },
    ])
    await releaseMoney(services)
    expect(await released()).not.toBeNull()
  })

  test('is all that is left where it never came, once it should have', async () => {
    const { orderId, open, buyer, at } = await aParcelToComplainOf(checkout.with(), shipParcels)
    const never = { kind: 'never-came', lines: undefined }
    expect((await open(1, never)).body).toMatchObject({ code: 'complaint-too-early' })
    expect((await buyer.send('GET', at)).body).toMatchObject({
      ...{ noBecause: null, neverCameFrom: expect.any(String) },
    })
    await letParcelAge(checkout.db, orderId, COMPLAINT_DAYS.neverCameAfter + 1)
    expect((await buyer.send('GET', at)).body).toMatchObject({ neverCameFrom: null })
    expect((await open(1, never)).body).toMatchObject({ kind: 'never-came', asked: 13.5 })
  })

  test('of a brewery that nobody sells for, the administration decides at once', async () => {
    const services = checkout.with()
    const buyer = await aLoggedInBuyer(services)
    const beer = await aBeer(checkout.db, {})
    const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    await deliverParcels(services, orderId)
    await checkout.db.update(companies).set({ userId: null }).where(eq(companies.id, beer.companyId))
    // As if nobody had sold for it when it was paid, either.
    await checkout.db.delete(outbox).where(sql`kind = 'sale' AND payload->>'companyId' = ${beer.companyId}`)
    const lines = [{ ProductId: beer.id, quantity: 1 }]
    const opened = await buyer.send('POST', `/purchases/${orderId}/parcels/${beer.companyId}/complaints`, {
      ...{ kind: 'other', lines, words: 'Amarga.' },
    })
    expect(opened.body).toMatchObject({ state: 'escalated', dueAt: null, events: [{}, { by: null }] })
    const admin = await aLoggedInAdmin(services)
    const { id } = opened.body as Complaint
    expect((await admin.send('GET', '/admin/work?kind=complaint')).body).toMatchObject({
      work: expect.arrayContaining([expect.objectContaining({ complaintId: id, orderId })]),
    })
  })
})

test.each(['the brewery was switched off', 'its seller deleted the account'])(
  'nor is a brewery waited for that cannot answer: %s',
  async (why) => {
    const { seller, open } = await aParcelToComplainOf(checkout.with())
    if (why.startsWith('the')) {
      await checkout.db.update(companies).set({ active: false }).where(eq(companies.id, seller.id))
    } else {
      const gone = { active: false, deletedAt: new Date() }
      await checkout.db.update(users).set(gone).where(eq(users.id, seller.userId))
    }
    expect((await open(1)).body).toMatchObject({ state: 'escalated', dueAt: null })
  },
)

describe('what is not taken', () => {
  test('before the parcel has left, and once its time is over', async () => {
    const early = await aParcelToComplainOf(checkout.with(), stay)
    expect([(await early.open()).status, (await early.open()).body]).toMatchObject([
      409,
      { code: 'parcel-not-sent' },
    ])
    const late = await aParcelToComplainOf(checkout.with())
    await letParcelAge(checkout.db, late.orderId, COMPLAINT_DAYS.afterDelivered + 1)
    expect((await late.open()).body).toMatchObject({ code: 'complaint-too-late' })
    expect((await late.buyer.send('GET', late.at)).body).toMatchObject({ noBecause: 'too-late' })
    const sent = await aParcelToComplainOf(checkout.with(), shipParcels)
    await letParcelAge(checkout.db, sent.orderId, COMPLAINT_DAYS.afterSent - 1)
    expect((await sent.open()).status).toBe(201)
  })

  test('more units than are left, and it says how many are', async () => {
    const services = checkout.with()
    const { beer, orderId, units, open } = await aParcelToComplainOf(services)
    const tooMany = await open(4)
    expect([tooMany.status, tooMany.body]).toMatchObject([
      409,
      { code: 'complaint-units', lines: [{ ProductId: beer.id, left: 3 }] },
    ])
    const admin = await aLoggedInAdmin(services)
    const refund = { key: randomUUID(), lines: units(2), restock: false, reason: 'Por teléfono.' }
    expect((await admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)).status).toBe(201)
    expect((await open(2)).body).toMatchObject({ code: 'complaint-units', lines: [{ left: 1 }] })
    expect((await open(1)).status).toBe(201)
  })

  test('a second one while the first is not over: it leads there', async () => {
    const { open, complaint, act } = await aComplaint(checkout.with())
    const second = await open(1)
    expect([second.status, second.body]).toMatchObject([
      409,
      { code: 'complaint-open', complaintId: complaint.id },
    ])
    await act('take-back')
    for (let time = 1; time < COMPLAINTS_A_PARCEL; time++) {
      const { id } = (await open(1)).body as Complaint
      await checkout.db
        .update(complaints)
        .set({ state: 'lapsed', dueAt: null, closedAt: new Date() })
        .where(eq(complaints.id, id))
      await checkout.db.insert(complaintEvents).values({ complaintId: id, event: 'lapsed' })
    }
    expect((await open(1)).body).toMatchObject({ code: 'complaints-enough' })
  })

  test('of two tabs that send one at once, one is', async () => {
    const { orderId, open } = await aParcelToComplainOf(checkout.with())
    const sent = await Promise.all([open(1), open(2), open(1), open(3)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(await checkout.db.$count(complaints, eq(complaints.orderId, orderId))).toBe(1)
  })

  test('somebody else’s, what is not there, and what is no complaint', async () => {
    const services = checkout.with()
    const { buyer, seller, beer, orderId, open, at, complaint, act } = await aComplaint(services)
    const stranger = await aLoggedInBuyer(services)
    expect((await open(1, {}, stranger)).status).toBe(404)
    expect((await stranger.send('GET', at)).status).toBe(404)
    for (const what of ['accept', 'escalate', 'take-back'] as const) {
      const body = what === 'take-back' ? undefined : { edition: 0 }
      expect((await act(what, body, stranger)).status).toBe(404)
      for (const id of [randomUUID(), 'nada']) {
        expect((await buyer.send('POST', `/complaints/${id}/${what}`, body)).status).toBe(404)
      }
    }
    for (const way of [`${orderId}/parcels/${randomUUID()}`, `nada/parcels/${seller.id}`]) {
      expect((await buyer.send('GET', `/purchases/${way}/complaints`)).status).toBe(404)
    }
    const line = { ProductId: beer.id, quantity: 1 }
    for (const [bad, field] of [
      [{ kind: 'sour' }, 'kind'],
      [{ words: ' ' }, 'words'],
      [{ words: 'a'.repeat(1001) }, 'words'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, ProductId: 'x' }] }, 'lines.0.ProductId'],
    ] as const) {
      const refused = await open(1, bad)
      expect([refused.status, refused.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
    }
    expect((await open(1, { lines: [{ ...line, ProductId: complaint.id }] })).status).toBe(409)
  })
})

test('what happened to a complaint is never written anew; its words can only be forgotten', async () => {
  const { complaint } = await aComplaint(checkout.with())
  const change = (set: ReturnType<typeof sql>) =>
    checkout.db.execute(sql`UPDATE complaint_events SET ${set} WHERE complaint_id = ${complaint.id}`)
  for (const set of [sql`words = 'Otra cosa.'`, sql`units = 1`, sql`words = '', units = 1`]) {
    await expect(change(set)).rejects.toThrow()
  }
  await expect(
    checkout.db.delete(complaintEvents).where(eq(complaintEvents.complaintId, complaint.id)),
  ).rejects.toThrow()
  await change(sql`words = ''`)
})
