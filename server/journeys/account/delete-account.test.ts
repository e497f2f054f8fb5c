import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { getBalance } from '#contract/sales.ts'
import { textOf } from '#contract/texts/text.ts'
import { accounts, contactMessages, orders, refunds, sessions, users } from '#database/schema.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { askChargebacks } from '../chargebacks/ask-chargebacks.ts'

const checkout = useCheckout()

/** A buyer and a seller, and a beer of hers. */
async function aMarket(settings: Record<string, string> = {}) {
  const services = checkout.with(settings)
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  return { services, buyer, seller, products: [{ id: beer.id, quantity: 2 }] }
}

type Person = Awaited<ReturnType<typeof aLoggedInBuyer | typeof aLoggedInSeller>>
const userIdOf = (person: Person) => ('userId' in person ? person.userId : person.id)
const deleteIt = (person: Person, body: object = { currentPassword: PASSWORD }) =>
  person.send('DELETE', '/account', body)

/** Asks, and shows that nothing became of it. */
async function refused(account: Person, body?: object) {
  const answer = await deleteIt(account, body)
  const [user] = await checkout.db
    .select()
    .from(users)
    .where(eq(users.id, userIdOf(account)))
  expect(user).toMatchObject({ email: account.email, active: true, deletedAt: null })
  expect(await checkout.db.$count(sessions, eq(sessions.userId, userIdOf(account)))).toBeGreaterThan(0)
  return answer
}

async function expectBlocked(account: Person, ...blockers: (keyof typeof ERRORS)[]) {
  const { status, body } = await refused(account)
  const [code] = blockers
  expect([status, body]).toEqual([409, { code, message: textOf(ERRORS[code!].message), blockers }])
  const shown = await account.send('GET', '/account/deletion')
  expect([shown.status, shown.body]).toMatchObject([200, { blockers, proof: 'password' }])
}

