import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Figures } from '#contract/figures.ts'
import { LOW_STOCK } from '#contract/limits.ts'
import type { SalesSum } from '#contract/sales.ts'
import type { Today } from '#contract/today.ts'
import { beers, companies, deliveryWarnings, parcels, reviews, users } from '#database/schema.ts'
import { shopDay } from '#server/shop-day.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

type Person = Pick<Awaited<ReturnType<typeof aLoggedInSeller>>, 'id' | 'send'>

async function read<Body>(by: Person, path: string): Promise<Body> {
  const { status, body } = await by.send('GET', path)
  expect([path, status]).toEqual([path, 200])
  return body as Body
}
const todayOf = (by: Person) => read<Today>(by, `/company/${by.id}/today`)

/** So many days ago a parcel was paid, as far as its lists know. */
const waited = (orderId: string, days: number) =>
  checkout.db
    .update(parcels)
    .set({ createdAt: sql`now() - ${days} * interval '1 day' - interval '1 minute'` })
    .where(sql`order_id = ${orderId}`)

type Shown = { orderId: string; days: number; late: boolean }
type ProductPage = { counts: { ending: number; 'sold-out': number } }
type ParcelList = { counts: { pending: number }; parcels: Shown[] }

test('what is to be sent: the numbers and the order of its page, late from three days on, no warned or refunded one', async () => {
  const desk = await anOrderDesk(checkout.with())
  const { one } = desk
  const orders: string[] = []
  const payments = new Map<string, string>()
  for (const days of [0, 2, 3, 9, 12]) {
    const { orderId, paymentId } = await desk.aPaidOrder()
    await waited(orderId, days)
    orders.push(orderId)
    payments.set(orderId, paymentId)
  }
  const [fresh, second, third, refunded, sent] = orders as [string, string, string, string, string]
  await desk.refund(refunded)
  await one.send('PUT', `/company/${one.id}/parcels/${sent}/shipped`, { carrier: 'Andina' })
  const { parcels: told } = await todayOf(one)
  expect(told).toMatchObject({
    waiting: 3,
    late: 1,
    oldest: [
      { orderId: third, days: 3, late: true, warned: false, recipient: 'Ana Pérez', units: 3 },
      { orderId: second, days: 2, late: false },
      { orderId: fresh, days: 0, late: false },
    ],
  })
  const page = await read<ParcelList>(one, `/company/${one.id}/parcels?state=pending`)
  expect(page.counts.pending).toBe(told.waiting)
  const shown = ({ orderId, days, late }: Shown) => ({ orderId, days, late })
  expect(page.parcels.map(shown)).toEqual(told.oldest.map(shown))
  // What the provider asks not to send is late nowhere.
  await checkout.db.insert(deliveryWarnings).values({
    ...{ orderId: third, paymentId: payments.get(third)!, reason: 'May be a fraud' },
    warnedAt: new Date(),
  })
  const { parcels: warned } = await todayOf(one)
  expect([warned.waiting, warned.late]).toEqual([3, 0])
  const { parcels: list } = await read<ParcelList>(one, `/company/${one.id}/parcels?state=pending`)
  expect(list.map(shown)).toEqual(warned.oldest.map(shown))
})

test('of twelve parcels ten are named, and all are counted', async () => {
  const desk = await anOrderDesk(checkout.with())
  for (let at = 0; at < 12; at++) await desk.aPaidOrder()
  const { parcels: told } = await todayOf(desk.one)
  expect([told.waiting, told.oldest.length]).toEqual([12, 10])
})

