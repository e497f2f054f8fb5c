import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, orderEvents, orders, refunds } from '#database/schema.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { findText } from '#tests/database/find-text.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk, auditOf } from '#tests/factories/an-order-desk.ts'
import { aLoggedInAdmin, mailsTo } from '#tests/factories/logged-in-people.ts'
import { sendRefund } from '../orders/send-refund.ts'
import { settlePayment } from '../orders/settle-payment.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const onHandOf = async (beerId: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, beerId)))[0]!.onHand
const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state
const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const idOf = ({ body }: { body: unknown }) => (body as { refundId: string }).refundId

test('a line goes back with its units, then the rest without: the order is refunded, the buyer mailed', async () => {
  const { services, admin, buyer, ipa, stout, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const line = { lines: [{ ProductId: ipa.id, quantity: 2 }], restock: true, reason: 'Dos latas rotas.' }
  const part = await refund(orderId, line)
  expect([part.status, part.body]).toEqual([201, { refundId: expect.any(String), amount: 9 }])
  expect(await onHandOf(ipa.id)).toBe(99)
  await sendRefund(services, idOf(part))
  expect(await stateOf(orderId)).toBe('paid')

  const told = await admin.send('GET', `/admin/orders/${orderId}`)
  expect(told.body).toMatchObject({
    state: 'paid',
    totalPrice: 23.5,
    refundable: 14.5,
    lines: expect.arrayContaining([expect.objectContaining({ ProductId: ipa.id, amount: 3, left: 1 })]),
    refunds: [{ amount: 9, state: 'done', reason: 'admin', lines: [{ amount: 2, restocked: true }] }],
  })
  const rest = await refund(orderId)
  expect(rest.body).toMatchObject({ amount: 14.5 })
  expect(await onHandOf(stout.id)).toBe(99)
  await sendRefund(services, idOf(rest))
  expect(await stateOf(orderId)).toBe('refunded')
  const mails = (await mailsTo(services, buyer.email)).filter(({ kind }) => kind === 'refund')
  expect(mails).toHaveLength(2)
  expect(await auditOf(services, orderId)).toMatchObject([
    {
      action: 'order-refunded',
      actorId: admin.id,
      facts: { amountCents: 900, restocked: true, lines: [{ beerId: ipa.id, quantity: 2 }] },
      said: { reason: 'Dos latas rotas.' },
    },
    { action: 'order-refunded', facts: { amountCents: 1450, restocked: false } },
  ])
})

test('what an admin writes as a reason stands in the audit log and nowhere else', async () => {
  const { services, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const reason = `Sospecha ${randomUUID()}`
  await sendRefund(services, idOf(await refund(orderId, { reason })))
  const found = await findText(checkout.database.pool, [reason])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^public\.audit_values: /)
})

test('a second click finds the refund of the first; another request under its key is refused', async () => {
  const { ipa, stout, services, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const key = randomUUID()
  const ask = (wish: object = {}) =>
    refund(orderId, { key, lines: [{ ProductId: ipa.id, quantity: 1 }], ...wish })
  const clicks = await Promise.all([ask(), ask(), ask(), ask({ reason: 'Otra vez.' })])
  expect(new Set(clicks.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([JSON.stringify([201, { refundId: key, amount: 4.5 }])]),
  )
  expect(await refundsOf(orderId)).toHaveLength(1)
  expect(await auditOf(services, orderId)).toHaveLength(1)
  const others = [
    { lines: [{ ProductId: ipa.id, quantity: 2 }] },
    { lines: [{ ProductId: stout.id, quantity: 1 }] },
    { lines: undefined },
    { restock: true },
  ]
  for (const other of others) expect((await ask(other)).body).toMatchObject({ code: 'key-reused' })
  const elsewhere = await aPaidOrder()
  expect((await refund(elsewhere.orderId, { key })).body).toMatchObject({ code: 'key-reused' })
  expect(await refundsOf(orderId)).toHaveLength(1)
})

test('two admins give the same line back at once: one of them does', async () => {
  const { services, ipa, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const admins = await Promise.all(Array.from({ length: 4 }, () => aLoggedInAdmin(services)))
  const wish = { lines: [{ ProductId: ipa.id, quantity: 3 }], restock: true }
  const answers = await Promise.all(admins.map((admin) => refund(orderId, wish, admin)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'refund-too-much' })
  expect(await onHandOf(ipa.id)).toBe(100)
  expect(await auditOf(services, orderId)).toHaveLength(1)
})

test('a parcel whose lines all went back is not sent; one of which a part did is', async () => {
  const { one, other, ipa, stout, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const ship = (seller: typeof one) =>
    seller.send('PUT', `/company/${seller.id}/parcels/${orderId}/shipped`, { carrier: 'Andina' })
  await refund(orderId, {
    lines: [
      { ProductId: ipa.id, quantity: 3 },
      { ProductId: stout.id, quantity: 1 },
    ],
  })
  expect((await ship(one)).body).toMatchObject({ code: 'parcel-money-back' })
  expect((await ship(other)).body).toMatchObject({ code: 'parcel-money-back' })
  const second = await aPaidOrder()
  await refund(second.orderId, { lines: [{ ProductId: ipa.id, quantity: 2 }] })
  const sent = await one.send('PUT', `/company/${one.id}/parcels/${second.orderId}/shipped`, {
    carrier: 'Andina',
  })
  expect(sent.body).toMatchObject({ state: 'shipped' })
})

test('what cannot go back is refused, and nothing is written', async () => {
  const { admin, buyer, ipa, aPaidOrder, aPlacedOrder, refund } = await anOrderDesk(checkout.with())
  const open = await aPlacedOrder()
  expect((await refund(open)).body).toMatchObject({ code: 'order-not-paid' })
  await admin.send('POST', `/admin/orders/${open}/cancel`, { reason: 'Prueba.' })
  const { orderId } = await aPaidOrder()
  const tooMuch = { lines: [{ ProductId: ipa.id, quantity: 4 }] }
  expect((await refund(orderId, tooMuch)).body).toMatchObject({ code: 'refund-too-much' })
  expect((await refund(orderId, { reason: ' ' })).body).toMatchObject({
    fields: { reason: 'Escribe el motivo.' },
  })
  expect((await refund(orderId, { lines: [] })).status).toBe(400)
  expect((await refund(randomUUID())).body).toMatchObject({ code: 'not-found' })
  expect((await refund('nada')).body).toMatchObject({ code: 'not-found' })
  const asBuyer = await buyer.send('POST', `/admin/orders/${orderId}/refunds`, {})
  expect(asBuyer.body).toMatchObject({ code: 'forbidden' })
  expect(await refundsOf(orderId)).toEqual([])
})

test('what the provider refused is sent again under the same key, once however often it is asked for', async () => {
  const { services, admin, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const refundId = idOf(await refund(orderId))
  const retry = () => admin.send('POST', `/admin/refunds/${refundId}/retry`)
  expect((await retry()).body).toEqual({ refundId, state: 'due' })
  services.payments.failNext('refund', 'refused')
  await sendRefund(services, refundId)
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }])

  const tried = await Promise.all([retry(), retry(), retry()])
  expect(tried.map(({ body }) => body)).toEqual(tried.map(() => ({ refundId, state: 'due' })))
  await sendRefund(services, refundId)
  expect(await stateOf(orderId)).toBe('refunded')
  expect(services.payments.all().at(-1)).toMatchObject({ refundedCents: 2350 })
  expect((await retry()).body).toMatchObject({ code: 'refund-not-failed' })
  expect((await admin.send('POST', `/admin/refunds/${randomUUID()}/retry`)).status).toBe(404)
  const events = await checkout.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  expect(events.filter(({ event }) => event === 'refund-retried')).toHaveLength(1)
  expect((await auditOf(services, orderId)).map(({ action }) => action)).toEqual([
    'order-refunded',
    'refund-retried',
  ])
})

test('a refund that waits for its next attempt is sent when an admin says so, once; one under way is left alone', async () => {
  const { services, admin, aPaidOrder, refund } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const refundId = idOf(await refund(orderId))
  const retry = () => admin.send('POST', `/admin/refunds/${refundId}/retry`)
  const noted = async () => (await auditOf(services, orderId)).length
  services.payments.failNext('refund', 'lost')
  await sendRefund(services, refundId)
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'sent', lastError: 'no answer' }])
  await sendRefund(services, refundId)
  expect(await stateOf(orderId)).toBe('paid')

  // As while a process is asking the provider: it has claimed the refund, and nothing is said against it.
  await checkout.db.update(refunds).set({ lastError: '' }).where(eq(refunds.id, refundId))
  expect((await retry()).body).toEqual({ refundId, state: 'sent' })
  await sendRefund(services, refundId)
  expect([await stateOf(orderId), await noted()]).toEqual(['paid', 1])

  await checkout.db.update(refunds).set({ lastError: 'no answer' }).where(eq(refunds.id, refundId))
  const tried = await Promise.all([retry(), retry()])
  expect(tried.map(({ body }) => body)).toEqual(tried.map(() => ({ refundId, state: 'sent' })))
  expect(await noted()).toBe(2)
  await Promise.all([sendRefund(services, refundId), sendRefund(services, refundId)])
  expect(await stateOf(orderId)).toBe('refunded')
  expect(services.payments.all().at(-1)).toMatchObject({ refundedCents: 2350 })
})

