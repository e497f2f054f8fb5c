import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, companies, outbox, parcels, stockMovements } from '#database/schema.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller, mailsTo } from '#tests/factories/logged-in-people.ts'
import { tellLowStock } from './tell-low-stock.ts'
import { tellSalesOfDay } from './tell-sales-of-day.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A brewery, who buys from it, and what is mailed to it. */
async function aBrewery() {
  const services = checkout.with()
  const [seller, buyer] = [await aLoggedInSeller(services), await aLoggedInBuyer(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, name: 'Bruma', onHand: 50 })
  const choose = (choice: object) =>
    seller.send('PUT', `/company/${seller.id}/mails`, { sales: 'each', lowStock: null, ...choice })
  const sell = async (quantity = 1, id = beer.id) =>
    (await aPaidOrder(services, buyer.id, [{ id, quantity }])).orderId
  const mails = async (kind: string) =>
    (await mailsTo(services, seller.email)).filter((mail) => mail.kind === kind)
  /** Moves a sale to so many hours after (below 0 before) the last midnight before a nine in the morning of the shop. */
  const soldAt = (orderId: string, hours: number) =>
    checkout.db
      .update(parcels)
      .set({
        createdAt: sql`((now() AT TIME ZONE ${services.env.SHOP_TIMEZONE} - interval '9 hours')::date::timestamp
          + ${hours}::numeric * interval '1 hour') AT TIME ZONE ${services.env.SHOP_TIMEZONE}`,
      })
      .where(eq(parcels.orderId, orderId))
  return { services, seller, buyer, beer, choose, sell, mails, soldAt }
}

test('a brewery is mailed each sale unless it says otherwise; what is no choice is refused', async () => {
  const { seller, choose, sell, mails } = await aBrewery()
  const page = `/company/${seller.id}/mails`
  const asItIs = { sales: 'each', lowStock: null, emailVerified: false }
  expect((await seller.send('GET', page)).body).toEqual(asItIs)
  await sell()
  expect(await mails('sale')).toHaveLength(1)
  for (const wrong of [{ sales: 'hourly' }, { lowStock: 0 }, { lowStock: 1001 }, { lowStock: 2.5 }]) {
    expect((await choose(wrong)).status).toBe(400)
  }
  expect((await choose({ sales: 'none' })).body).toEqual({ ...asItIs, sales: 'none' })
  await sell()
  expect(await mails('sale')).toHaveLength(1)
})

test('one a day: a morning tells of the day before, once, whoever looks and how often', async () => {
  const { services, seller, choose, sell, mails, soldAt } = await aBrewery()
  await choose({ sales: 'daily' })
  const [late, early, today] = [await sell(2), await sell(), await sell()]
  expect(await mails('sale')).toEqual([])
  await soldAt(late, -0.01)
  await soldAt(early, -24)
  await soldAt(today, 0)
  await Promise.all([tellSalesOfDay(services), tellSalesOfDay(services)])
  await tellSalesOfDay(services)
  const [mail, ...more] = await mails('sales-of-day')
  expect(more).toEqual([])
  expect(mail!.payload).toMatchObject({ companyId: seller.id, orderId: early })
  const written = await writeMail(checkout.db, 'http://shop.example', 'sales-of-day', mail!.payload)
  expect(written!.subject).toMatch(/^Ventas del \d\d\/\d\d\/\d{4}: 2 pedidos$/)
  for (const orderId of [late, early])
    expect(written!.text).toContain(`/company/${seller.id}/parcels/${orderId}`)
  expect(written!.text).not.toContain(today)
  expect(written!.text).toContain('Total | 3 | U$S 13.50')
  expect(written!.html).toContain('<th scope="row"')
})

test('a sale is told as was chosen when it was sold, in one mail, whatever is chosen later', async () => {
  const { services, choose, sell, mails, soldAt } = await aBrewery()
  const sold = []
  for (const sales of ['each', 'daily', 'none', 'daily', 'each']) {
    await choose({ sales })
    sold.push(await sell())
  }
  for (const [at, orderId] of sold.entries()) await soldAt(orderId, at - 12)
  await tellSalesOfDay(services)
  const told = (await mails('sales-of-day')).map(({ payload }) => payload)
  expect((await mails('sale')).map(({ payload }) => payload.orderId)).toEqual([sold[0], sold[4]])
  expect(told).toHaveLength(1)
  const { text } = (await writeMail(checkout.db, 'http://shop.example', 'sales-of-day', told[0]))!
  expect(sold.map((orderId) => text.includes(orderId))).toEqual([false, true, false, true, false])
})

