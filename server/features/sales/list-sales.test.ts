import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Sale, SaleGroup } from '#contract/sales.ts'
import { beers, companies, orders, outbox, users } from '#database/schema.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

type Seller = Awaited<ReturnType<typeof aLoggedInSeller>>
type SalePage = { sales: Sale[]; total: number; totalPages: number }
type GroupPage = { groups: SaleGroup[]; total: number; totalPages: number }

const salesOf = async ({ id, send }: Pick<Seller, 'id' | 'send'>, query = '') =>
  (await send('GET', `/usercompanysales/${id}${query}`)).body as SalePage
const groupsOf = async ({ id, send }: Pick<Seller, 'id' | 'send'>, query = '') =>
  (await send('GET', `/usercompanysalessummary/${id}${query}`)).body as GroupPage

/** Two breweries, each with a beer, and somebody who bought of both in one order. */
async function aSharedOrder() {
  const services = checkout.with()
  const [eva, rival] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const ipa = await aBeer(checkout.db, { companyId: eva.id, name: 'Niebla', priceCents: 450 })
  const porter = await aBeer(checkout.db, { companyId: eva.id, name: 'Puna', priceCents: 333 })
  const theirs = await aBeer(checkout.db, { companyId: rival.id, name: 'Ajena', priceCents: 1000 })
  const buyer = await aBuyer(checkout.db)
  const paid = await aPaidOrder(services, buyer.id, [
    { id: ipa.id, quantity: 3 },
    { id: porter.id, quantity: 1 },
    { id: theirs.id, quantity: 2 },
  ])
  return { services, eva, rival, ipa, porter, theirs, buyer, ...paid }
}

test('a seller sees every field of their own lines of a shared order, and nothing of the others', async () => {
  const { eva, rival, ipa, buyer, orderId } = await aSharedOrder()
  const { sales, ...counted } = await salesOf(eva)
  expect(counted).toEqual({ total: 2, totalPages: 1 })
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
  const facts = {
    ShoppingHistoryId: orderId,
    date: order!.paidAt!.toISOString(),
    state: 'paid',
    parcel: 'pending',
    buyerEmail: buyer.email,
    buyerName: 'Ana Pérez',
    chargeback: null,
  }
  expect(sales[0]).toEqual({
    ...facts,
    id: `${orderId}.${ipa.id}`,
    ProductId: ipa.id,
    name: 'Niebla',
    description: ipa.description,
    summary: ipa.presentation,
    image: expect.stringMatching(new RegExp(`^/labels/${ipa.id}\\.svg`)),
    price: 4.5,
    amount: 3,
    refundedAmount: 0,
    totalPrice: 13.5,
    refunded: 0,
    owed: 13.5,
    paidOut: 0,
    charge: {
      ...{ currency: 'USD', totalPrice: 13.5, refunded: 0, owed: 13.5, paidOut: 0 },
      ...{ commission: 0, commissionTax: 0, fee: 0, net: 13.5 },
    },
    payoutDate: null,
  })
  const together = { totalPrice: 16.83, refunded: 0, owed: 16.83, paidOut: 0 }
  expect(await groupsOf(eva)).toEqual({
    groups: [
      {
        ...{ ...facts, ...together, Items: sales },
        charge: { currency: 'USD', ...together, commission: 0, commissionTax: 0, fee: 0, net: 16.83 },
      },
    ],
    total: 1,
    totalPages: 1,
  })
  expect((await salesOf(rival)).sales).toMatchObject([{ name: 'Ajena', amount: 2, owed: 20 }])
  for (const answer of [await salesOf(eva), await groupsOf(eva)]) {
    const written = JSON.stringify(answer)
    for (const secret of ['Ajena', rival.id, 'Belgrano', '30111222', '5550100']) {
      expect(written).not.toContain(secret)
    }
  }
})

test('a seller has no sales of another company, by any id', async () => {
  const { services, eva, rival, orderId, ipa } = await aSharedOrder()
  const [buyer, admin] = [await aLoggedInBuyer(services), await aLoggedInAdmin(services)]
  const imported = await aCompany(checkout.db)
  const calls = (id: string) => [
    `/usercompanysales/${id}`,
    `/usercompanysalessummary/${id}`,
    `/company/${id}/balance`,
  ]
  for (const path of calls(eva.id)) {
    expect((await sendJson(services, 'GET', path)).status).toBe(401)
    expect((await buyer.send('GET', path)).status).toBe(403)
    expect((await rival.send('GET', path)).body).toMatchObject({ code: 'forbidden' })
    expect((await rival.send('GET', path.replace(eva.id, eva.id.toUpperCase()))).status).toBe(403)
    expect((await admin.send('GET', path)).body).toEqual((await eva.send('GET', path)).body)
  }
  for (const id of [
    randomUUID(),
    'constructor',
    eva.userId,
    orderId,
    ipa.id,
    encodeURIComponent("' OR 1=1"),
  ]) {
    for (const path of calls(id)) {
      expect((await rival.send('GET', path)).body).toMatchObject({ code: 'user-not-found' })
      expect((await admin.send('GET', path)).status).toBe(404)
    }
  }
  expect((await rival.send('GET', `/payouts?companyId=${eva.id}`)).status).toBe(403)
  expect((await rival.send('GET', '/payouts')).status).toBe(403)
  expect((await admin.send('GET', `/usercompanysales/${imported.id}`)).body).toEqual({
    sales: [],
    total: 0,
    totalPages: 0,
  })
})