test('what was sold is what the figures and the sales say, of today and of seven days', async () => {
  const desk = await anOrderDesk(checkout.with({ PAYMENT_SITE: 'USD' }))
  const { one, services } = desk
  const [today, earlier, long] = [await desk.aPaidOrder(), await desk.aPaidOrder(), await desk.aPaidOrder()]
  const back = await desk.aPaidOrder()
  await desk.refund(back.orderId)
  await waited(earlier.orderId, 3)
  await waited(long.orderId, 20)
  const told = await todayOf(one)
  const day = shopDay(services.env)
  expect([told.day, told.today.orders, told.week.orders]).toEqual([day, 2, 3])
  for (const [sold, from] of [
    [told.today, day],
    [told.week, told.weekFrom],
  ] as const) {
    const { total } = await read<Figures>(one, `/company/${one.id}/figures?from=${from}&to=${day}`)
    const { orders, units, sales, refunded } = total
    expect(sold).toMatchObject({ orders, units, sales, refunded })
  }
  const sales: { ShoppingHistoryId: string; owed: number; paidOut: number }[] = []
  for (const pag of [1, 2]) {
    sales.push(...(await read<{ sales: typeof sales }>(one, `/usercompanysales/${one.id}?pag=${pag}`)).sales)
  }
  const net = sales
    .filter(({ ShoppingHistoryId }) => ShoppingHistoryId !== long.orderId)
    .reduce((sum, { owed, paidOut }) => sum + owed + paidOut, 0)
  expect(told.week.net).toBe(net)
  expect(told.today.net).toBeLessThan(told.today.sales)
  expect(told.week.charge).toEqual({
    currency: 'USD',
    sales: told.week.sales,
    refunded: told.week.refunded,
    net: told.week.net,
  })
  expect(told.today.orders).toBeGreaterThan(0)
  expect(today.orderId).toBeTruthy()
  expect(told.balances).toEqual(
    (await read<{ balances: unknown }>(one, `/company/${one.id}/balance`)).balances,
  )
})

test('what was sold is told in what was charged too, as the sales say it, where that is one currency', async () => {
  const desk = await anOrderDesk(checkout.with({ PAYMENT_SITE: 'MLA' }))
  const { one } = desk
  expect((await todayOf(one)).week.charge).toBe(null)
  await desk.aPaidOrder()
  const back = await desk.aPaidOrder()
  await desk.refund(back.orderId)
  const { sums } = await read<{ sums: SalesSum[] }>(one, `/company/${one.id}/sales`)
  const [{ charge }] = sums as [SalesSum]
  expect(charge.currency).toBe('ARS')
  expect((await todayOf(one)).week.charge).toEqual({
    currency: charge.currency,
    sales: charge.totalPrice,
    refunded: charge.refunded,
    net: charge.net,
  })
})

test('a beer that ends within a week is told at the pace of the figures, also one of which many are left; one of which few are left is told without a pace', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const old = sql`now() - interval '90 days'`
  const aShelf = async (name: string, onHand: number) => {
    const beer = await aBeer(checkout.db, { companyId: seller.id, name, onHand })
    await checkout.db.update(beers).set({ createdAt: old }).where(sql`id = ${beer.id}`)
    return beer
  }
  const [many, few, slow, gone] = [
    await aShelf('Muchas', 24),
    await aShelf('Pocas', 18),
    await aShelf('Lenta', 20),
    await aShelf('Agotada', 2),
  ]
  const buyer = await aBuyer(checkout.db)
  await checkout.db.update(users).set({ emailVerified: true })
  await aPaidOrder(services, buyer.id, [
    { id: many.id, quantity: 12 },
    { id: few.id, quantity: 12 },
    { id: slow.id, quantity: 1 },
    { id: gone.id, quantity: 2 },
  ])
  // Sold twelve and has twelve: thirty days. Two thirds of the rest go, and it ends within a week.
  expect((await todayOf(seller)).ending).toEqual({ count: 0, beers: [] })
  await checkout.db
    .update(beers)
    .set({ onHand: 2 })
    .where(sql`id = ${many.id}`)
    .then(() =>
      checkout.db.execute(
        sql`INSERT INTO stock_movements (beer_id, units, cause) VALUES (${many.id}, -10, 'put')`,
      ),
    )
  await checkout.db
    .update(beers)
    .set({ onHand: 3 })
    .where(sql`id = ${few.id}`)
    .then(() =>
      checkout.db.execute(
        sql`INSERT INTO stock_movements (beer_id, units, cause) VALUES (${few.id}, -1, 'put')`,
      ),
    )
  const quiet = await aShelf('Quieta', LOW_STOCK)
  await aShelf('Quieta y mucha', LOW_STOCK + 1)
  const { ending, soldOut } = await todayOf(seller)
  expect(ending).toMatchObject({
    count: 3,
    beers: [
      { id: many.id, stock: 2, daysLeft: 5 },
      { id: few.id, stock: 3, daysLeft: 7 },
      { id: quiet.id, stock: LOW_STOCK, daysLeft: null },
    ],
  })
  expect(soldOut).toMatchObject({ count: 1, beers: [{ id: gone.id, name: 'Agotada' }] })
  const { runningOut } = await read<Figures>(seller, `/company/${seller.id}/figures`)
  for (const { id, stock, daysLeft } of ending.beers) {
    expect(runningOut).toContainEqual(expect.objectContaining({ id, stock, daysLeft }))
  }
  expect(runningOut).toContainEqual(expect.objectContaining({ id: gone.id, stock: 0 }))
  expect(runningOut).toHaveLength(ending.count + soldOut.count)
  const { counts } = await read<ProductPage>(seller, `/company/${seller.id}/products`)
  expect(counts).toMatchObject({ ending: ending.count, 'sold-out': soldOut.count })
})

