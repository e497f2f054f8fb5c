import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { beers, complaints, outbox, parcels, payments, refunds, stockMovements } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { releaseMoney } from '#server/journeys/payouts/release-money.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, aPromise, letComplaintRunOut, letParcelAge } from '#tests/factories/a-complaint.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { escalateOverdue, overdueComplaints } from './escalate-complaints.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const onHand = async (beerId: string) => {
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, beerId))
  return beer!.onHand
}
const change = (beerId: string, facts: Partial<typeof beers.$inferInsert>) =>
  checkout.db.update(beers).set(facts).where(eq(beers.id, beerId))
const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const mailsOf = async (
  kind: 'complaint-to-send' | 'complaint-sent-again' | 'complaint-escalated',
  id: string,
) => {
  const sent = await checkout.db.select().from(outbox).where(eq(outbox.kind, kind))
  return sent
    .filter(({ payload }) => (payload as { complaintId: string }).complaintId === id)
    .map(({ recipient }) => recipient)
    .toSorted()
}
const again = { answer: 'again', edition: 0, words: 'Van otras dos.' }

describe('beer for an answer', () => {
  test('is offered, agreed to, and sent: the units leave the shelf with the yes, and no money moves', async () => {
    const { complaint, answer, act, beer, seller, buyer, orderId } = await aComplaint(checkout.with())
    const before = await onHand(beer.id)
    const offered = await answer(complaint, again)
    expect(offered.body).toMatchObject({
      ...{ state: 'offered-again', edition: 1, offered: 0, mayOffer: true },
      events: [{}, { event: 'offered-again', words: 'Van otras dos.', units: 2 }],
    })
    expect((await answer(complaint, again)).body).toEqual(offered.body)
    expect(await onHand(beer.id)).toBe(before)

    const accepted = await act('accept', { edition: 1 })
    expect(accepted.body).toMatchObject({ state: 'to-send-again', mayOffer: false, carrier: '' })
    expect((await act('accept', { edition: 1 })).body).toEqual(accepted.body)
    expect(await onHand(beer.id)).toBe(before - 2)
    expect(await mailsOf('complaint-to-send', complaint.id)).toEqual([seller.email])
    expect((await act('escalate', { edition: 1 })).body).toMatchObject({ code: 'complaint-being-sent' })
    expect((await answer(complaint, { answer: 'all', edition: 1 })).body).toMatchObject({
      code: 'complaint-to-send',
    })
    const list = await seller.send('GET', `/company/${seller.id}/complaints`)
    expect(list.body).toMatchObject({ waiting: 0, toSend: 1, complaints: [{ state: 'to-send-again' }] })
    const today = await seller.send('GET', `/company/${seller.id}/today`)
    expect(today.body).toMatchObject({ complaints: { waiting: 0, firstDueAt: null, toSend: 1 } })

    const at = `/company/${seller.id}/complaints/${complaint.id}`
    expect((await seller.send('GET', at)).body).toMatchObject({ carriers: [expect.any(String)] })
    const way = { carrier: 'OCA', tracking: 'AR 1' }
    const sent = await seller.send('POST', `${at}/sent-again`, way)
    expect(sent.body).toMatchObject({
      ...{ state: 'settled', carrier: 'OCA', tracking: 'AR 1', given: 0, refund: null, dueAt: null },
      events: [{}, {}, { event: 'accepted-again' }, { event: 'sent-again', by: 'seller', units: 2 }],
    })
    expect((await seller.send('POST', `${at}/sent-again`, way)).body).toEqual(sent.body)
    expect((await seller.send('POST', `${at}/sent-again`, { carrier: 'Otro' })).body).toMatchObject({
      code: 'complaint-over',
    })
    expect(await mailsOf('complaint-sent-again', complaint.id)).toEqual([buyer.email])
    expect(await refundsOf(orderId)).toEqual([])
    expect(await onHand(beer.id)).toBe(before - 2)
  })

  test('that comes wrong again is complained of again, and its money goes back once', async () => {
    const { sent, open, answer, orderId } = await aPromise(checkout.with())
    await sent()
    const second = await open(3)
    expect(second.status).toBe(201)
    const all = await answer(second.body as { id: string }, { answer: 'all', edition: 0 })
    expect(all.body).toMatchObject({ state: 'settled', given: 13.5, carrier: '' })
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 1350 }])
  })

  test('cannot be promised of what is not on sale, nor of more than is there', async () => {
    const { complaint, answer, beer } = await aComplaint(checkout.with())
    const promise = async () => (await answer(complaint, again)).body
    for (const facts of [
      { available: false },
      { blocked: true },
      { available: false, archivedAt: new Date() },
      { bestBefore: '2020-01-01' },
    ]) {
      await change(beer.id, facts)
      expect([facts, await promise()]).toMatchObject([facts, { code: 'complaint-no-stock' }])
      await change(beer.id, { available: true, blocked: false, archivedAt: null, bestBefore: null })
    }
    await putOnShelf(beer.id, 1)
    expect(await promise()).toMatchObject({ code: 'complaint-no-stock' })
    await putOnShelf(beer.id, 2)
    expect(await promise()).toMatchObject({ state: 'offered-again' })
  })

  test('that is gone when its buyer says yes is told so, and takes nothing; they may wait, or go on', async () => {
    const services = checkout.with()
    const { complaint, answer, units, act, beer, buyer } = await aComplaint(services)
    await answer(complaint, again)
    await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 6 }])
    expect((await act('accept', { edition: 1 })).body).toMatchObject({ code: 'complaint-no-stock' })
    expect(await onHand(beer.id)).toBe(1)
    expect((await answer(complaint, { answer: 'no', edition: 1, words: 'No hay.' })).body).toMatchObject({
      code: 'complaint-offer-stands',
    })
    await answer(complaint, { answer: 'some', lines: units(1), edition: 1 })
    expect((await act('accept', { edition: 1 })).body).toMatchObject({ code: 'complaint-changed' })
    expect((await act('escalate', { edition: 2 })).body).toMatchObject({ state: 'escalated' })
  })

  test('is not said to have left before its buyer agreed, nor by another brewery, nor with a page’s address', async () => {
    const services = checkout.with()
    const { complaint, answer, seller } = await aComplaint(services)
    const at = `/company/${seller.id}/complaints/${complaint.id}/sent-again`
    const sent = (by = seller, carrier = 'OCA') => by.send('POST', at, { carrier })
    expect((await sent()).body).toMatchObject({ code: 'complaint-not-to-send' })
    await answer(complaint, again)
    expect((await sent()).body).toMatchObject({ code: 'complaint-not-to-send' })
    expect((await sent(await aLoggedInSeller(services, { company: 'Otra' }))).status).toBe(404)
    expect((await sent(seller, 'https://malo.example')).status).toBe(400)
    expect((await sent(seller, '')).status).toBe(400)
  })
})

