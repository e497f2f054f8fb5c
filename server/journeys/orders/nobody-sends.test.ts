import { afterEach, expect, test } from 'vitest'
import { serializeCart } from '#contract/cart-cookie.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** The dearest beer of the shop, of a brewery that was imported, beside one that somebody sends. */
async function aShop() {
  const services = checkout.with()
  const { id: companyId } = await aCompany(checkout.db, { userId: null })
  const imported = await aBeer(checkout.db, { companyId, name: 'Bend Stout', priceCents: 999 })
  const sent = await aBeer(checkout.db, { priceCents: 450 })
  const read = async (path: string) => (await sendJson(services, 'GET', path)).body
  return { services, companyId, imported, sent, read }
}

test('what nobody sends is shown with its price and stock, and said to have no seller', async () => {
  const { imported, read } = await aShop()
  expect(await read(`/product/${imported.id}`)).toMatchObject({ price: 9.99, stock: 10, hasSeller: false })
})

test('in lists it stands last, in every order and on every page', async () => {
  const { imported, sent, companyId, read } = await aShop()
  const own = new Set([imported.id, sent.id])
  for (const order of ['OrderDesPrice', 'OrderAscPrice', 'OrderAscLitre']) {
    const { products } = (await read(`/product?order=${order}`)) as { products: { id: string }[] }
    expect(products.map(({ id }) => id).filter((id) => own.has(id))).toEqual([sent.id, imported.id])
  }
  const more = await aBeer(checkout.db, { companyId, priceCents: 100 })
  expect((await read(`/company/${companyId}`)) as object).toMatchObject({
    Products: [{ id: more.id, hasSeller: false }, { id: imported.id }],
  })
})

test('a list goes on behind it', async () => {
  const { services, companyId } = await aShop()
  for (let at = 0; at < 14; at++) await aBeer(checkout.db, { companyId, name: `Fila ${at}` })
  const first = await sendJson(services, 'GET', '/product?name=Fila')
  const next = /<([^>]*)>/.exec(first.headers.get('link') ?? '')?.[1]
  const second = await sendJson(services, 'GET', `/product${new URL(next!, 'http://x').search}`)
  const ids = [first, second].flatMap(({ body }) =>
    (body as { products: { id: string }[] }).products.map(({ id }) => id),
  )
  expect([ids.length, new Set(ids).size]).toEqual([14, 14])
})

test('it is not sold: the order is refused and the cart says so before, by the same rule', async () => {
  const { services, imported, sent } = await aShop()
  const buyer = await aLoggedInBuyer(services)
  const products = [sent, imported].map(({ id }) => ({ id, quantity: 1 }))
  expect(await buyer.send('POST', '/create-order', { products })).toMatchObject({
    status: 409,
    body: { code: 'brewery-without-seller', beers: [{ id: imported.id, name: 'Bend Stout' }] },
  })
  const entries = [sent, imported].map(({ id, priceCents }) => ({
    ...{ beerId: id, quantity: 1, seenCents: priceCents },
  }))
  const cookie = `${buyer.headers.cookie}; cart=${serializeCart(entries)}`
  const { body } = await sendJson(services, 'GET', '/cart', { headers: { cookie } })
  expect(body).toMatchObject({
    total: 4.5,
    lines: [{ problem: null }, { problem: 'no-seller', hasSeller: false }],
  })
  expect((await sendJson(services, 'GET', '/cart/units', { headers: { cookie } })).body).toEqual({
    ofBeers: { [sent.id]: 10, [imported.id]: 0 },
  })
})
