import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { PAYOUT_MAX } from '#contract/limits.ts'
import { type Balance, getBalance, type Payout, type Sale } from '#contract/sales.ts'
import { auditEntries, auditValues, payoutLines } from '#database/schema.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { askChargebacks } from '../chargebacks/ask-chargebacks.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A brewery that sold 4 units of a beer of 5 dollars, and an admin who pays. */
async function aSale() {
  const services = checkout.with()
  const [eva, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
  const beer = await aBeer(checkout.db, { companyId: eva.id, priceCents: 500, onHand: 100 })
  const buyer = await aBuyer(checkout.db)
  const sellPending = (quantity: number) => aPaidOrder(services, buyer.id, [{ id: beer.id, quantity }])
  const sell = async (quantity: number) => {
    const sold = await sellPending(quantity)
    await freeParcels(services, sold.orderId)
    return sold
  }
  const { orderId, paymentId } = await sell(4)
  const pay = (facts: object = {}) =>
    admin.send('POST', '/payouts', { companyId: eva.id, currency: 'USD', ...facts })
  const named = (...orders: string[]) => ({
    lines: orders.map((ShoppingHistoryId) => ({ ShoppingHistoryId, ProductId: beer.id })),
  })
  const refund = async (units: number, from = orderId) => {
    const lines = [{ beerId: beer.id, quantity: units }]
    await requestRefund(services, { orderId: from, lines, restock: false, reason: 'broken' })
  }
  const balance = async () => {
    const { balances } = getBalance.response.parse((await eva.send('GET', `/company/${eva.id}/balance`)).body)
    const [{ currency, owedDollars, pendingDollars, paidOutDollars, frozen, ...balance }] = balances as [
      Balance,
    ]
    expect([balances.length, currency, frozen]).toEqual([1, 'USD', 0])
    expect([owedDollars, pendingDollars, paidOutDollars]).toEqual([
      balance.owed,
      balance.pending,
      balance.paidOut,
    ])
    return balance
  }
  const sales = async () =>
    ((await eva.send('GET', `/usercompanysales/${eva.id}`)).body as { sales: Sale[] }).sales
  return {
    ...{ services, eva, admin, beer, buyer, sell, sellPending, orderId, paymentId, pay },
    ...{ named, refund, balance, sales },
  }
}

test('everything that is owed is marked as paid out, once', async () => {
  const { eva, pay, sell, balance, sales, admin } = await aSale()
  await sell(1)
  expect(await balance()).toMatchObject({ owed: 25, pending: 0, paidOut: 0, lastPayout: null })
  const { status, body } = await pay({ reference: 'Transferencia 7' })
  expect([status, body]).toMatchObject([
    201,
    {
      companyId: eva.id,
      company: expect.stringContaining('Birra del Valle'),
      currency: 'USD',
      amount: 25,
      dollars: 25,
      reference: 'Transferencia 7',
      lines: 2,
    },
  ])
  const { date } = body as Payout
  expect(await balance()).toMatchObject({
    owed: 0,
    pending: 0,
    paidOut: 25,
    lastPayout: { date, amount: 25, reference: 'Transferencia 7' },
  })
  expect(await sales()).toMatchObject([
    { owed: 0, paidOut: 5, payoutDate: date },
    { owed: 0, paidOut: 20, payoutDate: date },
  ])
  expect((await pay()).body).toMatchObject({ code: 'nothing-owed' })
  const listed = (await eva.send('GET', `/payouts?companyId=${eva.id}`)).body
  expect(listed).toEqual({ payouts: [body], total: 1, totalPages: 1 })
  expect((await admin.send('GET', '/payouts?pag=9')).body).toMatchObject({ payouts: [] })
  expect((await admin.send('GET', '/payouts')).body).toMatchObject({ payouts: [body] })
})

test('payouts are sorted by day, and of one company by amount, both ways', async () => {
  const { eva, pay, sell } = await aSale()
  const amountsOf = async (query: string) => {
    const { body } = await eva.send('GET', `/payouts?companyId=${eva.id}&${query}`)
    return (body as { payouts: Payout[] }).payouts.map(({ amount }) => amount)
  }
  await pay()
  await sell(2)
  await pay()
  await sell(1)
  await pay()
  expect(await amountsOf('')).toEqual([5, 10, 20])
  expect(await amountsOf('sort=date&dir=asc')).toEqual([20, 10, 5])
  expect(await amountsOf('sort=amount')).toEqual([20, 10, 5])
  expect(await amountsOf('sort=amount&dir=asc')).toEqual([5, 10, 20])
})

test('what has not been sent is shown apart, and is paid out once it has left', async () => {
  const { services, eva, admin, pay, named, sellPending, balance, orderId } = await aSale()
  const { orderId: unsent } = await sellPending(1)
  expect(await balance()).toMatchObject({ owed: 20, pending: 5 })
  const owed = async () => (await admin.send('GET', `/admin/owed/${eva.id}`)).body
  expect(await owed()).toMatchObject({ owed: 20, sales: 1, total: 1, pending: 5, pendingSales: 1 })
  for (const lines of [named(unsent), named(orderId, unsent)]) {
    expect(await pay(lines)).toMatchObject({ status: 409, body: { code: 'sale-pending' } })
  }
  expect((await pay({ amount: 25 })).body).toMatchObject({ code: 'owed-changed', owed: 'U$S 20.00' })
  expect((await pay()).body).toMatchObject({ amount: 20, lines: 1 })
  expect((await pay()).body).toMatchObject({ code: 'nothing-owed' })
  expect(await balance()).toMatchObject({ owed: 0, pending: 5, paidOut: 20 })
  expect(await owed()).toMatchObject({ owed: 0, rows: [], pending: 5 })
  await freeParcels(services, unsent)
  expect(await balance()).toMatchObject({ owed: 5, pending: 0 })
  expect((await pay(named(unsent))).body).toMatchObject({ amount: 5 })
})

test('of what has not been sent only what is left after refunds is waiting; cancelled, nothing', async () => {
  const { services, refund, sellPending, balance } = await aSale()
  const { orderId: unsent } = await sellPending(3)
  await refund(1, unsent)
  expect(await balance()).toMatchObject({ owed: 20, pending: 10 })
  await refund(2, unsent)
  expect(await balance()).toMatchObject({ owed: 20, pending: 0 })
  expect(services.payments.all()).toHaveLength(2)
})

test('who was paid and owes it back owes it', async () => {
  const { services, named, refund, sellPending, balance, pay, orderId } = await aSale()
  const { orderId: unsent } = await sellPending(1)
  await freeParcels(services, unsent)
  expect((await pay(named(unsent))).body).toMatchObject({ amount: 5 })
  expect(await balance()).toMatchObject({ owed: 20, pending: 0, paidOut: 5 })
  await refund(1, unsent)
  expect(await balance()).toMatchObject({ owed: 15, pending: 0 })
  expect((await pay(named(orderId))).body).toMatchObject({ amount: 15, lines: 2 })
})

test('sales are paid out by name, none of them twice', async () => {
  const { pay, named, sell, orderId, balance, beer } = await aSale()
  const { orderId: second } = await sell(1)
  expect((await pay(named(orderId, orderId))).body).toMatchObject({ amount: 20, lines: 1 })
  expect((await pay(named(orderId, second))).body).toMatchObject({ code: 'nothing-owed' })
  expect((await pay(named(second))).body).toMatchObject({ amount: 5 })
  expect(await balance()).toMatchObject({ owed: 0, paidOut: 25 })
  for (const strange of [
    { ShoppingHistoryId: randomUUID(), ProductId: beer.id },
    { ShoppingHistoryId: orderId, ProductId: randomUUID() },
  ]) {
    expect((await pay({ lines: [strange] })).body).toMatchObject({ code: 'not-found' })
  }
})

test('nobody is paid for what others sold, or for what nobody paid', async () => {
  const { services, pay, admin, named, orderId, beer, buyer, balance } = await aSale()
  const rival = await aLoggedInSeller(services)
  const stolen = await admin.send('POST', '/payouts', {
    ...{ companyId: rival.id, currency: 'USD' },
    ...named(orderId),
  })
  expect(stolen.body).toMatchObject({ code: 'not-found' })
  expect((await pay({ companyId: rival.id })).status).toBe(409)
  const open = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  expect((await pay(named(open))).status).toBe(404)
  expect((await pay({ companyId: randomUUID() })).body).toMatchObject({ code: 'user-not-found' })
  expect(await balance()).toMatchObject({ owed: 20, paidOut: 0 })
})

test('a payout leaves an entry in the audit log, once; one that was refused leaves none', async () => {
  const { eva, admin, pay } = await aSale()
  const { body } = await pay({ reference: 'Transferencia 7', amount: 20 })
  await pay({ amount: 20 })
  const { id } = body as Payout
  const entries = await checkout.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))
  expect(entries).toMatchObject([
    {
      action: 'payout-marked',
      subjectKind: 'payout',
      subjectId: id,
      facts: { companyId: eva.id, amountCents: 2000, currency: 'USD', lines: 1, named: false },
    },
  ])
  const values = await checkout.db.select().from(auditValues).where(eq(auditValues.entryId, entries[0]!.id))
  expect(values).toContainEqual(
    expect.objectContaining({
      part: 'subject',
      userId: eva.userId,
      values: { name: expect.stringContaining('Birra del Valle') },
    }),
  )
})

