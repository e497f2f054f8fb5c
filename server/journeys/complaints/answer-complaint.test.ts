import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Complaint } from '#contract/complaint.ts'
import { COMPLAINT_ANSWERS_MOST } from '#contract/limits.ts'
import { auditEntries, complaints, outbox, payments, refundLines, refunds } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, letComplaintRunOut } from '#tests/factories/a-complaint.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { escalateOverdue } from './escalate-complaints.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const mailsOf = async (
  kind: 'complaint-answered' | 'complaint-escalated' | 'complaint-decided',
  id: string,
) => {
  const sent = await checkout.db.select().from(outbox).where(eq(outbox.kind, kind))
  return sent.filter(({ payload }) => (payload as { complaintId: string }).complaintId === id)
}

describe('a brewery that gives back all that was asked for', () => {
  test('settles it at once: the money is on its way, and the buyer is mailed', async () => {
    const { complaint, answer, beer, orderId, buyer } = await aComplaint(checkout.with())
    const settled = await answer(complaint, { answer: 'all', edition: 0, words: 'Perdón.' })
    expect([settled.status, settled.body]).toMatchObject([
      200,
      {
        ...{ state: 'settled', edition: 1, offered: 9, given: 9, dueAt: null, mayOffer: false },
        refund: { isBack: false },
        lines: [{ left: 1, given: 2 }],
        events: [{ event: 'opened' }, { event: 'gave-all', by: 'seller', words: 'Perdón.', units: 2 }],
      },
    ])
    const [refund] = await refundsOf(orderId)
    expect(refund).toMatchObject({ amountCents: 900, reason: 'complaint', state: 'due' })
    const lines = await checkout.db.select().from(refundLines).where(eq(refundLines.refundId, refund!.id))
    expect(lines).toMatchObject([{ beerId: beer.id, quantity: 2, restocked: false }])
    expect(await mailsOf('complaint-answered', complaint.id)).toMatchObject([{ recipient: buyer.email }])
  })

  test('cannot while a bank asks the money back, nor can an offer be taken: it would be settled for nothing', async () => {
    const services = checkout.with()
    const { complaint, answer, units, act, orderId } = await aComplaint(services)
    await answer(complaint, { answer: 'some', lines: units(1), edition: 0 })
    const [payment] = await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))
    services.payments.change(payment!.providerId, { status: 'charged_back' })
    await settlePayment(services, payment!.providerId)
    for (const refused of [
      await act('accept', { edition: 1 }),
      await answer(complaint, { answer: 'all', edition: 1 }),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'order-not-paid' } })
    }
    // Nor does it lapse meanwhile: the administration decides.
    await letComplaintRunOut(checkout.db, complaint.id)
    await escalateOverdue(services, complaint.id)
    const [now] = await checkout.db.select().from(complaints).where(eq(complaints.id, complaint.id))
    expect(now).toMatchObject({ state: 'escalated' })
  })

  test('says it twice, and gives it once', async () => {
    const { complaint, answer, orderId } = await aComplaint(checkout.with())
    const all = { answer: 'all', edition: 0 }
    const [one, two] = await Promise.all([answer(complaint, all), answer(complaint, all)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body).toEqual(two.body)
    expect(await refundsOf(orderId)).toHaveLength(1)
    expect(await mailsOf('complaint-answered', complaint.id)).toHaveLength(1)
    expect((await answer(complaint, { answer: 'no', edition: 1, words: 'No.' })).body).toMatchObject({
      code: 'complaint-over',
    })
  })
})

describe('an offer', () => {
  test('of less waits for its buyer, who takes it: then as much goes back, and no more', async () => {
    const { complaint, answer, units, orderId, act } = await aComplaint(checkout.with())
    const offered = await answer(complaint, { answer: 'some', lines: units(1), edition: 0 })
    expect(offered.body).toMatchObject({ state: 'offered', edition: 1, offered: 4.5, given: 0 })
    expect(await refundsOf(orderId)).toEqual([])
    const taken = await act('accept', { edition: 1 })
    expect(taken.body).toMatchObject({
      state: 'settled',
      given: 4.5,
      events: [{}, {}, { event: 'accepted' }],
    })
    expect((await act('accept', { edition: 1 })).body).toEqual(taken.body)
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 450 }])
    for (const [what, body] of [['escalate', { edition: 1 }], ['take-back']] as const) {
      expect((await act(what, body)).body).toMatchObject({ code: 'complaint-over' })
    }
  })

  test('that was replaced is not taken: the new one is', async () => {
    const { complaint, answer, units, act, beer } = await aComplaint(checkout.with())
    await answer(complaint, { answer: 'no', edition: 0, words: 'Salió entera.' })
    await answer(complaint, { answer: 'some', lines: units(1), edition: 1 })
    for (const what of ['accept', 'escalate'] as const) {
      const stale = await act(what, { edition: 1 })
      expect([stale.status, stale.body]).toMatchObject([409, { code: 'complaint-changed' }])
    }
    expect((await answer(complaint, { answer: 'no', edition: 2, words: 'Mejor no.' })).body).toMatchObject({
      code: 'complaint-offer-stands',
    })
    const other = await answer(complaint, { answer: 'some', lines: units(1), edition: 1 })
    expect(other.status).toBe(200)
    expect((await answer(complaint, { answer: 'all', edition: 1 })).body).toMatchObject({
      code: 'complaint-changed',
    })
    const tooMuch = await answer(complaint, { answer: 'some', lines: units(3), edition: 2 })
    expect([tooMuch.status, tooMuch.body]).toMatchObject([400, { code: 'complaint-above-asked' }])
    const elsewhere = [{ ProductId: beer.companyId, quantity: 1 }]
    expect((await answer(complaint, { answer: 'some', lines: elsewhere, edition: 2 })).status).toBe(400)
    expect((await act('accept', { edition: 2 })).body).toMatchObject({ state: 'settled', given: 4.5 })
  })

  test('is made a few times at most', async () => {
    const { complaint, answer, units } = await aComplaint(checkout.with())
    for (let edition = 0; edition < COMPLAINT_ANSWERS_MOST; edition++) {
      const words = `Oferta ${edition}.`
      expect((await answer(complaint, { answer: 'some', lines: units(1), edition, words })).status).toBe(200)
    }
    const more = await answer(complaint, { answer: 'all', edition: COMPLAINT_ANSWERS_MOST })
    expect(more.body).toMatchObject({ code: 'complaint-answers-enough' })
  })
})

