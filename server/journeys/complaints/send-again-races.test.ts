import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, complaints, refunds } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, aPromise, letComplaintRunOut } from '#tests/factories/a-complaint.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { placeOrder } from '../orders/place-order.ts'
import { escalateOverdue } from './escalate-complaints.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const TIMES = 4
const again = { answer: 'again', edition: 0 }
const stateOf = async (id: string) => {
  const [found] = await checkout.db.select().from(complaints).where(eq(complaints.id, id))
  return found!.state
}
const shelfOf = async (id: string) => {
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, id))
  return beer!
}

test('the last units go to who agreed, or to who buys them: never to both', async () => {
  for (let time = 0; time < TIMES; time++) {
    const services = checkout.with()
    const { complaint, answer, act, beer, buyer } = await aComplaint(services)
    await answer(complaint, again)
    // Seven are left: of five that somebody pays for and two that are promised all fit, of six they do not.
    const wanted = { products: [{ id: beer.id, quantity: 6 }] }
    const [accepted, placed] = await Promise.all([
      act('accept', { edition: 1 }),
      placeOrder(services, buyer.id, wanted),
    ])
    const isBought = 'orderId' in placed
    expect([accepted.status, isBought]).toEqual(accepted.status === 200 ? [200, false] : [409, true])
    const { onHand, reserved } = await shelfOf(beer.id)
    expect(onHand - reserved).toBe(accepted.status === 200 ? 5 : 1)
  }
})

test('a buyer pays for what is held while another agrees: both have what was theirs', async () => {
  for (let time = 0; time < TIMES; time++) {
    const services = checkout.with()
    const { complaint, answer, act, beer, buyer } = await aComplaint(services)
    await answer(complaint, again)
    const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 5 }])
    const paymentId = services.payments.pay(orderId)
    const [accepted] = await Promise.all([act('accept', { edition: 1 }), settlePayment(services, paymentId)])
    expect(accepted.status).toBe(200)
    expect(await shelfOf(beer.id)).toMatchObject({ onHand: 0, reserved: 0 })
  }
})

test('a buyer agrees while the offer changes: what was read is promised, or nothing is', async () => {
  for (let time = 0; time < TIMES; time++) {
    const { complaint, answer, units, act, beer } = await aComplaint(checkout.with())
    await answer(complaint, again)
    const [accepted, changed] = await Promise.all([
      act('accept', { edition: 1 }),
      answer(complaint, { answer: 'some', lines: units(1), edition: 1 }),
    ])
    expect([accepted.status, changed.status].toSorted()).toEqual([200, 409])
    expect(await stateOf(complaint.id)).toBe(accepted.status === 200 ? 'to-send-again' : 'offered')
    expect((await shelfOf(beer.id)).onHand).toBe(accepted.status === 200 ? 5 : 7)
  }
})

test('it leaves while its time runs out, and its buyer would take it back: one of the first two has the word', async () => {
  for (let time = 0; time < TIMES; time++) {
    const services = checkout.with()
    const { complaint, beer, sent, act } = await aPromise(services)
    await letComplaintRunOut(checkout.db, complaint.id)
    const [left, takenBack] = await Promise.all([
      sent(),
      time % 2 ? act('take-back') : undefined,
      escalateOverdue(services, complaint.id),
    ])
    const state = await stateOf(complaint.id)
    expect(left.status).toBe(state === 'settled' ? 200 : 409)
    // Once the administration has it, its buyer may take it back as any other.
    if (state === 'taken-back') expect(takenBack?.status).toBe(200)
    else expect(['settled', 'escalated']).toContain(state)
    expect((await shelfOf(beer.id)).onHand).toBe(state === 'settled' ? 5 : 7)
  }
})

test('the desk gives the money back while the buyer agrees, or the brewery sends: nobody has both', async () => {
  for (let time = 0; time < TIMES; time++) {
    const services = checkout.with()
    const { complaint, answer, units, act, beer, orderId, seller } = await aComplaint(services)
    await answer(complaint, again)
    const admin = await aLoggedInAdmin(services)
    const refund = { key: randomUUID(), lines: units(3), restock: false, reason: 'Por teléfono.' }
    const desk = () => admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)
    const way = `/company/${seller.id}/complaints/${complaint.id}/sent-again`
    if (time % 2) expect((await act('accept', { edition: 1 })).status).toBe(200)
    const [given, done] = await Promise.all([
      desk(),
      time % 2 ? seller.send('POST', way, { carrier: 'OCA' }) : act('accept', { edition: 1 }),
    ])
    const state = await stateOf(complaint.id)
    const back = await checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
    expect(given.status).toBe(201)
    expect(back).toMatchObject([{ amountCents: 1350 }])
    if (time % 2 && done.status === 200) {
      // It had left already: whoever gives the money back then decides so, and sees that it has.
      expect([state, (await shelfOf(beer.id)).onHand]).toEqual(['settled', 5])
    } else {
      expect(['offered-again', 'settled']).toContain(state)
      expect((await shelfOf(beer.id)).onHand).toBe(7)
    }
  }
})