test('an open order is cancelled: its beers come back, its buyer is told, a late payment goes back', async () => {
  const { services, admin, buyer, ipa, aPlacedOrder, aPaidOrder } = await anOrderDesk(checkout.with())
  const orderId = await aPlacedOrder()
  const cancel = (id = orderId) => admin.send('POST', `/admin/orders/${id}/cancel`, { reason: 'Revendedor.' })
  const [first, second] = await Promise.all([cancel(), cancel()])
  expect([first.body, second.body]).toEqual([
    { orderId, state: 'cancelled' },
    { orderId, state: 'cancelled' },
  ])
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, ipa.id))
  expect(beer).toMatchObject({ onHand: 100, reserved: 0 })
  expect((await mailsTo(services, buyer.email)).map(({ kind }) => kind)).toEqual(['order-cancelled'])
  expect(await auditOf(services, orderId)).toMatchObject([
    { action: 'order-cancelled', said: { reason: 'Revendedor.' } },
  ])
  const late = services.payments.pay(orderId)
  await settlePayment(services, late)
  const [owed] = await refundsOf(orderId)
  await sendRefund(services, owed!.id)
  expect(services.payments.all().find(({ providerId }) => providerId === late)).toMatchObject({
    refundedCents: 2350,
  })
  const { orderId: paid } = await aPaidOrder()
  expect((await cancel(paid)).body).toMatchObject({ code: 'order-not-open' })
  expect((await cancel(randomUUID())).body).toMatchObject({ code: 'not-found' })
})