test('what was agreed on is what is paid: another amount is refused with what is owed', async () => {
  const { pay, sell, balance } = await aSale()
  await sell(1)
  const refused = await pay({ amount: 20 })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'owed-changed', owed: 'U$S 25.00', message: 'Lo que se debe cambió: ahora son U$S 25.00.' },
  ])
  expect(await balance()).toMatchObject({ owed: 25 })
  expect((await pay({ amount: 25 })).status).toBe(201)
})

test('a refund after a payout is taken off the next one, also when that names other sales', async () => {
  const { pay, named, refund, sell, orderId, balance, sales } = await aSale()
  await pay()
  await refund(3)
  expect(await balance()).toMatchObject({ owed: -15, paidOut: 20 })
  expect((await pay()).body).toMatchObject({ code: 'nothing-owed' })
  expect((await pay(named(orderId))).body).toMatchObject({ code: 'nothing-owed' })
  const { orderId: second } = await sell(4)
  expect((await pay(named(second))).body).toMatchObject({ amount: 5, lines: 2 })
  expect(await sales()).toMatchObject([
    { owed: 0, paidOut: 20 },
    { owed: 0, paidOut: 5, refunded: 15, totalPrice: 20 },
  ])
  const written = await checkout.db.select().from(payoutLines)
  expect(
    written
      .map(({ amountCents }) => amountCents)
      .toSorted((a, b) => a - b)
      .slice(0, 1),
  ).toEqual([-1500])
  expect(await balance()).toMatchObject({ owed: 0, paidOut: 25 })
})