test('the newest reviews without an answer are the first of their page', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const [one, other] = [
    await aBeer(checkout.db, { companyId: seller.id }),
    await aBeer(checkout.db, { companyId: seller.id }),
  ]
  for (const [minutes, beer, more] of [
    [1, one, { answer: 'Gracias.', answeredAt: new Date() }],
    [2, one, { hiddenAt: new Date() }],
    [3, other, {}],
    [4, one, {}],
    [5, one, {}],
    [6, other, {}],
  ] as const) {
    await checkout.db.insert(reviews).values({
      ...{ beerId: beer.id, buyerId: (await aBuyer(checkout.db)).id, rate: 4, comment: `hace ${minutes}` },
      ...{ createdAt: new Date(Date.now() - minutes * 60_000), ...more },
    })
  }
  const { reviews: told } = await todayOf(seller)
  expect(told.map(({ comment }) => comment)).toEqual(['hace 3', 'hace 4', 'hace 5'])
  const page = await read<{ reviews: { id: string }[] }>(seller, `/company/${seller.id}/reviews?unanswered=1`)
  expect(page.reviews.slice(0, 3).map(({ id }) => id)).toEqual(told.map(({ id }) => id))
})

test('what is missing goes step by step', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const missing = async () => (await todayOf(seller)).missing
  await checkout.db.update(users).set({ emailVerified: false })
  expect(await missing()).toEqual(['email', 'face', 'beer', 'account', 'ships-to'])
  await checkout.db.update(users).set({ emailVerified: true })
  await checkout.db
    .update(companies)
    .set({ image: '/media/x', story: 'Desde 1998.' })
    .where(sql`id = ${seller.id}`)
  const beer = await aBeer(checkout.db, { companyId: seller.id, onHand: 1 })
  expect(await missing()).toEqual(['account', 'ships-to'])
  // Who sells has chosen, and a shelf that is empty is no first step.
  await aPaidOrder(services, (await aBuyer(checkout.db)).id, [{ id: beer.id, quantity: 1 }])
  expect(await missing()).toEqual(['account'])
})

test('a brewery without anything has a day too; it is nobody else’s, and an admin’s to see', async () => {
  const services = checkout.with()
  const [seller, rival, admin] = [
    await aLoggedInSeller(services),
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
  ]
  expect(await todayOf(seller)).toMatchObject({
    parcels: { waiting: 0, late: 0, oldest: [] },
    ...{ ending: { count: 0, beers: [] }, soldOut: { count: 0, beers: [] }, balances: [], reviews: [] },
    week: { orders: 0, units: 0, sales: 0, refunded: 0, net: 0 },
  })
  const path = `/company/${seller.id}/today`
  expect(await rival.send('GET', path)).toMatchObject({ status: 404 })
  expect(await admin.send('GET', path)).toMatchObject({ status: 200 })
  expect(await admin.send('GET', '/company/nada/today')).toMatchObject({ status: 404 })
})
