import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { serializeCart } from '#contract/cart-cookie.ts'
import { companies, orders } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const CHILE = {
  recipient: 'Ana Pérez',
  address: 'Prat 10',
  city: 'Quilpué',
  state: 'Valparaíso',
  country: 'Chile',
}

/** A buyer in Argentina; a beer that goes everywhere, and one of a brewery that ships to these countries alone. */
async function aShop(shipsTo: string[] | null = ['Chile', 'Uruguay']) {
  const services = checkout.with()
  const picky = await aCompany(checkout.db, { shipsTo })
  const near = await aBeer(checkout.db)
  const far = await aBeer(checkout.db, { name: 'Lejana', companyId: picky.id })
  const buyer = await aLoggedInBuyer(services)
  const products = [near, far].map(({ id }) => ({ id, quantity: 1, price: 4.5 }))
  const order = (body: object = {}, key?: string) =>
    sendJson(services, 'POST', '/create-order', {
      body: { products, ...body },
      headers: { ...buyer.headers, ...(key && { 'idempotency-key': key }) },
    })
  return { services, picky, near, far, buyer, order }
}

const shipOnlyTo = (companyId: string, shipsTo: string[] | null) =>
  checkout.db.update(companies).set({ shipsTo }).where(eq(companies.id, companyId))

test('an order that a brewery does not ship is refused before it is paid, naming the beer', async () => {
  const { far, buyer, order } = await aShop()
  expect(await order()).toMatchObject({
    status: 409,
    body: {
      code: 'not-shipped-there',
      message: 'No hay envíos a Argentina de: Lejana.',
      country: 'Argentina',
      beers: [{ id: far.id, name: 'Lejana', shipsTo: ['Chile', 'Uruguay'] }],
    },
  })
  expect(await checkout.db.$count(orders, eq(orders.buyerId, buyer.id))).toBe(0)
  expect(await order({ delivery: CHILE })).toMatchObject({ status: 201 })
})

test('an open order is not sent elsewhere, nor led on to its payment once its brewery has changed its mind', async () => {
  const { picky, order } = await aShop()
  const opened = await order({ delivery: CHILE })
  expect(opened.status).toBe(201)
  // The same cart resumes it; another address would move it.
  expect(await order()).toMatchObject({ status: 409, body: { code: 'not-shipped-there' } })
  await shipOnlyTo(picky.id, ['Uruguay'])
  expect(await order({ delivery: CHILE })).toMatchObject({ status: 409, body: { code: 'not-shipped-there' } })
  await shipOnlyTo(picky.id, null)
  expect(await order({ delivery: CHILE })).toMatchObject({
    body: { orderId: (opened.body as { orderId: string }).orderId },
  })
})

test('the same under a key of the buyer’s program', async () => {
  const { picky, order } = await aShop(null)
  expect((await order({}, 'k1')).status).toBe(201)
  await shipOnlyTo(picky.id, ['Chile'])
  expect(await order({}, 'k1')).toMatchObject({ status: 409, body: { code: 'not-shipped-there' } })
})

test('the cart says so at the line, by the country of the buyer’s own address', async () => {
  const { services, near, far, buyer } = await aShop()
  const entries = [near, far].map(({ id }) => ({ beerId: id, quantity: 1, seenCents: 450 }))
  const cart = `cart=${serializeCart(entries)}`
  const { body } = await sendJson(services, 'GET', '/cart', {
    headers: { cookie: `${buyer.headers.cookie}; ${cart}` },
  })
  expect(body).toMatchObject({
    lines: [
      { id: near.id, shipsTo: null, problem: null },
      { id: far.id, shipsTo: ['Chile', 'Uruguay'], problem: 'not-shipped-there' },
    ],
  })
  const visitor = await sendJson(services, 'GET', '/cart', { headers: { cookie: cart } })
  expect(visitor.body).toMatchObject({ lines: [{ problem: null }, { problem: null }] })
})

test('a brewery says where it ships to: some countries, or all; never nowhere', async () => {
  const { services } = await aShop()
  const seller = await aLoggedInSeller(services)
  const { body: now } = await seller.send('GET', `/company/${seller.id}`)
  const { private: record } = now as { private: object }
  const save = (shipsTo: unknown) => seller.send('PUT', '/company', { ...record, shipsTo })
  expect((await save(['Uruguay', 'Chile', 'Chile'])).body).toMatchObject({ shipsTo: ['Chile', 'Uruguay'] })
  const wrong = await save([])
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { shipsTo: 'Elige al menos un país, o todos.' } },
  })
  expect((await save(['Narnia'])).status).toBe(400)
  expect((await save(undefined)).body).toMatchObject({ shipsTo: ['Chile', 'Uruguay'] })
  expect((await sendJson(services, 'GET', `/company/${seller.id}`)).body).toMatchObject({
    shipsTo: ['Chile', 'Uruguay'],
  })
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  expect((await sendJson(services, 'GET', `/product/${beer.id}`)).body).toMatchObject({
    shipsTo: ['Chile', 'Uruguay'],
  })
  expect((await save(['all', 'Chile'])).body).toMatchObject({ shipsTo: null })
})