test('what was charged back and lost after it had been paid out is owed by the company', async () => {
  const { services, pay, paymentId, balance, sell } = await aSale()
  await pay()
  const id = services.payments.chargeBack(paymentId)
  await settlePayment(services, paymentId)
  expect(await balance()).toMatchObject({ owed: 0, paidOut: 20 })
  services.payments.endChargeback(id, 'lost')
  await askChargebacks(services)
  expect(await balance()).toMatchObject({ owed: -20, paidOut: 20 })
  await sell(5)
  expect((await pay()).body).toMatchObject({ amount: 5, lines: 2 })
})

test('however many admins pay at once, it is paid once', async () => {
  const { pay, balance, refund, named, orderId } = await aSale()
  const [, ...answers] = await Promise.all([
    refund(1),
    ...Array.from({ length: 4 }, () => pay()),
    ...Array.from({ length: 4 }, () => pay(named(orderId))),
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const { owed, paidOut } = await balance()
  // The refund came before the payout or after it.
  expect([15, 20]).toContain(paidOut)
  expect(owed + paidOut).toBe(15)
})

test('only admins mark payouts, and only sensible ones', async () => {
  const { services, eva, pay } = await aSale()
  const body = { companyId: eva.id, currency: 'USD' }
  expect((await sendJson(services, 'POST', '/payouts', { body })).status).toBe(401)
  expect((await eva.send('POST', '/payouts', body)).status).toBe(403)
  expect((await (await aLoggedInBuyer(services)).send('POST', '/payouts', body)).status).toBe(403)
  for (const wrong of [
    { companyId: 'x' },
    { lines: [] },
    { lines: [{ ShoppingHistoryId: 'x', ProductId: 'y' }] },
    { amount: 1.005 },
    { amount: '20' },
    { amount: 1e20 },
    { amount: PAYOUT_MAX.USD + 1 },
    { currency: 'EUR' },
    { currency: undefined },
    { amount: -1 },
    { reference: 'x'.repeat(121) },
    { reference: 'a\u0000b' },
    { amountCents: 1 },
  ]) {
    expect((await pay(wrong)).status).toBe(400)
  }
})