test('a process that dies before its mails are written leaves them to the next; a day without sales has none', async () => {
  const { services, choose, sell, mails, soldAt } = await aBrewery()
  await choose({ sales: 'daily' })
  await tellSalesOfDay(services)
  expect(await mails('sales-of-day')).toEqual([])
  await soldAt(await sell(), -30)
  await soldAt(await sell(), -2)
  const dying = {
    ...services,
    jobs: { ...services.jobs, enqueue: () => Promise.reject(new Error('killed')) },
  }
  await expect(tellSalesOfDay(dying)).rejects.toThrow('killed')
  expect(await mails('sales-of-day')).toEqual([])
  await tellSalesOfDay(services)
  expect(new Set((await mails('sales-of-day')).map(({ payload }) => payload.day)).size).toBe(2)
})

/** Looks as on the next morning: what happened until now happened before it. */
async function nextMorning({ services, seller }: Awaited<ReturnType<typeof aBrewery>>) {
  // They are append only: a day passes for them as it does for nobody.
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_append_only`)
    await tx.execute(sql`
      UPDATE stock_movements SET at = at - interval '1 day' FROM beers WHERE beers.id = beer_id AND company_id = ${seller.id}`)
    await tx.execute(sql`ALTER TABLE stock_movements ENABLE TRIGGER stock_movements_append_only`)
  })
  await checkout.db.execute(sql`
    UPDATE companies SET low_stock_looked_at = low_stock_looked_at - interval '1 day' WHERE id = ${seller.id}`)
  await checkout.db.execute(sql`
    UPDATE outbox SET dedupe_key = dedupe_key || ':before' WHERE kind = 'low-stock' AND payload->>'companyId' = ${seller.id}`)
  await tellLowStock(services)
}

test('a beer that falls to so few units is told of once, several in one mail, and again only after there were more', async () => {
  const brewery = await aBrewery()
  const { services, seller, beer, choose, sell, mails } = brewery
  const [stout, low, plenty] = [
    await aBeer(checkout.db, { companyId: seller.id, name: 'Stout', onHand: 6 }),
    await aBeer(checkout.db, { companyId: seller.id, name: 'Ya poca', onHand: 3 }),
    await aBeer(checkout.db, { companyId: seller.id, name: 'Mucha', onHand: 90 }),
  ]
  await choose({ lowStock: 5 })
  await sell(45)
  await sell(1, stout.id)
  await sell(1, low.id)
  await sell(1, plenty.id)
  await Promise.all([nextMorning(brewery), tellLowStock(services)])
  await tellLowStock(services)
  const [mail, ...more] = await mails('low-stock')
  expect(more).toEqual([])
  expect(mail!.payload.beerIds!.split(',').toSorted()).toEqual([beer.id, stout.id].toSorted())
  const written = await writeMail(checkout.db, 'http://shop.example', 'low-stock', mail!.payload)
  expect(written!.subject).toContain('2 cervezas')
  expect(written!.text).toContain('Bruma: quedan 5')

  await sell(2)
  await nextMorning(brewery)
  expect(await mails('low-stock')).toHaveLength(1)
  await checkout.db.update(beers).set({ onHand: 9 }).where(eq(beers.id, beer.id))
  await checkout.db.insert(stockMovements).values({ beerId: beer.id, units: 6, cause: 'put' })
  expect(
    (await writeMail(checkout.db, 'http://shop.example', 'low-stock', mail!.payload))!.text,
  ).not.toContain('Bruma')
  await sell(9)
  await nextMorning(brewery)
  const again = (await mails('low-stock')).at(-1)!
  expect(await mails('low-stock')).toHaveLength(2)
  expect(again.payload.beerIds).toBe(beer.id)
  expect((await writeMail(checkout.db, 'http://shop.example', 'low-stock', again.payload))!.text).toContain(
    'Bruma: no queda ninguna',
  )
})

test('who chose no such mail gets none, and who begins hears of what falls from then on', async () => {
  const brewery = await aBrewery()
  const { choose, sell, mails, seller } = brewery
  await sell(48)
  await nextMorning(brewery)
  await choose({ lowStock: 5 })
  await nextMorning(brewery)
  expect(await mails('low-stock')).toEqual([])
  const [row] = await checkout.db.select().from(companies).where(eq(companies.id, seller.id))
  await choose({ lowStock: 6 })
  const [same] = await checkout.db.select().from(companies).where(eq(companies.id, seller.id))
  expect(same!.lowStockLookedAt).toEqual(row!.lowStockLookedAt)
  expect(
    await checkout.db.$count(outbox, sql`kind = 'low-stock' AND payload->>'companyId' = ${seller.id}`),
  ).toBe(0)
})

test('the choice is its brewery’s own', async () => {
  const { services, seller } = await aBrewery()
  const rival = await aLoggedInSeller(services)
  for (const id of [seller.id, 'x']) {
    expect((await rival.send('GET', `/company/${id}/mails`)).status).toBe(404)
    expect((await rival.send('PUT', `/company/${id}/mails`, { sales: 'none', lowStock: null })).status).toBe(
      404,
    )
  }
})
