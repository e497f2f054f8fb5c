import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { AdminBeer } from '#contract/people-records.ts'
import { beers, companies, orders, pictures } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state
const stored = async (beerId: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, beerId)))[0]!
const one = (id: string, quantity = 1) => [{ id, quantity }]

/** A seller with a beer of 10 units, a buyer, and an admin who turns the beer's switch or reads it. */
async function aShop(facts: Parameters<typeof aBeer>[1] = {}) {
  const services = checkout.with()
  const [eva, ana, admin] = [
    await aLoggedInSeller(services),
    await aLoggedInBuyer(services),
    await aLoggedInAdmin(services),
  ]
  const beer = await aBeer(checkout.db, { companyId: eva.id, name: 'Copihue', ...facts })
  const turn = (status: boolean | string, reason?: string) =>
    admin.send('PUT', `/product/${beer.id}`, { companyId: eva.id, status, ...(reason && { reason }) })
  const read = async () =>
    (await admin.send('GET', `/product/admin/${beer.id}`)).body as AdminBeer & { code?: string }
  return { services, eva, ana, admin, beer, turn, read }
}

test('a beer that is blocked ends the open orders with it, whose buyers are told, and no other', async () => {
  const { services, ana, admin, eva, beer, turn } = await aShop()
  const other = await aBeer(checkout.db, { companyId: eva.id, name: 'Peumo' })
  const benja = await aLoggedInBuyer(services)
  const paid = await aPaidOrder(services, ana.id, one(beer.id, 2))
  const open = await aPlacedOrder(services, ana.id, [...one(beer.id, 3), ...one(other.id)])
  const foreign = await aPlacedOrder(services, benja.id, one(other.id, 2))

  const off = await turn('false', 'Etiqueta engañosa.')
  expect([off.status, off.body]).toMatchObject([200, { status: false, blocked: true, held: 0, onHand: 8 }])
  expect(await Promise.all([open, foreign, paid.orderId].map(stateOf))).toEqual([
    'cancelled',
    'pending',
    'paid',
  ])
  expect(await stored(other.id)).toMatchObject({ reserved: 2, onSale: true })
  const told = (await mailsTo(services, ana.email)).filter(({ kind }) => kind === 'order-withdrawn')
  expect(told.map(({ payload }) => payload)).toEqual([{ orderId: open, beerId: beer.id }])
  expect(await auditOf(services, beer.id)).toEqual([
    {
      action: 'beer-deactivated',
      kind: 'beer',
      actorId: admin.id,
      userId: eva.userId,
      facts: { before: { status: true }, after: { status: false }, cancelledOrders: 1 },
      values: { name: 'Copihue', reason: 'Etiqueta engañosa.' },
    },
  ])
})

test('the same state again changes and writes nothing, not even an edition', async () => {
  const { services, beer, turn } = await aShop()
  await turn(true)
  expect(await stored(beer.id)).toMatchObject({ edition: 1 })
  await turn(false)
  await turn(false)
  expect(await stored(beer.id)).toMatchObject({ edition: 2, blocked: true })
  await turn(true)
  expect((await auditOf(services, beer.id)).map(({ action }) => action)).toEqual([
    'beer-deactivated',
    'beer-activated',
  ])
})

test('a beer that its seller has off sale can be blocked; only the seller puts it on sale again', async () => {
  const { eva, turn, read, beer } = await aShop({ available: false })
  const refused = await turn(true)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'off-by-seller' }])
  expect((await turn(false)).body).toMatchObject({ blocked: true })
  const seller = (status: boolean) =>
    eva.send('PUT', `/product/${beer.id}`, { companyId: eva.id, status, reason: 'x' })
  expect((await seller(true)).body).toMatchObject({ code: 'read-only-field' })
  expect((await turn(true)).body).toMatchObject({ blocked: false, status: false })
  expect((await seller(true)).body).toMatchObject({ status: true })
  expect(await read()).toMatchObject({ available: true, blocked: false, companyActive: true })
})

test('a full record of an admin is saved as a seller’s is, and what changed is written down', async () => {
  const { services, admin, eva, beer, read } = await aShop()
  const name = `${'c'.repeat(22)}-800x600`
  await checkout.db.insert(pictures).values({ name, bytes: 1000 })
  const given = await read()
  const image = `/media/${name}`
  const edited = { ...given, name: 'Copihue Blanco', price: 5.25, image, stock: 12, reason: 'Mal cargada.' }
  const { status, body } = await admin.send('PUT', `/product/${beer.id}`, edited)
  expect([status, body]).toMatchObject([200, { name: 'Copihue Blanco', price: 5.25, onHand: 12, edition: 2 }])
  expect(await auditOf(services, beer.id)).toEqual([
    {
      action: 'beer-edited',
      kind: 'beer',
      actorId: admin.id,
      userId: eva.userId,
      facts: {
        before: { name: 'Copihue', price: 4.5, stock: 10 },
        after: { name: 'Copihue Blanco', price: 5.25, stock: 12 },
      },
      values: { name: 'Copihue Blanco', reason: 'Mal cargada.', before: { image: '' }, after: { image } },
    },
  ])
  // What is carried back as it is changes nothing that is worth a word.
  await admin.send('PUT', `/product/${beer.id}`, await read())
  expect(await auditOf(services, beer.id)).toHaveLength(1)
  const forged = await admin.send('PUT', `/product/${beer.id}`, { ...(await read()), available: false })
  expect(forged.body).toMatchObject({ code: 'read-only-field', field: 'available' })
})

test('a full record that carries another status blocks the beer like the switch, in the same breath', async () => {
  const { services, ana, admin, beer, read } = await aShop()
  const open = await aPlacedOrder(services, ana.id, one(beer.id))
  const given = await read()
  const stale = await admin.send('PUT', `/product/${beer.id}`, {
    ...given,
    stock: 10,
    stockShown: 10,
    editionShown: 0 + given.edition + 1,
    status: false,
  })
  expect(stale.body).toMatchObject({ code: 'record-changed', current: { edition: 1 } })
  expect(await stateOf(open)).toBe('pending')
  const { body } = await admin.send('PUT', `/product/${beer.id}`, { ...given, price: 5, status: false })
  expect(body).toMatchObject({ price: 5, blocked: true })
  expect(await stateOf(open)).toBe('cancelled')
  expect((await auditOf(services, beer.id)).map(({ action }) => action)).toEqual([
    'beer-deactivated',
    'beer-edited',
  ])
})

test('admins read a beer in any state; nobody else does, and no other id is one', async () => {
  const { eva, ana, admin, beer, turn, read, services } = await aShop({
    bestBefore: '2020-01-01',
    pastDate: true,
  })
  await turn(false)
  await checkout.db.update(companies).set({ active: false }).where(eq(companies.id, eva.id))
  expect(await read()).toMatchObject({
    id: beer.id,
    status: false,
    blocked: true,
    pastDate: true,
    available: true,
    companyActive: false,
    Qualifications: [],
  })
  for (const id of [eva.id, 'x', crypto.randomUUID()]) {
    const { status, body } = await admin.send('GET', `/product/admin/${id}`)
    expect([status, body]).toMatchObject([404, { message: '¡Producto no encontrado!' }])
  }
  expect((await ana.send('GET', `/product/admin/${beer.id}`)).status).toBe(403)
  expect((await sendJson(services, 'GET', `/product/admin/${beer.id}`)).status).toBe(401)
})