describe('what was promised and has not left', () => {
  test('goes to the administration when its time is over, and back on the shelf', async () => {
    const services = checkout.with()
    const { complaint, beer, sent, buyer, seller } = await aPromise(services)
    const before = await onHand(beer.id)
    await escalateOverdue(services, complaint.id)
    expect(await onHand(beer.id)).toBe(before)
    await letComplaintRunOut(checkout.db, complaint.id)
    expect(await overdueComplaints(checkout.db)).toContain(complaint.id)
    await Promise.all([1, 2, 3].map(() => escalateOverdue(services, complaint.id)))
    expect(await onHand(beer.id)).toBe(before + 2)
    expect(await mailsOf('complaint-escalated', complaint.id)).toEqual([buyer.email, seller.email].toSorted())
    expect((await sent()).body).toMatchObject({ code: 'complaint-escalated' })
    const admin = await aLoggedInAdmin(services)
    const lines = [{ ProductId: beer.id, quantity: 2 }]
    const decided = await admin.send('POST', `/admin/complaints/${complaint.id}/decision`, {
      lines,
      words: 'Sí.',
    })
    expect(decided.body).toMatchObject({ state: 'decided', given: 9 })
  })

  test('is not taken back by its buyer: it may be with the carrier already', async () => {
    const { act, beer, sent } = await aPromise(checkout.with())
    const before = await onHand(beer.id)
    expect((await act('take-back')).body).toMatchObject({ code: 'complaint-being-sent' })
    expect(await onHand(beer.id)).toBe(before)
    expect((await sent()).body).toMatchObject({ state: 'settled' })
    expect((await act('take-back')).body).toMatchObject({ code: 'complaint-over' })
  })

  test('is not sent once the desk gave its money back: all of it settles, some of it is for the administration', async () => {
    for (const [quantity, state] of [
      [3, 'settled'],
      [2, 'escalated'],
    ] as const) {
      const services = checkout.with()
      const { complaint, beer, sent, orderId, units } = await aPromise(services)
      const before = await onHand(beer.id)
      const admin = await aLoggedInAdmin(services)
      const refund = { key: randomUUID(), lines: units(quantity), restock: false, reason: 'Por teléfono.' }
      expect((await admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)).status).toBe(201)
      expect(await stateOf(complaint.id)).toBe(state)
      expect(await onHand(beer.id)).toBe(before + 2)
      expect((await sent()).status).toBe(409)
    }
  })

  test('stays promised where the desk gave back others of the same beer', async () => {
    const services = checkout.with()
    const { complaint, sent, orderId, units } = await aPromise(services)
    const admin = await aLoggedInAdmin(services)
    const refund = { key: randomUUID(), lines: units(1), restock: false, reason: 'Por teléfono.' }
    await admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)
    expect(await stateOf(complaint.id)).toBe('to-send-again')
    expect((await sent()).body).toMatchObject({ state: 'settled' })
  })

  test('does not leave while a bank asks its money back: the administration decides', async () => {
    const services = checkout.with()
    const { complaint, beer, sent, orderId } = await aPromise(services)
    const before = await onHand(beer.id)
    const [payment] = await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))
    services.payments.change(payment!.providerId, { status: 'charged_back' })
    await settlePayment(services, payment!.providerId)
    expect((await sent()).body).toMatchObject({ code: 'order-not-paid' })
    expect(await overdueComplaints(checkout.db)).toContain(complaint.id)
    await escalateOverdue(services, complaint.id)
    expect(await stateOf(complaint.id)).toBe('escalated')
    expect(await onHand(beer.id)).toBe(before + 2)
  })

  test('keeps the parcel’s money where it is, and the buyer’s address where its brewery reads it', async () => {
    const services = checkout.with()
    const { seller, orderId, sent } = await aPromise(services)
    await letParcelAge(checkout.db, orderId, 45)
    const addressOf = async () => {
      const found = await seller.send('GET', `/company/${seller.id}/parcels?orders=${orderId}`)
      return (found.body as { parcels: { recipient: string }[] }).parcels[0]!.recipient
    }
    await releaseMoney(services)
    const [parcel] = await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId))
    expect(parcel).toMatchObject({ releasedAt: null })
    expect(await addressOf()).not.toBe('')
    await sent()
    expect(await addressOf()).toBe('')
  })
})

const stateOf = async (id: string) => {
  const [found] = await checkout.db.select().from(complaints).where(eq(complaints.id, id))
  return found!.state
}

/** So many are on the shelf, as its seller counts them. */
async function putOnShelf(beerId: string, units: number) {
  const by = units - (await onHand(beerId))
  await checkout.db.insert(stockMovements).values({ beerId, units: by, cause: 'put' })
  await change(beerId, { onHand: units })
}
