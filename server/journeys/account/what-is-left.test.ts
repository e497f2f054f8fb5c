import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { serializeCart } from '#contract/cart-cookie.ts'
import {
  accountCarts,
  accounts,
  alertChoices,
  auditEntries,
  beers,
  companies,
  followedCompanies,
  orderLines,
  orders,
  outbox,
  payoutAccounts,
  reviews,
  savedBeers,
  staffInvitations,
  teamInvitations,
  users,
  viewings,
  workNotes,
  workTakers,
} from '#database/schema.ts'
import { writeEntry } from '#server/audit/record-audit.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { receiveWebhook } from '#server/journeys/orders/receive-webhook.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { findText } from '#tests/database/find-text.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { aKey } from '#tests/factories/a-key.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aMessage } from '#tests/factories/a-message.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { deliverParcels } from '#tests/factories/a-shipment.ts'
import { giveSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { shownCode } from '#tests/factories/an-authenticator.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { aLoggedInAdmin, linkMailedTo } from '#tests/factories/logged-in-people.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
const PASSWORD = 'Cebada2024'

/** Words that stand nowhere else. `Zac` and so on: what would tell of the person even if it were cut short. */
const PERSON = {
  name: 'Zacarías',
  lastName: 'Quetzalcóatl',
  document: 98765432101,
  phone: '+54 999 7654321',
  city: 'Marcalandia',
  address: 'Calle Secreta 4711',
}
const TELLING = [
  'zacarías',
  'quetzal',
  '98765432101',
  '7654321',
  'marcalandia',
  'secreta',
  'zac@',
  'zac2@',
  'zac3@',
]
const BROWSER = 'ZacBrowser/1.0'

/** Signs somebody up and in, and confirms their e-mail. */
async function aPerson(services: TestCheckout, path: string, form: Record<string, unknown>) {
  const email = String(form.email)
  await sendJson(services, 'POST', path, { body: form })
  await sendJson(services, 'PUT', '/account/email', { body: { token: await linkMailedTo(services, email) } })
  const opened = await sendJson(services, 'POST', '/login', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': BROWSER },
  })
  const headers = cookieHeader(opened.cookies)
  const { id } = opened.body as { id: string }
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, body?: unknown) =>
    sendJson(services, method, to, { headers, ...(body !== undefined && { body }) })
  return { id, send }
}

const expectWellKeptBooks = async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])

/** Sends what waits in the outbox. Answers who got something. */
async function emptyOutbox(services: TestCheckout): Promise<string[]> {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  await checkout.db.update(outbox).set({ nextAttemptAt: sql`now()` })
  for (const { id } of await checkout.db.select().from(outbox))
    await sendOutboxMail({ ...services, mailer }, id)
  return sent.map(({ to }) => to)
}