test('each brewery hears at once that its money goes back, why, and whether to send; the buyer that the review goes', async () => {
  const desk = await anOrderDesk(checkout.with())
  const { services, one, other, buyer, ipa } = desk
  const { orderId } = await desk.aPaidOrder()
  const mailOf = async (email: string, kind: string) => {
    const mail = (await mailsTo(services, email)).findLast((each) => each.kind === kind)
    return mail && (await writeMail(services.db, services.env.publicUrl, mail.kind, mail.payload))?.text
  }
  const part = await desk.refund(orderId, { lines: [{ ProductId: ipa.id, quantity: 1 }], restock: true })
  expect(part.status).toBe(201)
  const first = await mailOf(one.email, 'sale-refunded')
  expect(first).toContain('manda solo lo demás')
  expect(first).toContain('Las cervezas ya están otra vez en tu stock.')
  expect(first).toContain('> Llegó rota.')
  expect(first).toContain('1 × ')
  expect(await mailOf(other.email, 'sale-refunded')).toBeUndefined()

  await desk.refund(orderId, { reason: 'No llegó nada.' })
  expect(await mailOf(one.email, 'sale-refunded')).toContain('no lo mandes')
  const list = await one.send('GET', `/company/${one.id}/parcels?state=cancelled`)
  expect(list.body).toMatchObject({ parcels: [{ orderId, moneyBack: true, refundReason: 'No llegó nada.' }] })
  const second = await mailOf(other.email, 'sale-refunded')
  expect(second).toContain('> No llegó nada.')
  expect(second).toContain('U$S 10.00')
  for (const { id } of await services.db.select().from(refunds).where(eq(refunds.orderId, orderId)))
    await sendRefund(services, id)
  const theirs = await mailOf(buyer.email, 'refund')
  expect(theirs).toContain('tu opinión se va con ella')
  expect(theirs).toContain('> No llegó nada.')
})
