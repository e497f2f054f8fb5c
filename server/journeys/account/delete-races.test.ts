import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { alertChoices, beers, outbox, restocks, savedBeers, sessions, users } from '#database/schema.ts'
import { sendRestockWaves } from '#server/journeys/alerts/send-restock-waves.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { aLoggedInBuyer, aLoggedInSeller, inABrowser, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { TRIAL_SITES } from '#tests/faults/trial-sites.ts'

const checkout = useCheckout({ poolSize: 12, sites: TRIAL_SITES })

type Person = Pick<Awaited<ReturnType<typeof inABrowser>>, 'send'>
const deleteIt = ({ send }: Person) => send('DELETE', '/account', { currentPassword: PASSWORD })

/** Holds a beer while two come for it, one after the other, and then lets them go. */
async function inTurn<One, Other>(beerId: string, first: () => Promise<One>, second: () => Promise<Other>) {
  let both: [Promise<One>, Promise<Other>] | undefined
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM beers WHERE id = ${beerId} FOR UPDATE`)
    const one = first()
    await untilWaiting(checkout.database.pool, 1)
    const other = second()
    await untilWaiting(checkout.database.pool, 2)
    both = [one, other]
  })
  return Promise.all(both!)
}

const isDeleted = async (userId: string) =>
  (await checkout.db.select().from(users).where(eq(users.id, userId)))[0]!.deletedAt !== null
const expectWellKeptBooks = async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])

test('a purchase that is just being placed keeps its buyer', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const beer = await aBeer(checkout.db)
  const [placed, deleted] = await inTurn(
    beer.id,
    () => placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 1 }] }),
    () => deleteIt(buyer),
  )
  expect(placed).toMatchObject({ isNew: true })
  expect([deleted.status, deleted.body]).toMatchObject([409, { code: 'purchase-unpaid' }])
  expect(await isDeleted(buyer.id)).toBe(false)
})

test('who has been deleted places nothing, whoever was first', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { onHand: 100 })
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const buyer = await aLoggedInBuyer(services)
      const order = { products: [{ id: beer.id, quantity: 1 }] }
      const [deleted, placed] = await Promise.all([deleteIt(buyer), placeOrder(services, buyer.id, order)])
      expect(isRefusal(placed)).toBe(deleted.status === 200)
      if (isRefusal(placed)) expect(placed.refused).toBe('sellers-cannot-buy')
      return deleted.status
    }),
  )
  for (const status of outcomes) expect([200, 409]).toContain(status)
  await expectWellKeptBooks()
})

test('a sale that is just being placed keeps its seller', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const buyer = await aBuyer(checkout.db)
  const [placed, deleted] = await inTurn(
    beer.id,
    () => placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 1 }] }),
    () => deleteIt(seller),
  )
  expect(placed).toMatchObject({ isNew: true })
  expect([deleted.status, deleted.body]).toMatchObject([409, { code: 'sale-unpaid' }])
  expect(await isDeleted(seller.userId)).toBe(false)
})

test('of a seller who is just being deleted nobody buys', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const buyer = await aBuyer(checkout.db)
  const [deleted, placed] = await inTurn(
    beer.id,
    () => deleteIt(seller),
    () => placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 1 }] }),
  )
  expect(deleted.status).toBe(200)
  expect(placed).toMatchObject({ refused: 'beer-not-on-sale' })
})

test('a late payment for a beer of theirs keeps the seller, or goes back', async () => {
  const services = checkout.with()
  for (const sellerFirst of [false, true]) {
    const seller = await aLoggedInSeller(services)
    const beer = await aBeer(checkout.db, { companyId: seller.id })
    const buyer = await aBuyer(checkout.db)
    const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
    await expireHolds(services)
    const pay = () => settlePayment(services, services.payments.pay(orderId))
    const steps = [pay, () => deleteIt(seller)] as [() => Promise<unknown>, () => Promise<unknown>]
    if (sellerFirst) steps.reverse()
    await inTurn(beer.id, ...steps)
    const found = await checkout.db.execute<{ state: string }>(
      sql`SELECT state FROM orders WHERE id = ${orderId}`,
    )
    expect([await isDeleted(seller.userId), found.rows[0]!.state]).toEqual(
      sellerFirst ? [true, 'refund_due'] : [false, 'paid'],
    )
  }
  await expectWellKeptBooks()
})

test('a late payment of their own keeps the buyer, or goes back', async () => {
  const services = checkout.with()
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const buyer = await aLoggedInBuyer(services)
      const beer = await aBeer(checkout.db)
      const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
      await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
      await expireHolds(services)
      const paymentId = services.payments.pay(orderId)
      await Promise.all([deleteIt(buyer), settlePayment(services, paymentId)])
      const found = await checkout.db.execute<{ state: string }>(
        sql`SELECT state FROM orders WHERE id = ${orderId}`,
      )
      return `${await isDeleted(buyer.id)} ${found.rows[0]!.state}`
    }),
  )
  for (const outcome of outcomes) expect(['true cancelled', 'false paid']).toContain(outcome)
  await expectWellKeptBooks()
})

test('a beer that is published meanwhile is not on sale', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const first = await aBeer(checkout.db, { companyId: seller.id })
  const [deleted, published] = await inTurn(
    first.id,
    () => deleteIt(seller),
    () => aBeer(checkout.db, { companyId: seller.id }),
  )
  expect(deleted.status).toBe(200)
  const [late] = await checkout.db.select().from(beers).where(eq(beers.id, published.id))
  expect(late!.onSale).toBe(false)
})

test('of deletions at the same time one is made', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const browsers = [buyer, await inABrowser(services, buyer), await inABrowser(services, buyer)]
  const answers = await Promise.all(browsers.map(deleteIt))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
})

test('what a profile saves meanwhile is not saved behind the deletion', async () => {
  const services = checkout.with()
  const record = {
    document: 30111222,
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Villa María',
    address: 'Mitre 5',
  }
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const buyer = await aLoggedInBuyer(services)
      const edit = { ...record, name: 'Rastro', lastName: 'Quedado', image: '' }
      const [deleted] = await Promise.all([deleteIt(buyer), buyer.send('PUT', '/user', edit)])
      expect(deleted.status).toBe(200)
    }),
  )
  const left = await checkout.db.execute(sql`SELECT FROM buyers WHERE name = 'Rastro'`)
  expect(left.rows).toHaveLength(0)
})

test('a session that is ended meanwhile, as by a change of password, deletes nothing', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  let deleting: ReturnType<typeof deleteIt> | undefined
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM users WHERE id = ${buyer.id} FOR NO KEY UPDATE`)
    deleting = deleteIt(buyer)
    await untilWaiting(checkout.database.pool, 1)
    await tx.delete(sessions).where(eq(sessions.userId, buyer.id))
  })
  expect((await deleting!).status).toBe(401)
  expect(await isDeleted(buyer.id)).toBe(false)
})