test('of a buyer no word is left in any table, and everything that hung on them holds', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { onHand: 40 })
  const wants = (quantity: number) => [{ id: beer.id, quantity }]
  const form = aBuyerForm({ ...PERSON, email: 'zac@correo.example' })
  const person = await aPerson(services, '/user', form)

  // A purchase that arrived, with a review; one that was refunded; one that expired; one that was replaced.
  const arrived = await aPaidOrder(services, person.id, wants(2))
  await deliverParcels(services, arrived.orderId)
  const review = await person.send('POST', '/qualification', {
    productId: beer.id,
    rate: 5,
    comment: 'Rica.',
  })
  expect(review.status).toBe(200)
  // What was complained of, and over.
  const complaint = await person.send(
    'POST',
    `/purchases/${arrived.orderId}/parcels/${beer.companyId}/complaints`,
    { kind: 'broken', lines: [{ ProductId: beer.id, quantity: 1 }], words: 'Soy Zacarías: llegó rota.' },
  )
  expect(complaint.status).toBe(201)
  const { id: complaintId } = complaint.body as { id: string }
  expect((await person.send('POST', `/complaints/${complaintId}/take-back`)).status).toBe(200)
  const cart = { entries: serializeCart([{ beerId: beer.id, quantity: 1, seenCents: 450 }]), seen: '' }
  expect((await person.send('PUT', '/account/cart', cart)).status).toBe(200)
  expect((await person.send('PUT', `/saved/${beer.id}`)).status).toBe(200)
  expect((await person.send('PUT', '/alerts', { restock: true, digest: true })).status).toBe(200)
  expect((await person.send('PUT', `/followed/${beer.companyId}`)).status).toBe(200)
  await checkout.db.insert(teamInvitations).values({
    ...{ companyId: beer.companyId, email: 'zac2@correo.example', role: 'packer', secretHash: 'hash' },
    expiresAt: new Date(),
  })
  const { id: invitedBy } = await aLoggedInAdmin(services)
  await checkout.db.insert(staffInvitations).values({
    ...{ invitedBy, email: 'zac2@correo.example', role: 'reader', secretHash: 'hash' },
    expiresAt: new Date(),
  })
  const toBrewery = { orderId: arrived.orderId, companyId: beer.companyId }
  await aMessage(services, toBrewery, { text: 'Soy Zacarías, de Calle Secreta 4711.' })
  const back = await aPaidOrder(services, person.id, wants(3))
  await deliverParcels(services, back.orderId)
  const owed = await requestRefund(services, { orderId: back.orderId, restock: true, reason: 'broken' })
  if ('refused' in owed) throw new Error(owed.refused)
  await sendRefund(services, owed.refundId)
  await aPlacedOrder(services, person.id, wants(4))
  const delivery = { ...PERSON, recipient: 'Tía Zacarías', state: 'Córdoba', country: 'Argentina' }
  const { name: _, lastName: __, document: ___, ...elsewhere } = delivery
  const asked = await person.send('POST', '/create-order', { products: wants(5), delivery: elsewhere })
  expect(asked.status).toBe(201)
  const { orderId: expired } = asked.body as { orderId: string }
  const again = { products: wants(5), delivery: elsewhere, idempotencyKey: 'zacarías-2' }
  expect(await placeOrder(services, person.id, again)).toMatchObject({ orderId: expired, isNew: false })
  await letOrdersRunOut(checkout.db, sql`id = ${expired}`)
  await expireHolds(services)
  await receiveWebhook(services, {
    dataId: arrived.paymentId,
    type: 'payment',
    requestId: 'r1',
    signature: 'genuine',
    body: { id: 1 },
  })

  // Letters: some sent, some waiting, to this e-mail, to the one before and to one that was never confirmed.
  await emptyOutbox(services)
  const changed = { ...PERSON, country: 'Argentina', state: 'Córdoba', image: '', currentPassword: PASSWORD }
  expect((await person.send('PUT', '/user', { ...changed, email: 'zac2@correo.example' })).status).toBe(200)
  const token = await linkMailedTo(services, 'zac2@correo.example')
  expect((await person.send('PUT', '/account/email', { token })).status).toBe(200)
  expect((await person.send('PUT', '/user', { ...changed, email: 'zac3@correo.example' })).status).toBe(200)
  await sendJson(services, 'POST', '/forgetpassword', { body: { email: 'zac2@correo.example' } })
  const letter = {
    name: 'Zacarías',
    email: 'zac2@correo.example',
    phone: '7654321',
    message: 'Soy Zacarías.',
  }
  expect((await sendJson(services, 'POST', '/contactme', { body: letter })).status).toBe(201)
  // Answered, and noted: about the letter, and about a purchase.
  const desk = await aLoggedInAdmin(services)
  const { rows: letters } = await checkout.db.execute<{ id: string }>(
    sql`SELECT id FROM contact_messages WHERE email = 'zac2@correo.example'`,
  )
  const letterId = letters[0]!.id
  const reply = { key: randomUUID(), seen: 0, words: 'Hola, Zacarías.' }
  expect((await desk.send('POST', `/admin/messages/${letterId}/answers`, reply)).status).toBe(201)
  const noted = { key: randomUUID(), words: 'Es Zacarías, de Marcalandia.' }
  expect((await desk.send('POST', `/admin/work/message/${letterId}/notes`, noted)).status).toBe(201)
  const taken = { assignee: desk.id, seen: null }
  expect((await desk.send('PUT', `/admin/work/message/${letterId}/assignee`, taken)).status).toBe(200)
  await checkout.db.insert(workNotes).values({
    ...{ kind: 'review', thing: arrived.orderId, key: randomUUID(), adminId: desk.id },
    ...{ words: 'Quetzalcóatl llamó.', orderId: arrived.orderId },
  })
  const withdrawal = {
    email: 'zac2@correo.example',
    number: arrived.orderId,
    words: 'Quetzalcóatl se arrepiente.',
  }
  expect((await sendJson(services, 'POST', '/withdrawals', { body: withdrawal })).status).toBe(201)
  const report = {
    ...{ kind: 'beer', subject: beer.id, reason: 'other' },
    ...{ words: 'Quetzalcóatl lo vio.', email: 'zac2@correo.example' },
  }
  expect((await sendJson(services, 'POST', '/reports', { body: report })).status).toBe(201)
  // What a server says of a letter that it does not take names its reader.
  await checkout.db.execute(
    sql`UPDATE outbox SET last_error = 'no such user: ' || recipient WHERE sent_at IS NULL`,
  )
  await checkout.db.insert(accounts).values({
    userId: person.id,
    providerId: 'oidc:https://id.example',
    accountId: 'zac@id',
    scope: 'openid',
  })
  const admin = await aLoggedInAdmin(services)
  const actor = { userId: admin.id, address: '192.0.2.7', browser: 'Firefox', requestId: 'r-1' }
  await checkout.db.transaction((tx) =>
    writeEntry(tx, actor, {
      action: 'buyer-edited',
      subject: { kind: 'buyer', id: person.id, userId: person.id, name: 'Zacarías Quetzalcóatl' },
      reason: 'Zacarías lo pidió.',
      facts: { fields: ['city'] },
      before: { city: 'Marcalandia' },
    }),
  )
  const sees = { id: person.id, reason: 'Zacarías no encuentra su pedido.' }
  expect((await admin.send('POST', '/admin/viewings', sees)).status).toBe(201)
  const texts = [...TELLING, BROWSER]
  expect((await findText(checkout.database.pool, texts)).length).toBeGreaterThan(15)
  await expectWellKeptBooks()

  const deleted = await person.send('DELETE', '/account', { currentPassword: PASSWORD })
  expect(deleted.body).toEqual({ message: 'Tu cuenta se borró' })
  // Who saw the shop as them is themselves again; that they did is all that is left.
  expect(await admin.session()).toMatchObject({ role: 'Admin' })
  expect(await checkout.db.select().from(viewings)).toMatchObject([
    { adminId: admin.id, userId: null, reason: null, sessionId: null, endedAt: expect.any(Date) },
  ])
  // But for the letter that says so, until it has left.
  const waiting = await findText(checkout.database.pool, texts)
  expect(waiting).toEqual([expect.stringMatching(/^public\.outbox: .*account-deleted/)])
  expect((await emptyOutbox(services)).filter((to) => to !== services.env.CONTACT_EMAIL)).toEqual([
    'zac2@correo.example',
  ])
  expect(await findText(checkout.database.pool, texts)).toEqual([])
  await expectWellKeptBooks()

  expect(await checkout.db.$count(auditEntries, eq(auditEntries.subjectId, person.id))).toBe(3)
  const [shell] = await checkout.db.select().from(users).where(eq(users.id, person.id))
  expect(shell).toMatchObject({
    name: 'Cuenta borrada',
    email: `deleted-${person.id}@deleted.invalid`,
    active: false,
    deletedAt: expect.any(Date),
  })
  expect((await checkout.db.select().from(workNotes)).map(({ words }) => words)).toEqual(['', ''])
  expect(await checkout.db.$count(workTakers)).toBe(0)
  const kept = await checkout.db.select().from(orders).where(eq(orders.buyerId, person.id))
  expect(kept.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'cancelled', 'paid', 'refunded'])
  for (const order of kept) expect(order).toMatchObject({ recipient: '—', country: 'Argentina', phone: '' })
  expect(await checkout.db.$count(reviews, eq(reviews.buyerId, person.id))).toBe(1)
  expect(await checkout.db.$count(accountCarts, eq(accountCarts.userId, person.id))).toBe(0)
  expect(await checkout.db.$count(savedBeers, eq(savedBeers.userId, person.id))).toBe(0)
  expect(await checkout.db.$count(alertChoices, eq(alertChoices.userId, person.id))).toBe(0)
  expect(await checkout.db.$count(followedCompanies, eq(followedCompanies.userId, person.id))).toBe(0)
  const shown = await sendJson(services, 'GET', `/product/${beer.id}`)
  expect(shown.body).toMatchObject({
    qualification: 5,
    Qualifications: [{ person: 'Cuenta borrada', rate: 5, comment: 'Rica.' }],
  })
})