test('while an order is unpaid and holds beers, neither side is deleted; once it has expired, both are', async () => {
  const { services, buyer, seller, products } = await aMarket()
  const orderId = await aPlacedOrder(services, buyer.id, products)
  await expectBlocked(buyer, 'purchase-unpaid')
  await expectBlocked(seller, 'sale-unpaid')
  await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
  await expireHolds(services)
  expect((await deleteIt(seller)).status).toBe(200)
  expect((await deleteIt(buyer)).status).toBe(200)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

test('while a parcel has not left, neither side is deleted; once it has, both are', async () => {
  const { services, buyer, seller, products } = await aMarket()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  await expectBlocked(buyer, 'purchase-unshipped')
  await expectBlocked(seller, 'sale-unshipped')
  await freeParcels(services, orderId)
  // Who has money coming is told before, and may go all the same.
  const { balances } = getBalance.response.parse(
    (await seller.send('GET', `/company/${seller.id}/balance`)).body,
  )
  expect((await seller.send('GET', '/account/deletion')).body).toMatchObject({
    blockers: [],
    owed: [{ currency: balances[0]!.currency, amount: balances[0]!.owed }],
  })
  expect((await buyer.send('GET', '/account/deletion')).body).toMatchObject({ owed: [] })
  expect((await deleteIt(buyer)).status).toBe(200)
  expect((await deleteIt(seller)).status).toBe(200)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

test('while money is owed back, neither side is deleted; once it is back, both are', async () => {
  const { services, buyer, seller, products } = await aMarket()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  await freeParcels(services, orderId)
  const owed = await requestRefund(services, { orderId, restock: false, reason: 'broken' })
  if ('refused' in owed) throw new Error(owed.refused)
  for (const state of ['due', 'sent', 'failed'] as const) {
    await checkout.db.update(refunds).set({ state }).where(eq(refunds.id, owed.refundId))
    await expectBlocked(buyer, 'purchase-unrefunded')
    await expectBlocked(seller, 'sale-unrefunded')
  }
  await checkout.db.update(refunds).set({ state: 'due' }).where(eq(refunds.id, owed.refundId))
  expect(await sendRefund(services, owed.refundId)).toBe(true)
  expect((await deleteIt(buyer)).status).toBe(200)
  expect((await deleteIt(seller)).status).toBe(200)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

test('who owes the shop money for what was paid out before keeps their account; once they are owed more, nothing', async () => {
  const { services, buyer, seller, products } = await aMarket()
  const admin = await aLoggedInAdmin(services)
  const sell = async () => {
    const sold = await aPaidOrder(services, buyer.id, products)
    await freeParcels(services, sold.orderId)
    return sold
  }
  const { paymentId } = await sell()
  expect((await admin.send('POST', '/payouts', { companyId: seller.id, currency: 'USD' })).status).toBe(201)
  const chargebackId = services.payments.chargeBack(paymentId)
  await settlePayment(services, paymentId)
  // Frozen: it may have to come back.
  await expectBlocked(seller, 'sale-owed-back')
  services.payments.endChargeback(chargebackId, 'lost')
  await askChargebacks(services)
  await expectBlocked(seller, 'sale-owed-back')
  await sell()
  // Nobody owes anybody anything any more: what is owed now is what was paid out too much.
  expect((await deleteIt(seller)).status).toBe(200)
  expect((await deleteIt(buyer)).status).toBe(200)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

test.each(['review', 'refund_due'] as const)('an order that stands at %s keeps its buyer', async (state) => {
  const { services, buyer, products } = await aMarket()
  const orderId = await aPlacedOrder(services, buyer.id, products)
  await checkout.db.update(orders).set({ state, stockHeld: false }).where(eq(orders.id, orderId))
  await expectBlocked(buyer, 'purchase-unrefunded')
  // As it was: the books of this file are looked at as a whole.
  await checkout.db.update(orders).set({ state: 'pending', stockHeld: true }).where(eq(orders.id, orderId))
})

test('everything that stands in the way is named at once', async () => {
  const { services, buyer, products } = await aMarket()
  await aPaidOrder(services, buyer.id, products)
  await aPlacedOrder(services, buyer.id, products)
  await expectBlocked(buyer, 'purchase-unpaid', 'purchase-unshipped')
})

test('a password is asked for, and guesses at it are limited like log-ins', async () => {
  const services = checkout.with({ RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '3' })
  const buyer = await aLoggedInBuyer(services)
  expect(await refused(buyer, {})).toMatchObject({
    status: 400,
    body: { fields: { currentPassword: 'Información requerida' } },
  })
  const wrong = { currentPassword: 'Cebada2025' }
  for (let guess = 1; guess <= 3; guess++) {
    expect(await refused(buyer, wrong)).toMatchObject({ status: 401, body: { code: 'wrong-password' } })
  }
  expect(await refused(buyer, wrong)).toMatchObject({ status: 429 })
  expect(await refused(buyer)).toMatchObject({ status: 429 })
})

test('who signs in through a provider has come in through it just now', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  await checkout.db
    .update(accounts)
    .set({ providerId: 'oidc:https://id.example', password: null })
    .where(eq(accounts.userId, buyer.id))
  const proof = async () =>
    (await buyer.send('GET', '/account/deletion')).body as {
      proof: string
    }
  const openedMinutesAgo = (minutes: number) =>
    checkout.db
      .update(sessions)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(sessions.userId, buyer.id))
  await openedMinutesAgo(11)
  expect(await proof()).toMatchObject({ proof: 'log-in-again' })
  expect(await refused(buyer, {})).toMatchObject({ status: 403, body: { code: 'sign-in-to-delete' } })
  await openedMinutesAgo(9)
  expect(await proof()).toMatchObject({ proof: 'recent-log-in' })
  expect((await deleteIt(buyer, {})).status).toBe(200)
})

test('an administrator is not deleted here, and neither is a visitor', async () => {
  const services = checkout.with()
  const admin = await aLoggedInAdmin(services)
  expect((await admin.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(403)
  expect((await admin.send('GET', '/account/deletion')).status).toBe(403)
  expect((await sendJson(services, 'DELETE', '/account', { body: {} })).status).toBe(401)
})

test('afterwards the browser forgets its session, nobody logs in, and the e-mail is free', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const elsewhere = await inABrowser(services, buyer)
  const deleted = await deleteIt(buyer)
  expect([deleted.status, deleted.body]).toEqual([200, { message: 'Tu cuenta se borró' }])
  expect(deleted.cookies).toEqual([expect.stringMatching(/^lupulo_session=; Max-Age=0/)])
  for (const browser of [buyer, elsewhere]) expect(await browser.session()).toBeNull()
  expect((await deleteIt(buyer)).status).toBe(401)
  const { email } = buyer
  const logIn = () => sendJson(services, 'POST', '/login', { body: { email, password: PASSWORD } })
  expect((await logIn()).body).toMatchObject({ code: 'wrong-credentials' })
  expect((await sendJson(services, 'GET', `/check?email=${email}`)).body).toBe(false)
  const again = await sendJson(services, 'POST', '/user', { body: aBuyerForm({ email }) })
  expect(again.status).toBe(201)
  expect((await logIn()).body).toMatchObject({ id: (again.body as { id: string }).id })
})

test('whoever only claims an e-mail takes back nothing that was written from it', async () => {
  const { services, buyer, seller } = await aMarket()
  await checkout.db.update(users).set({ emailVerified: true }).where(eq(users.id, seller.userId))
  for (const { email } of [buyer, seller]) {
    const letter = { name: 'Ana', email, phone: '351', message: 'Hola' }
    expect((await sendJson(services, 'POST', '/contactme', { body: letter })).status).toBe(201)
  }
  for (const person of [buyer, seller]) expect((await deleteIt(person)).status).toBe(200)
  const keptOf = ({ email }: Person) => checkout.db.$count(contactMessages, eq(contactMessages.email, email))
  expect([await keptOf(buyer), await keptOf(seller)]).toEqual([1, 0])
})
