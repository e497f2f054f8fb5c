import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Purchase, PurchasePage } from '#contract/purchases.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInAdmin, aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

/** So many orders of somebody, a minute after one another and the first an hour after `from`, cancelled, of one beer. */
async function manyOrders(buyerId: string, count: number, from: string) {
  const beer = await aBeer(database.db)
  await database.db.execute(sql`
    WITH made AS (
      INSERT INTO orders (buyer_id, idempotency_key, request_hash, state, total_cents, charge_currency, charge_cents,
                          payable_until, stock_held,
                          recipient, address, city, address_state, country, created_at)
      SELECT ${buyerId}, gen_random_uuid()::text, 'x', 'cancelled', number * 450, 'USD', number * 450, now(), false,
             'Lucía Paz', 'Belgrano 123', 'Villa María', 'Córdoba', 'Argentina',
             ${from}::timestamptz + interval '1 minute' * number
      FROM generate_series(1, ${count}) AS number
      RETURNING id, total_cents
    )
    INSERT INTO order_lines (order_id, beer_id, company_id, quantity, unit_cents, charge_unit_cents, name, presentation,
                             image, company_name)
    SELECT id, ${beer.id}, ${beer.companyId}, total_cents / 450, 450, 450, 'Niebla', 'Lata', '', 'Birra' FROM made`)
}

/** Two buyers with 30 and 25 orders, the second's all later; and an admin. */
async function aBusyShop() {
  const services = makeTestServices(database)
  await database.db.execute(sql`DELETE FROM order_lines`)
  await database.db.execute(sql`DELETE FROM orders`)
  const [ana, eva] = [await aLoggedInBuyer(services), await aBuyer(database.db)]
  await manyOrders(ana.id, 30, '2026-01-01T12:00:00Z')
  await manyOrders(eva.id, 25, '2026-02-01T12:00:00Z')
  const admin = await aLoggedInAdmin(services)
  const asked = async (query: string, { send }: Pick<typeof admin, 'send'> = admin) =>
    (await send('GET', `/shoppingHistories${query}`)) as { status: number; body: Purchase[] & PurchasePage }
  return { services, ana, eva, asked }
}

test('an admin turns the pages of everybody’s purchases, newest first, and finds each once', async () => {
  const { ana, eva, asked } = await aBusyShop()
  const pages = [1, 2, 3].map(async (page) => (await asked(`?pag=${page}`)).body)
  const [first, second, third] = await Promise.all(pages)
  for (const page of [first!, second!, third!]) expect(page).toMatchObject({ total: 55, totalPages: 3 })
  expect(first!.purchases.every(({ userPersonId }) => userPersonId === eva.id)).toBe(true)
  expect(first!.purchases[0]).toMatchObject({
    date: '2026-02-01T12:25:00.000Z',
    totalPrice: 112.5,
    buyerName: 'Ana Pérez',
    buyerEmail: eva.email,
    Items: [{ name: 'Niebla', amount: 25, unitPrice: 4.5 }],
  })
  expect(second!.purchases.every(({ userPersonId }) => userPersonId === ana.id)).toBe(true)
  expect(third!.purchases).toHaveLength(5)
  const all = [first!, second!, third!].flatMap(({ purchases }) => purchases)
  expect(new Set(all.map(({ id }) => id)).size).toBe(55)
  const dates = all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())

  expect((await asked('?pag=4')).body).toEqual({ purchases: [], total: 55, totalPages: 3, asks: [] })
  expect((await asked('?pag=0')).status).toBe(400)
  expect((await asked('?pag=x')).status).toBe(400)
})

test('pages can be of one buyer; without `pag`, or with an empty one, it stays an array', async () => {
  const { ana, asked } = await aBusyShop()
  const whose = `?userPersonId=${ana.id}`
  const page = (await asked(`${whose}&pag=2`)).body
  expect(page).toMatchObject({ total: 30, totalPages: 2 })
  expect(page.purchases).toHaveLength(5)
  for (const query of ['', '?pag=']) expect((await asked(query)).body).toHaveLength(55)
  expect((await asked(whose)).body).toHaveLength(30)
})

test('a buyer turns the pages of their own purchases alone', async () => {
  const { ana, eva, asked } = await aBusyShop()
  const own = (more: string) => asked(`?userPersonId=${ana.id}&pag=1${more}`, ana)
  const first = (await own('')).body
  expect(first).toMatchObject({ total: 30, totalPages: 3, asks: [] })
  expect(first.purchases).toHaveLength(10)
  const { id } = first.purchases[3]!
  expect((await own(`&q=${id.slice(-8).toUpperCase()}`)).body.purchases.map((one) => one.id)).toEqual([id])
  expect((await own('&q=birra niebla')).body).toMatchObject({ total: 30 })
  expect((await own('&q=birra nada')).body).toMatchObject({ total: 0, totalPages: 0 })
  expect((await asked(`?userPersonId=${eva.id}&pag=1`, ana)).status).toBe(403)
  expect((await asked('?pag=1', ana)).status).toBe(403)
})

test('of who deleted their account no e-mail is told', async () => {
  const { eva, asked } = await aBusyShop()
  await database.db.execute(sql`
    UPDATE users SET active = false, deleted_at = now(), name = 'Cuenta borrada' WHERE id = ${eva.id}`)
  await database.db.execute(sql`DELETE FROM buyers WHERE user_id = ${eva.id}`)
  const [newest] = (await asked('?pag=1')).body.purchases
  expect(newest).toMatchObject({ buyerName: 'Cuenta borrada', buyerEmail: '' })
})