describe('what the two do not agree about', () => {
  test('goes to the administration, which decides by unit; both are mailed, and the audit log has it', async () => {
    const services = checkout.with()
    const { complaint, answer, units, act, buyer, seller, orderId } = await aComplaint(services)
    expect((await act('escalate', { edition: 0 })).body).toMatchObject({ code: 'complaint-not-answered' })
    await answer(complaint, { answer: 'no', edition: 0, words: 'Salió entera.' })
    expect((await act('accept', { edition: 1 })).body).toMatchObject({ code: 'complaint-changed' })
    const escalated = await act('escalate', { edition: 1, words: 'No es cierto.' })
    expect(escalated.body).toMatchObject({ state: 'escalated', dueAt: null, mayOffer: false })
    expect((await act('escalate', { edition: 1 })).body).toEqual(escalated.body)
    expect((await answer(complaint, { answer: 'all', edition: 1 })).body).toMatchObject({
      code: 'complaint-escalated',
    })
    const both = [buyer.email, seller.email].toSorted()
    const told = await mailsOf('complaint-escalated', complaint.id)
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(both)

    const admin = await aLoggedInAdmin(services)
    const at = `/admin/complaints/${complaint.id}`
    expect((await admin.send('GET', at)).body).toEqual(escalated.body)
    const decide = (quantity: number, words = 'Las fotos lo muestran.') =>
      admin.send('POST', `${at}/decision`, { lines: quantity ? units(quantity) : [], words })
    expect((await decide(4)).body).toMatchObject({ code: 'complaint-units', lines: [{ left: 3 }] })
    // More than was asked for, too: all that is left.
    const decided = await decide(3)
    expect(decided.body).toMatchObject({ state: 'decided', given: 13.5, refund: { isBack: false } })
    expect((await decide(3)).body).toEqual(decided.body)
    expect((await decide(1)).body).toMatchObject({ code: 'complaint-not-escalated' })
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 1350 }])
    const decidedMails = await mailsOf('complaint-decided', complaint.id)
    expect(decidedMails.map(({ recipient }) => recipient).toSorted()).toEqual(both)
    const entries = await checkout.db.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId))
    expect(entries.map(({ action }) => action)).toEqual(['complaint-decided'])
  })

  test('may be decided with a no, which is the last word', async () => {
    const services = checkout.with()
    const { complaint, answer, act, open, buyer, at, orderId } = await aComplaint(services)
    await answer(complaint, { answer: 'no', edition: 0, words: 'Salió entera.' })
    const admin = await aLoggedInAdmin(services)
    const decide = () =>
      admin.send('POST', `/admin/complaints/${complaint.id}/decision`, { lines: [], words: 'Sin pruebas.' })
    expect((await decide()).body).toMatchObject({ code: 'complaint-not-escalated' })
    await act('escalate', { edition: 1 })
    expect((await decide()).body).toMatchObject({ state: 'decided', given: 0, refund: null })
    expect((await decide()).status).toBe(200)
    expect(await refundsOf(orderId)).toEqual([])
    expect((await open(1)).body).toMatchObject({ code: 'complaint-decided' })
    expect((await buyer.send('GET', at)).body).toMatchObject({ noBecause: 'decided' })
  })

  test('is not for another brewery to answer or read', async () => {
    const services = checkout.with()
    const { complaint, answer, seller } = await aComplaint(services)
    const rival = await aLoggedInSeller(services, { company: 'Otra' })
    expect((await answer(complaint, { answer: 'all', edition: 0 }, rival)).status).toBe(404)
    for (const id of [seller.id, rival.id]) {
      const way = `/company/${id}/complaints/${complaint.id}`
      expect((await rival.send('GET', way)).status).toBe(404)
      expect((await rival.send('POST', `${way}/answer`, { answer: 'all', edition: 0 })).status).toBe(404)
    }
    for (const bad of [
      {},
      { answer: 'yes', edition: 0 },
      { answer: 'no', edition: 0 },
      { answer: 'some', edition: 0 },
    ]) {
      expect((await answer(complaint, bad)).status).toBe(400)
    }
    expect((await seller.send('GET', `/company/${seller.id}/complaints/${complaint.id}`)).body).toEqual({
      ...(complaint satisfies Complaint),
      carriers: [],
    })
  })
})