test('who goes while a wave writes to them is waited for, and no mail keeps their e-mail', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const beer = await aBeer(checkout.db, { onHand: 0 })
  await checkout.db.update(users).set({ emailVerified: true }).where(eq(users.id, buyer.id))
  await checkout.db.insert(savedBeers).values({ userId: buyer.id, beerId: beer.id, centsThen: 450 })
  await checkout.db.insert(alertChoices).values({ userId: buyer.id, restock: true })
  await checkout.db.update(beers).set({ onHand: 5 }).where(eq(beers.id, beer.id))
  await checkout.db.update(restocks).set({ waveAt: sql`now() - interval '1 second'` })
  const [isWriting, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const jobs = {
    ...services.jobs,
    enqueue: async () => {
      isWriting.resolve()
      await goesOn.promise
    },
  }
  const wave = sendRestockWaves({ ...services, jobs })
  await isWriting.promise
  const deleting = deleteIt(buyer)
  await untilWaiting(checkout.database.pool, 1)
  goesOn.resolve()
  await wave
  expect((await deleting).status).toBe(200)
  const mails = await checkout.db.select().from(outbox).where(eq(outbox.kind, 'restock'))
  expect(mails).toMatchObject([{ payload: {} }])
  expect(mails[0]!.recipient).not.toBe(buyer.email)
})
