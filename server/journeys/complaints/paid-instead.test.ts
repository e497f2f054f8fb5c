import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, complaints, payments } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, aPromise } from '#tests/factories/a-complaint.ts'
import { deliverParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { escalateOverdue, overdueComplaints } from './escalate-complaints.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const shelfOf = async (id: string) => {
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, id))
  return beer!.onHand
}
const stateOf = async (id: string) => {
  const [found] = await checkout.db.select().from(complaints).where(eq(complaints.id, id))
  return found!.state
}
/** Somebody gives so much back at the provider's own pages, and says not for what. */
async function giveBackByHand(services: TestCheckout, orderId: string, cents: number) {
  const [payment] = await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))
  services.payments.refundByHand(payment!.providerId, cents)
  await settlePayment(services, payment!.providerId)
}

test('some of its money that went back at the provider ends a promise: the administration decides', async () => {
  const services = checkout.with()
  const { complaint, beer, sent, orderId, act } = await aPromise(services)
  const before = await shelfOf(beer.id)
  expect(await overdueComplaints(checkout.db)).not.toContain(complaint.id)
  await giveBackByHand(services, orderId, 900)
  expect((await sent()).body).toMatchObject({ code: 'complaint-again-paid' })
  expect(await overdueComplaints(checkout.db)).toContain(complaint.id)
  await escalateOverdue(services, complaint.id)
  expect(await stateOf(complaint.id)).toBe('escalated')
  expect(await shelfOf(beer.id)).toBe(before + 2)
  expect((await act('escalate', { edition: 1 })).body).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ event: 'again-off' })]),
  })
})

test('nor is beer offered or agreed to then; what went back by unit takes nothing from the others', async () => {
  const services = checkout.with()
  const { complaint, answer, units, orderId, act } = await aComplaint(services)
  const admin = await aLoggedInAdmin(services)
  const refund = { key: randomUUID(), lines: units(1), restock: false, reason: 'Por teléfono.' }
  expect((await admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)).status).toBe(201)
  const again = { answer: 'again', edition: 0 }
  expect((await answer(complaint, again)).status).toBe(200)
  await giveBackByHand(services, orderId, 451)
  expect((await act('accept', { edition: 1 })).body).toMatchObject({ code: 'complaint-again-paid' })
  expect((await answer(complaint, { ...again, edition: 1, words: 'Otra vez.' })).status).toBe(409)
})

test('the desk locks the beers of an order in order, where something of it is promised', async () => {
  const services = checkout.with()
  const [buyer, seller, admin] = [
    await aLoggedInBuyer(services),
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
  ]
  const made = [
    await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 }),
    await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 }),
  ]
  const [first, second] = made.map(({ id }) => id).toSorted() as [string, string]
  const { orderId } = await aPaidOrder(services, buyer.id, [
    { id: first, quantity: 3 },
    { id: second, quantity: 3 },
  ])
  await deliverParcels(services, orderId)
  const opened = await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/complaints`, {
    ...{ kind: 'broken', lines: [{ ProductId: first, quantity: 2 }], words: 'Rotas.' },
  })
  const { id } = opened.body as { id: string }
  const answered = await seller.send('POST', `/company/${seller.id}/complaints/${id}/answer`, {
    ...{ answer: 'again', edition: 0 },
  })
  expect(answered.status).toBe(200)
  expect((await buyer.send('POST', `/complaints/${id}/accept`, { edition: 1 })).status).toBe(200)
  await giveBackByHand(services, orderId, 1)

  const client = await checkout.database.pool.connect()
  const lock = (beerId: string) =>
    client.query('SELECT FROM beers WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [beerId])
  await client.query('BEGIN')
  await lock(first)
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const refund = {
    ...{ key: randomUUID(), lines: [{ ProductId: second, quantity: 1 }] },
    ...{ restock: true, reason: 'Por teléfono.' },
  }
  const given = admin.send('POST', `/admin/orders/${orderId}/refunds`, refund)
  const isWaiting = async () =>
    (
      await checkout.database.pool.query(
        'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))',
        [rows[0]!.pid],
      )
    ).rows.length
  await expect.poll(isWaiting).toBe(1)
  // Whoever holds the first may have the second: the desk, which waits for the first, does not.
  const other = await lock(second).then(
    () => 'free',
    () => 'locked',
  )
  await client.query('ROLLBACK')
  client.release()
  expect(other).toBe('free')
  expect((await given).status).toBe(201)
  expect(await stateOf(id)).toBe('escalated')
})
