import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Complaint } from '#contract/complaint.ts'
import { complaintEvents, complaints, refunds } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, letComplaintRunOut } from '#tests/factories/a-complaint.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { escalateOverdue, overdueComplaints } from './escalate-complaints.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const eventsOf = async (id: string) => {
  const found = await checkout.db.select().from(complaintEvents).where(eq(complaintEvents.complaintId, id))
  return found.map(({ event }) => event)
}
const stateOf = async (id: string) => {
  const [found] = await checkout.db.select().from(complaints).where(eq(complaints.id, id))
  return found!.state
}
const centsBack = async (orderId: string) => {
  const found = await checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  return found.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

describe('a time that runs out', () => {
  test('hands what the brewery did not answer to the administration, once for two processes', async () => {
    const services = checkout.with()
    const { complaint, buyer, seller, orderId } = await aComplaint(services)
    expect(await overdueComplaints(checkout.db)).not.toContain(complaint.id)
    await escalateOverdue(services, complaint.id)
    expect(await stateOf(complaint.id)).toBe('open')
    await letComplaintRunOut(checkout.db, complaint.id)
    expect(await overdueComplaints(checkout.db)).toContain(complaint.id)
    await Promise.all([1, 2, 3].map(() => escalateOverdue(services, complaint.id)))
    expect(await eventsOf(complaint.id)).toEqual(['opened', 'escalated'])
    const { rows } = await checkout.db.execute<{ recipient: string }>(
      sql`SELECT recipient FROM outbox WHERE kind = 'complaint-escalated' AND payload->>'orderId' = ${orderId}`,
    )
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual([buyer.email, seller.email].toSorted())
  })

  test('closes what its buyer did not reply to, and no money goes back', async () => {
    const services = checkout.with()
    const { complaint, answer, units, act, open, orderId } = await aComplaint(services)
    await answer(complaint, { answer: 'some', lines: units(1), edition: 0 })
    await letComplaintRunOut(checkout.db, complaint.id)
    await escalateOverdue(services, complaint.id)
    expect(await eventsOf(complaint.id)).toEqual(['opened', 'offered', 'lapsed'])
    expect((await act('accept', { edition: 1 })).body).toMatchObject({ code: 'complaint-over' })
    expect(await centsBack(orderId)).toBe(0)
    expect((await open(1)).status).toBe(201)
  })
})

describe('at once', () => {
  test('a buyer accepts while the seller changes the offer: what was read is what goes back, or nothing yet', async () => {
    for (let time = 0; time < 4; time++) {
      const { complaint, answer, units, act, orderId } = await aComplaint(checkout.with())
      await answer(complaint, {
        answer: 'some',
        lines: units(2).map((line) => ({ ...line, quantity: 1 })),
        edition: 0,
      })
      const [accepted, changed] = await Promise.all([
        act('accept', { edition: 1 }),
        answer(complaint, { answer: 'some', lines: units(1), edition: 1, words: 'Otra oferta.' }),
      ])
      expect([accepted.status, changed.status].toSorted()).toEqual([200, 409])
      expect(await centsBack(orderId)).toBe(accepted.status === 200 ? 450 : 0)
      expect(await stateOf(complaint.id)).toBe(accepted.status === 200 ? 'settled' : 'offered')
    }
  })

  test('a seller gives all while time runs out: it is settled, or the administration has it', async () => {
    for (let time = 0; time < 4; time++) {
      const services = checkout.with()
      const { complaint, answer, orderId } = await aComplaint(services)
      await letComplaintRunOut(checkout.db, complaint.id)
      const [answered] = await Promise.all([
        answer(complaint, { answer: 'all', edition: 0 }),
        escalateOverdue(services, complaint.id),
      ])
      expect(await stateOf(complaint.id)).toBe(answered.status === 200 ? 'settled' : 'escalated')
      expect(await centsBack(orderId)).toBe(answered.status === 200 ? 900 : 0)
    }
  })

  test('an admin decides while it escalates, or while its buyer takes it back: one of them has the word', async () => {
    for (let time = 0; time < 4; time++) {
      const services = checkout.with()
      const { complaint, units, act, orderId } = await aComplaint(services)
      const admin = await aLoggedInAdmin(services)
      const decide = () =>
        admin.send('POST', `/admin/complaints/${complaint.id}/decision`, { lines: units(1), words: 'Sí.' })
      await letComplaintRunOut(checkout.db, complaint.id)
      const [early] = await Promise.all([decide(), escalateOverdue(services, complaint.id)])
      expect(await stateOf(complaint.id)).toBe(early.status === 200 ? 'decided' : 'escalated')
      if (early.status === 200) continue
      const [decided, takenBack] = await Promise.all([decide(), act('take-back')])
      expect([decided.status, takenBack.status].toSorted()).toEqual([200, 409])
      expect(await stateOf(complaint.id)).toBe(decided.status === 200 ? 'decided' : 'taken-back')
      expect(await centsBack(orderId)).toBe(decided.status === 200 ? 450 : 0)
    }
  })

  test('a unit that the order desk refunds meanwhile goes back once', async () => {
    for (let time = 0; time < 4; time++) {
      const services = checkout.with()
      const { complaint, answer, units, orderId } = await aComplaint(services)
      const admin = await aLoggedInAdmin(services)
      const refund = { key: randomUUID(), lines: units(2), restock: false, reason: 'Por teléfono.' }
      const [desk, settled] = await Promise.all([
        admin.send('POST', `/admin/orders/${orderId}/refunds`, refund),
        answer(complaint, { answer: 'all', edition: 0 }),
      ])
      expect(settled.status).toBe(200)
      // All three went back: two by whoever came first, of the two of the other what was left.
      expect(await centsBack(orderId)).toBe(desk.status === 201 ? 1350 : 900)
      expect((settled.body as Complaint).given).toBe(desk.status === 201 ? 4.5 : 9)
    }
  })

  test('where all went back already, agreeing ends it without a refund of its own', async () => {
    const services = checkout.with()
    const { complaint, answer, orderId } = await aComplaint(services)
    const admin = await aLoggedInAdmin(services)
    const whole = { key: randomUUID(), restock: false, reason: 'Por teléfono.' }
    expect((await admin.send('POST', `/admin/orders/${orderId}/refunds`, whole)).status).toBe(201)
    expect((await answer(complaint, { answer: 'all', edition: 0 })).body).toMatchObject({
      ...{ state: 'settled', given: 0, refund: null },
    })
    expect(await centsBack(orderId)).toBe(1350)
  })
})