test('newest first, three a page; past the end is empty, page 0 is refused', async () => {
  const services = checkout.with()
  const eva = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: eva.id, onHand: 50 })
  const buyer = await aBuyer(checkout.db)
  const bought: string[] = []
  for (let quantity = 1; quantity <= 4; quantity++) {
    bought.unshift((await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity }])).orderId)
  }
  await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 9 }])

  const { sales, ...counted } = await salesOf(eva)
  expect(sales.map(({ ShoppingHistoryId }) => ShoppingHistoryId)).toEqual(bought.slice(0, 3))
  expect(counted).toEqual({ total: 4, totalPages: 2 })
  expect((await salesOf(eva, '?pag=2')).sales).toMatchObject([{ ShoppingHistoryId: bought[3] }])
  expect((await groupsOf(eva, '?pag=2')).groups).toMatchObject([{ ShoppingHistoryId: bought[3] }])
  expect(await salesOf(eva, '?pag=3')).toEqual({ sales: [], total: 4, totalPages: 2 })
  expect(await groupsOf(eva, '?pag=9999999')).toEqual({ groups: [], total: 4, totalPages: 2 })
  expect(await salesOf(eva, '?pag=')).toEqual({ sales, ...counted })
  for (const pag of ['0', '-1', 'dos', '1.5', '99999999']) {
    for (const call of ['usercompanysales', 'usercompanysalessummary']) {
      expect((await eva.send('GET', `/${call}/${eva.id}?pag=${pag}`)).status).toBe(400)
    }
  }
})

test('what is refunded is not owed: some units, then all', async () => {
  const { services, eva, rival, ipa, orderId } = await aSharedOrder()
  const lines = [{ beerId: ipa.id, quantity: 2 }]
  await requestRefund(services, { orderId, lines, restock: true, reason: 'broken' })
  expect((await salesOf(eva)).sales).toMatchObject([
    { name: 'Niebla', amount: 3, refundedAmount: 2, totalPrice: 13.5, refunded: 9, owed: 4.5 },
    { name: 'Puna', refundedAmount: 0, refunded: 0, owed: 3.33 },
  ])
  expect((await salesOf(rival)).sales).toMatchObject([{ refunded: 0, owed: 20 }])
  expect((await eva.send('GET', `/company/${eva.id}/balance`)).body).toMatchObject({
    balances: [{ currency: 'USD', owed: 0, pending: 7.83, pendingDollars: 7.83 }],
  })

  await requestRefund(services, { orderId, restock: false, reason: 'all of it' })
  expect((await salesOf(eva)).sales).toMatchObject([
    { refundedAmount: 3, refunded: 13.5, owed: 0 },
    { refundedAmount: 1, refunded: 3.33, owed: 0 },
  ])
  expect((await salesOf(rival)).sales).toMatchObject([{ refundedAmount: 2, refunded: 20, owed: 0 }])
})

test('money that went back by hand, without a word of what for, is shared among the lines to the cent', async () => {
  const { services, eva, rival, porter, orderId, paymentId } = await aSharedOrder()
  services.payments.refundByHand(paymentId, 1000)
  await settlePayment(services, paymentId)
  const back = async () => [...(await salesOf(eva)).sales, ...(await salesOf(rival)).sales]
  // Of 36.83: 13.50, 3.33 and 20.00.
  expect((await back()).map(({ refunded }) => refunded)).toEqual([3.66, 0.9, 5.44])
  const lines = [{ beerId: porter.id, quantity: 1 }]
  await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' })
  const cents = (await back()).map(({ refunded }) => Math.round(refunded * 100))
  expect(cents[1]).toBe(333)
  expect(cents.reduce((sum, each) => sum + each)).toBe(1333)
  await requestRefund(services, { orderId, restock: false, reason: 'rest' })
  expect((await back()).map(({ owed }) => owed)).toEqual([0, 0, 0])
})

test('nothing is owed of what was charged back', async () => {
  const { services, eva, paymentId } = await aSharedOrder()
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  expect((await salesOf(eva)).sales).toMatchObject([
    { state: 'charged_back', refunded: 13.5, owed: 0, paidOut: 0 },
    { state: 'charged_back', refunded: 3.33, owed: 0 },
  ])
})

test('names and prices stay those of the day; of who deleted their account no e-mail is left', async () => {
  const { eva, ipa, buyer } = await aSharedOrder()
  await checkout.db.update(beers).set({ name: 'Otra', priceCents: 9 }).where(eq(beers.id, ipa.id))
  await checkout.db
    .update(users)
    .set({ deletedAt: sql`now()`, active: false, email: `deleted-${buyer.id}@deleted.invalid` })
    .where(eq(users.id, buyer.id))
  expect((await salesOf(eva)).sales[0]).toMatchObject({ name: 'Niebla', price: 4.5, buyerEmail: '' })
})

test('each company that somebody sells for is written to, once, in the transaction of the sale', async () => {
  const { services, eva, rival, orderId, paymentId } = await aSharedOrder()
  await settlePayment(services, paymentId)
  const imported = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  // Its seller went between the order and its payment: nothing else makes a sale of what nobody sells.
  const products = [{ id: imported.id, quantity: 1 }]
  const placed = await aPlacedOrder(services, buyer.id, products)
  await checkout.db.update(companies).set({ userId: null }).where(eq(companies.id, imported.companyId))
  await settlePayment(services, services.payments.pay(placed))
  const mails = await checkout.db.select().from(outbox).where(eq(outbox.kind, 'sale'))
  const ofOrder = mails.filter(({ dedupeKey }) => dedupeKey.includes(orderId))
  expect(ofOrder.map(({ recipient }) => recipient).toSorted()).toEqual([eva.email, rival.email].toSorted())
  expect(mails.filter(({ dedupeKey }) => dedupeKey.includes(imported.companyId))).toEqual([])
  expect(
    (await checkout.db.select().from(companies).where(eq(companies.id, imported.companyId)))[0],
  ).toMatchObject({
    userId: null,
  })
})
