import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Complaint } from '#contract/complaint.ts'
import { complaintEvents, outbox, refundLines, refunds } from '#database/schema.ts'
import { readMailRefund } from '#server/features/mail/mail-orders.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint } from '#tests/factories/a-complaint.ts'
import { deliverParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const linesOf = (refundId: string) =>
  checkout.db.select().from(refundLines).where(eq(refundLines.refundId, refundId))
const offerOf = (amount: number, edition = 0) => ({ answer: 'amount', amount, edition })

/** A complaint, and an admin who refunds at the order desk and decides. */
async function withTheDesk() {
  const complained = await aComplaint(checkout.with())
  const { services, complaint, orderId, units } = complained
  const admin = await aLoggedInAdmin(services)
  const decide = (body: object) => admin.send('POST', `/admin/complaints/${complaint.id}/decision`, body)
  const refund = (what: object) =>
    admin.send('POST', `/admin/orders/${orderId}/refunds`, {
      ...{ key: randomUUID(), restock: false, reason: 'Por teléfono.', ...what },
    })
  const giveUnits = (quantity: number) => refund({ lines: units(quantity) })
  return { ...complained, decide, refund, giveUnits }
}

async function anEscalated() {
  const desk = await withTheDesk()
  await desk.answer(desk.complaint, { answer: 'no', edition: 0, words: 'Salió entera.' })
  expect((await desk.act('escalate', { edition: 1 })).body).toMatchObject({ state: 'escalated' })
  return desk
}

describe('an amount that a brewery offers', () => {
  test('waits for its buyer; taken it goes back, and the buyer keeps the units', async () => {
    const { complaint, answer, act, orderId, beer } = await aComplaint(checkout.with())
    const offered = await answer(complaint, offerOf(2.75))
    expect([offered.status, offered.body]).toMatchObject([
      200,
      {
        ...{ state: 'offered', edition: 1, asked: 9, offered: 2.75, given: 0 },
        lines: [{ offered: 0, left: 3 }],
        events: [
          { units: 2, amount: null },
          { event: 'offered', units: null, amount: 2.75 },
        ],
      },
    ])
    expect(await refundsOf(orderId)).toEqual([])
    const taken = await act('accept', { edition: 1 })
    expect(taken.body).toMatchObject({
      ...{ state: 'settled', given: 2.75, lines: [{ left: 3, leftPrice: 10.75, given: 0 }] },
      events: [{}, {}, { event: 'accepted', units: null, amount: 2.75 }],
    })
    expect((await act('accept', { edition: 1 })).body).toEqual(taken.body)
    const [refund, ...others] = await refundsOf(orderId)
    expect([refund, others]).toMatchObject([{ amountCents: 275, reason: 'complaint' }, []])
    expect(await linesOf(refund!.id)).toMatchObject([
      { beerId: beer.id, quantity: 0, amountCents: 275, restocked: false },
    ])
    // No units, and so no review that would go with them.
    expect(await readMailRefund(checkout.db, refund!.id)).toMatchObject({ amountCents: 275, units: null })
  })

  test('is less than all, more than nothing, and has cents at most', async () => {
    const { complaint, answer, orderId } = await aComplaint(checkout.with())
    for (const [amount, status, code] of [
      [9.01, 400, 'complaint-above-asked'],
      [9, 409, 'complaint-all'],
      [0, 400, 'malformed'],
      [-1, 400, 'malformed'],
      [1.005, 400, 'malformed'],
      [1e300, 400, 'complaint-above-asked'],
    ] as const) {
      expect(await answer(complaint, offerOf(amount))).toMatchObject({ status, body: { code } })
    }
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('is no offer of all units either: that is said as such', async () => {
    const { complaint, answer, units } = await aComplaint(checkout.with())
    const all = await answer(complaint, { answer: 'some', lines: units(2), edition: 0 })
    expect(all).toMatchObject({ status: 409, body: { code: 'complaint-all' } })
  })

  test('is said twice and stands once; units in its place replace it', async () => {
    const { complaint, answer, units, act, orderId } = await aComplaint(checkout.with())
    const twice = await Promise.all([answer(complaint, offerOf(3)), answer(complaint, offerOf(3))])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[0].body).toEqual(twice[1].body)
    expect((await answer(complaint, offerOf(4))).body).toMatchObject({ code: 'complaint-changed' })
    const replaced = await answer(complaint, { answer: 'some', lines: units(1), edition: 1 })
    expect(replaced.body).toMatchObject({ offered: 4.5, lines: [{ offered: 1 }] })
    expect((await act('accept', { edition: 1 })).body).toMatchObject({ code: 'complaint-changed' })
    expect((await act('accept', { edition: 2 })).body).toMatchObject({
      given: 4.5,
      lines: [{ left: 2, given: 1 }],
    })
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 450 }])
  })

  test('is taken while the desk gives units back: what goes back is what was paid, at most', async () => {
    const { complaint, answer, act, orderId, giveUnits } = await withTheDesk()
    await answer(complaint, offerOf(8.5))
    const both = await Promise.all([act('accept', { edition: 1 }), giveUnits(3)])
    expect(both[1].status).toBe(201)
    const backCents = (await refundsOf(orderId)).reduce((sum, refund) => sum + refund.amountCents, 0)
    expect(backCents).toBe(1350)
  })
})