test('money that comes too late for a deleted buyer goes back, and nobody is written to', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const person = await aPerson(services, '/user', aBuyerForm({ email: 'tarde@correo.example' }))
  const orderId = await aPlacedOrder(services, person.id, [{ id: beer.id, quantity: 1 }])
  await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
  await expireHolds(services)
  expect((await person.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
  await emptyOutbox(services)

  await settlePayment(services, services.payments.pay(orderId))
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order!.state).toBe('cancelled')
  const owed = await checkout.db.execute<{ id: string }>(
    sql`SELECT id FROM refunds WHERE order_id = ${orderId}`,
  )
  expect(await sendRefund(services, owed.rows[0]!.id)).toBe(true)
  expect(await emptyOutbox(services)).toEqual([])
  expect(await checkout.db.$count(outbox, sql`sent_at IS NULL`)).toBe(0)
  await expectWellKeptBooks()
})

test('of a seller’s person no word is left; the brewery’s name stays in what it sold', async () => {
  const services = checkout.with()
  const form = aCompanyForm({
    ...PERSON,
    city: 'Quilmes',
    email: 'zac@cerveceria.example',
    story: 'La fundó Zacarías.',
  })
  const seller = await aPerson(services, '/company', form)
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const buyer = await aPerson(services, '/user', aBuyerForm({ email: 'compra@correo.example' }))
  expect((await buyer.send('PUT', `/followed/${seller.id}`)).status).toBe(200)
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  await deliverParcels(services, orderId)
  const desk = await aLoggedInAdmin(services)
  await checkout.db.insert(workNotes).values({
    ...{ kind: 'debt-old', thing: seller.id, key: randomUUID(), adminId: desk.id },
    ...{ words: 'Hablé con Zacarías.', companyId: seller.id },
  })
  await checkout.db.update(companies).set({ image: '/media/secreta' }).where(eq(companies.id, seller.id))
  await checkout.db.update(beers).set({ image: '/media/secreta-lata' }).where(eq(beers.id, beer.id))
  const [own] = await checkout.db.select().from(companies).where(eq(companies.id, seller.id))
  const { key } = await giveSecondFactor(services, own!.userId!)
  const saved = await seller.send('PUT', `/company/${seller.id}/payout-account`, {
    destination: { ...DESTINATIONS.lines, holder: 'Zacarías Quetzalcóatl' },
    proof: { code: shownCode(key) },
  })
  expect(saved.status).toBe(200)
  await aKey(services, seller.id, ['beers:read'], { name: 'Odoo de Zacarías' })
  await emptyOutbox(services)
  // They sold by another e-mail then: that mail names no user, and goes with the company that it tells of.
  const before = await checkout.db
    .update(outbox)
    .set({ recipient: 'zac@antes.example' })
    .where(and(eq(outbox.kind, 'sale'), eq(outbox.recipient, 'zac@cerveceria.example')))
    .returning()
  expect(before).toHaveLength(1)

  expect((await seller.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
  expect(await emptyOutbox(services)).toEqual(['zac@cerveceria.example'])
  expect(await findText(checkout.database.pool, TELLING)).toEqual([])
  await expectWellKeptBooks()
  expect(await checkout.db.select().from(payoutAccounts)).toMatchObject([{ sealed: null, masked: null }])
  const [company] = await checkout.db.select().from(companies).where(eq(companies.id, seller.id))
  expect(company).toMatchObject({
    company: 'Cervecería Los 3 Ríos',
    name: 'Cuenta borrada',
    city: 'Quilmes',
    active: false,
  })
  expect(await checkout.db.$count(followedCompanies, eq(followedCompanies.companyId, seller.id))).toBe(0)
  const [shelf] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(shelf).toMatchObject({ onSale: false, image: '' })
  expect((await sendJson(services, 'GET', `/product/${beer.id}`)).status).toBe(404)
  const bought = await buyer.send('GET', `/shoppingHistories?userPersonId=${buyer.id}`)
  expect(bought.body).toMatchObject([{ Items: [{ company: 'Cervecería Los 3 Ríos', name: beer.name }] }])
  expect(await checkout.db.$count(orderLines, eq(orderLines.companyId, seller.id))).toBe(1)
  const logIn = { email: 'zac@cerveceria.example', password: PASSWORD }
  expect((await sendJson(services, 'POST', '/login', { body: logIn })).status).toBe(401)
})
