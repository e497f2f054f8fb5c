import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { beers, orderEvents, orders, outbox, refunds, users } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state
const shelf = async (beerId: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, beerId)))[0]!
const one = (id: string, quantity = 1) => [{ id, quantity }]
const logIn = (services: ReturnType<typeof checkout.with>, email: string) =>
  sendJson(services, 'POST', '/login', { body: { email, password: PASSWORD } })

/** A mail of the outbox, as it leaves. */
async function written(services: ReturnType<typeof checkout.with>, outboxId: string): Promise<Mail> {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  await sendOutboxMail({ ...services, mailer }, outboxId)
  return sent[0]!
}

describe('a buyer', () => {
  test('who is switched off is out everywhere at once, and lets go of what open orders held', async () => {
    const services = checkout.with()
    const [ana, admin, beer] = [
      await aLoggedInBuyer(services),
      await aLoggedInAdmin(services),
      await aBeer(checkout.db),
    ]
    const phone = await inABrowser(services, ana)
    const paid = await aPaidOrder(services, ana.id, one(beer.id, 2))
    const open = await aPlacedOrder(services, ana.id, one(beer.id, 3))
    expect(await shelf(beer.id)).toMatchObject({ onHand: 8, reserved: 3 })

    const off = await admin.send('PUT', '/user', { id: ana.id, status: 'false', reason: 'Fraude.' })
    expect([off.status, off.body]).toMatchObject([200, { id: ana.id, status: false, role: 'Person' }])
    expect([await ana.session(), await phone.session()]).toEqual([null, null])
    expect((await ana.send('GET', '/shoppingHistories?userPersonId=')).status).toBe(401)
    expect(await logIn(services, ana.email)).toMatchObject({
      status: 403,
      body: { code: 'account-deactivated', message: textOf(ERRORS['account-deactivated'].message) },
    })
    expect(await shelf(beer.id)).toMatchObject({ onHand: 8, reserved: 0 })
    expect([await stateOf(open), await stateOf(paid.orderId)]).toEqual(['cancelled', 'paid'])
    const [cancelled] = await checkout.db
      .select()
      .from(orderEvents)
      .where(sql`order_id = ${open} AND event = 'cancelled'`)
    expect(cancelled!.detail).toEqual({ reason: 'buyer-deactivated' })
    expect(await auditOf(services, ana.id)).toEqual([
      {
        action: 'buyer-deactivated',
        kind: 'buyer',
        actorId: admin.id,
        userId: ana.id,
        facts: { before: { status: true }, after: { status: false }, endedSessions: 2, cancelledOrders: 1 },
        values: { name: 'Ana Pérez', reason: 'Fraude.' },
      },
    ])
  })

  test('whose money still comes for what was cancelled gets it back', async () => {
    const services = checkout.with()
    const [ana, admin, beer] = [
      await aLoggedInBuyer(services),
      await aLoggedInAdmin(services),
      await aBeer(checkout.db),
    ]
    const open = await aPlacedOrder(services, ana.id, one(beer.id))
    const paymentId = services.payments.pay(open)
    await admin.send('PUT', '/user', { id: ana.id, status: false })
    await settlePayment(services, paymentId)
    expect(await stateOf(open)).toBe('cancelled')
    const owed = await checkout.db.select().from(refunds).where(eq(refunds.orderId, open))
    expect(owed).toMatchObject([{ amountCents: 450, reason: 'order-ended' }])
  })

  test('who is switched on may come back, and nothing else does: no session, no order', async () => {
    const services = checkout.with()
    const [ana, admin, beer] = [
      await aLoggedInBuyer(services),
      await aLoggedInAdmin(services),
      await aBeer(checkout.db),
    ]
    const open = await aPlacedOrder(services, ana.id, one(beer.id))
    await admin.send('PUT', '/user', { id: ana.id, status: false })
    // A log-in that was on its way at that very moment leaves a session behind.
    const late = await inABrowser(services, ana)
    expect(await late.session()).toBeNull()
    const on = await admin.send('PUT', '/user', { id: ana.id, status: 'true' })
    expect([on.status, on.body]).toMatchObject([200, { status: true }])
    expect([await ana.session(), await late.session()]).toEqual([null, null])
    expect(await stateOf(open)).toBe('cancelled')
    expect((await logIn(services, ana.email)).status).toBe(200)
    expect((await auditOf(services, ana.id)).map(({ action }) => action)).toEqual([
      'buyer-deactivated',
      'buyer-activated',
    ])
  })

  test('in the same state again: nothing happens, and nothing is written down', async () => {
    const services = checkout.with()
    const [ana, admin, beer] = [
      await aLoggedInBuyer(services),
      await aLoggedInAdmin(services),
      await aBeer(checkout.db),
    ]
    const open = await aPlacedOrder(services, ana.id, one(beer.id))
    expect(await admin.send('PUT', '/user', { id: ana.id, status: true })).toMatchObject({
      status: 200,
      body: { status: true },
    })
    expect([await stateOf(open), await ana.session()]).toMatchObject(['pending', { id: ana.id }])
    await admin.send('PUT', '/user', { id: ana.id, status: false })
    expect((await admin.send('PUT', '/user', { id: ana.id, status: false })).status).toBe(200)
    expect(await auditOf(services, ana.id)).toHaveLength(1)
  })

  test('who deleted their account is never switched on again', async () => {
    const services = checkout.with()
    const [ana, admin] = [await aLoggedInBuyer(services), await aLoggedInAdmin(services)]
    expect((await ana.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
    expect(await admin.send('PUT', '/user', { id: ana.id, status: true })).toMatchObject({
      status: 409,
      body: { code: 'account-deleted' },
    })
    expect((await admin.send('PUT', '/user', { id: ana.id, status: false })).status).toBe(200)
    expect(await auditOf(services, ana.id)).toEqual([])
  })

  test('is found by their own id alone; a reason is as long as it may be', async () => {
    const services = checkout.with()
    const [seller, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
    for (const id of [seller.id, seller.userId, crypto.randomUUID()]) {
      const { status, body } = await admin.send('PUT', '/user', { id, status: false })
      expect([status, body]).toMatchObject([404, { message: '¡Usuario no encontrado!' }])
    }
    const long = await admin.send('PUT', '/user', { id: seller.id, status: false, reason: 'a'.repeat(501) })
    expect([long.status, long.body]).toMatchObject([
      400,
      { fields: { reason: 'Como máximo 500 caracteres.' } },
    ])
  })
})

describe('a company', () => {
  test('that is switched off: its seller is out, its beers are gone, open orders end and their buyers are told', async () => {
    const services = checkout.with()
    const [eva, admin, ana] = [
      await aLoggedInSeller(services),
      await aLoggedInAdmin(services),
      await aLoggedInBuyer(services, { user: { emailVerified: true } }),
    ]
    const [hers, other] = [
      await aBeer(checkout.db, { companyId: eva.id, name: 'Copihue' }),
      await aBeer(checkout.db, { name: 'Lejana' }),
    ]
    const paid = await aPaidOrder(services, ana.id, one(hers.id, 2))
    const mixed = await aPlacedOrder(services, ana.id, [...one(hers.id), ...one(other.id, 4)])
    const benja = await aLoggedInBuyer(services)
    const foreign = await aPlacedOrder(services, benja.id, one(other.id))

    const off = await admin.send('PUT', '/company', { id: eva.id, status: false, reason: 'Quejas.' })
    expect([off.status, off.body]).toMatchObject([200, { id: eva.id, status: false, role: 'Company' }])
    expect(await eva.session()).toBeNull()
    expect((await logIn(services, eva.email)).body).toMatchObject({ code: 'account-deactivated' })
    expect((await sendJson(services, 'GET', `/product/${hers.id}`)).status).toBe(404)
    expect((await sendJson(services, 'GET', `/company/${eva.id}`)).status).toBe(404)
    expect(await Promise.all([mixed, foreign, paid.orderId].map(stateOf))).toEqual([
      'cancelled',
      'pending',
      'paid',
    ])
    expect(await shelf(hers.id)).toMatchObject({ reserved: 0, onHand: 8, onSale: false })
    expect(await shelf(other.id)).toMatchObject({ reserved: 1, onSale: true })
    const told = (await mailsTo(services, ana.email)).filter(({ kind }) => kind === 'order-withdrawn')
    expect(told.map(({ payload }) => payload)).toEqual([{ orderId: mixed, companyId: eva.id }])
    const mail = await written(services, told[0]!.id)
    expect(mail.subject).toBe('Cancelamos tu pedido de Lúpulo')
    expect(mail.text).toContain('Ana, ya no vendemos Copihue. Por eso cancelamos tu pedido')
    expect(mail.text).toContain('Lejana')
    expect(await mailsTo(services, benja.email)).toEqual([])
    expect(await auditOf(services, eva.id)).toEqual([
      {
        action: 'company-deactivated',
        kind: 'company',
        actorId: admin.id,
        userId: eva.userId,
        facts: { before: { status: true }, after: { status: false }, endedSessions: 1, cancelledOrders: 1 },
        values: { name: expect.stringContaining('Birra del Valle'), reason: 'Quejas.' },
      },
    ])
    // What was paid is sent and paid out.
    expect(await admin.send('GET', `/company/${eva.id}/balance`)).toMatchObject({
      body: { balances: [{ pending: 9 }] },
    })
    expect(await checkout.db.$count(outbox, eq(outbox.dedupeKey, `sale:${paid.orderId}:${eva.id}`))).toBe(1)
  })

  test('that is switched on sells again, and nothing else comes back', async () => {
    const services = checkout.with()
    const [eva, admin, ana] = [
      await aLoggedInSeller(services),
      await aLoggedInAdmin(services),
      await aLoggedInBuyer(services),
    ]
    const [shown, unavailable] = [
      await aBeer(checkout.db, { companyId: eva.id }),
      await aBeer(checkout.db, { companyId: eva.id, available: false }),
    ]
    const open = await aPlacedOrder(services, ana.id, one(shown.id))
    await admin.send('PUT', '/company', { id: eva.id, status: false })
    expect(await admin.send('PUT', '/company', { id: eva.id, status: 'true' })).toMatchObject({
      status: 200,
      body: { status: true, pendingEmail: null },
    })
    expect([await eva.session(), await stateOf(open)]).toEqual([null, 'cancelled'])
    expect([await shelf(shown.id), await shelf(unavailable.id)]).toMatchObject([
      { onSale: true },
      { onSale: false },
    ])
    expect((await logIn(services, eva.email)).status).toBe(200)
    await admin.send('PUT', '/company', { id: eva.id, status: true })
    expect(await auditOf(services, eva.id)).toHaveLength(2)
  })

  test('that was imported has a switch too, and nobody to log out', async () => {
    const services = checkout.with()
    const company = await aCompany(checkout.db, { userId: null })
    const admin = await aLoggedInAdmin(services)
    const beer = await aBeer(checkout.db, { companyId: company.id })
    expect(await admin.send('PUT', '/company', { id: company.id, status: false })).toMatchObject({
      status: 200,
      body: { status: false, email: '' },
    })
    expect(await shelf(beer.id)).toMatchObject({ onSale: false })
    expect(await auditOf(services, company.id)).toMatchObject([
      { userId: null, facts: { before: { status: true }, after: { status: false } } },
    ])
  })

  test('whose seller deleted the account is never switched on again', async () => {
    const services = checkout.with()
    const [eva, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
    expect((await eva.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
    expect(await admin.send('PUT', '/company', { id: eva.id, status: true })).toMatchObject({
      status: 409,
      body: { code: 'account-deleted' },
    })
    const [user] = await checkout.db.select().from(users).where(eq(users.id, eva.userId))
    expect(user!.active).toBe(false)
  })
})

test('a late payment for an order that had expired before its company was switched off goes back', async () => {
  const services = checkout.with()
  const [eva, admin, ana] = [
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
    await aLoggedInBuyer(services),
  ]
  const beer = await aBeer(checkout.db, { companyId: eva.id })
  const order = await aPlacedOrder(services, ana.id, one(beer.id))
  await letOrdersRunOut(checkout.db, sql`id = ${order}`)
  await expireHolds(services)
  await admin.send('PUT', '/company', { id: eva.id, status: false })
  await settlePayment(services, services.payments.pay(order))
  expect(await stateOf(order)).toBe('refund_due')
  expect(await checkout.db.select().from(refunds).where(eq(refunds.orderId, order))).toMatchObject([
    { amountCents: 450, reason: 'sold-out' },
  ])
})