describe('an amount that the administration decides', () => {
  test('goes back of what was asked for, whoever is told twice', async () => {
    const { decide, orderId, complaint } = await anEscalated()
    const body = { lines: [], amount: 6.1, words: 'Mitad y mitad.' }
    const [one, two] = await Promise.all([decide(body), decide(body)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body).toMatchObject({ state: 'decided', given: 6.1, refund: { isBack: false } })
    expect(two.body).toEqual(one.body)
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 610 }])
    const [event] = await checkout.db
      .select()
      .from(complaintEvents)
      .where(sql`complaint_id = ${complaint.id} AND event = 'decided'`)
    expect(event).toMatchObject({ cents: 610, units: null })
    const mails = await checkout.db.select().from(outbox).where(eq(outbox.kind, 'complaint-decided'))
    expect(mails.filter(({ payload }) => (payload as { orderId: string }).orderId === orderId)).toHaveLength(
      2,
    )
    expect((await decide({ ...body, amount: 6.2 })).body).toMatchObject({ code: 'complaint-not-escalated' })
  })

  test('is no more than is left of it, and no units beside it', async () => {
    const { decide, giveUnits, units } = await anEscalated()
    expect((await giveUnits(2)).status).toBe(201)
    const tooMuch = await decide({ lines: [], amount: 4.51, words: 'Todo.' })
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'complaint-amount', amount: 'U$S 4.50' } })
    expect((await decide({ lines: units(1), amount: 1, words: 'Las dos cosas.' })).status).toBe(400)
    expect((await decide({ lines: [], amount: 4.5, words: 'Lo que queda.' })).body).toMatchObject({
      given: 4.5,
    })
  })

  test('lowers what units give back later: together what was paid', async () => {
    const { decide, giveUnits, refund, orderId } = await anEscalated()
    await decide({ lines: [], amount: 8, words: 'Casi todo.' })
    expect((await giveUnits(2)).body).toMatchObject({ amount: 5.5 })
    expect(await refund({})).toMatchObject({
      body: { code: 'refund-too-much' },
    })
    const back = await refundsOf(orderId)
    expect(back.map(({ amountCents }) => amountCents).toSorted()).toEqual([550, 800])
  })
})

test('at a site without cents an amount of several beers is whole coins, and told it is the amount that was offered', async () => {
  const services = checkout.with({ PAYMENT_SITE: 'MLC' })
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beers = [
    await aBeer(checkout.db, { companyId: seller.id, priceCents: 333 }),
    await aBeer(checkout.db, { companyId: seller.id, priceCents: 1099 }),
  ]
  const products = beers.map(({ id }, at) => ({ id, quantity: at + 2 }))
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  await deliverParcels(services, orderId)
  const lines = products.map(({ id, quantity }) => ({ ProductId: id, quantity }))
  const opened = await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/complaints`, {
    ...{ kind: 'broken', lines, words: 'Golpeadas.' },
  })
  const { id, asked } = opened.body as Complaint
  expect(asked).toBe(39.63)
  const answered = await seller.send('POST', `/company/${seller.id}/complaints/${id}/answer`, offerOf(10.01))
  expect(answered.body).toMatchObject({ offered: 10.01 })
  expect((await buyer.send('POST', `/complaints/${id}/accept`, { edition: 1 })).body).toMatchObject({
    ...{ state: 'settled', given: 10.01 },
  })
  const [refund] = await refundsOf(orderId)
  expect(refund!.amountCents % 100).toBe(0)
  expect((await linesOf(refund!.id)).every(({ amountCents }) => amountCents % 100 === 0)).toBe(true)
})
