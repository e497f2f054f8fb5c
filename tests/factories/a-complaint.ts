import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Complaint } from '#contract/complaint.ts'
import type { Database } from '#database/open-pool.ts'
import { aBeer } from './a-beer.ts'
import { aPaidOrder, type TestCheckout } from './a-checkout.ts'
import { deliverParcels } from './a-shipment.ts'
import { aLoggedInBuyer, aLoggedInSeller } from './logged-in-people.ts'

/** A parcel of three cans of one beer that arrived, its buyer and its seller, and the calls of a complaint about it. */
export async function aParcelToComplainOf(services: TestCheckout, arrive = deliverParcels) {
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(services.db, { companyId: seller.id, priceCents: 450 })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 3 }])
  await arrive(services, orderId)
  const at = `/purchases/${orderId}/parcels/${seller.id}/complaints`
  const units = (quantity: number) => [{ ProductId: beer.id, quantity }]
  const open = (quantity = 2, more: object = {}, by = buyer) =>
    by.send('POST', at, { kind: 'broken', lines: units(quantity), words: 'Llegaron rotas.', ...more })
  const answer = (complaint: Pick<Complaint, 'id'>, body: object, by = seller) =>
    by.send('POST', `/company/${seller.id}/complaints/${complaint.id}/answer`, body)
  return { services, buyer, seller, beer, orderId, at, units, open, answer }
}

/** The same with a complaint about two of the three cans. */
export async function aComplaint(services: TestCheckout) {
  const parcel = await aParcelToComplainOf(services)
  const opened = await parcel.open()
  expect(opened.status).toBe(201)
  const complaint = opened.body as Complaint
  const act = (what: 'accept' | 'escalate' | 'take-back', body?: object, by = parcel.buyer) =>
    by.send('POST', `/complaints/${complaint.id}/${what}`, body)
  return { ...parcel, complaint, act }
}

/** The same, of which both cans wait to be sent again: its brewery offered it, and its buyer agreed. */
export async function aPromise(services: TestCheckout) {
  const offered = await aComplaint(services)
  const { complaint, answer, act, seller } = offered
  expect((await answer(complaint, { answer: 'again', edition: 0 })).status).toBe(200)
  const accepted = await act('accept', { edition: 1 })
  expect([accepted.status, accepted.body]).toMatchObject([200, { state: 'to-send-again' }])
  const sent = (way: object = { carrier: 'OCA', tracking: 'AR 1' }, by = seller) =>
    by.send('POST', `/company/${seller.id}/complaints/${complaint.id}/sent-again`, way)
  return { ...offered, sent }
}

/** Days pass for the parcel of an order: it left, and arrived, so much earlier. Nothing of the shop changes what is append only. */
export async function letParcelAge(db: Database, orderId: string, days: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE parcel_events DISABLE TRIGGER parcel_events_append_only`)
    await tx.execute(
      sql`UPDATE parcel_events SET at = at - ${days} * interval '1 day' WHERE order_id = ${orderId}`,
    )
    await tx.execute(sql`ALTER TABLE parcel_events ENABLE TRIGGER parcel_events_append_only`)
  })
}

/** Somebody's time to answer is over. */
export async function letComplaintRunOut(db: Database, id: string): Promise<void> {
  await db.execute(
    sql`UPDATE complaints SET due_at = now() - interval '1 second' WHERE id = ${id} AND due_at IS NOT NULL`,
  )
}
