import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_ROWS_PER_PAGE } from '#contract/limits.ts'
import type { OwnProduct } from '#contract/own-products.ts'
import { beers, stockMovements } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
let services: Services
beforeAll(() => {
  services = makeTestServices(database)
})

type Seller = Awaited<ReturnType<typeof aLoggedInSeller>>
type Answered = { id: string; product: OwnProduct | null; refused: { code: string; message: string } | null }

const list = async ({ id, send }: Seller, query = '') =>
  (await send('GET', `/company/${id}/products${query}`)).body as {
    products: OwnProduct[]
    total: number
    totalPages: number
    counts: Record<string, number>
  }
const put = ({ id, send }: Seller, rows: object[]) =>
  send('PUT', `/company/${id}/products`, { rows }) as Promise<{
    status: number
    body: { rows: Answered[]; code?: string; fields?: Record<string, string> }
  }>
const rowOf = async (id: string) => (await database.db.select().from(beers).where(eq(beers.id, id)))[0]!
const sell = async (beerId: string, units: number, at = new Date()) => {
  await database.db
    .insert(stockMovements)
    .values({ beerId, units: -units, cause: 'sold', orderId: randomUUID(), at })
  const { onHand } = await rowOf(beerId)
  await database.db
    .update(beers)
    .set({ onHand: onHand - units })
    .where(eq(beers.id, beerId))
}
const codes = (rows: Answered[]) => rows.map(({ refused }) => refused?.code ?? 'saved')

describe('the table of a brewery’s beers', () => {
  test('says how each stands, what is held and what was sold lately, and narrows and sorts them', async () => {
    const eva = await aLoggedInSeller(services)
    const facts = { companyId: eva.id }
    const first = await aBeer(database.db, {
      ...facts,
      name: 'Zorzal',
      priceCents: 900,
      onHand: 30,
      reserved: 4,
    })
    await aBeer(database.db, { ...facts, name: 'alondra', priceCents: 300, available: false, onHand: 7 })
    await aBeer(database.db, {
      ...facts,
      name: 'Vieja',
      priceCents: 500,
      bestBefore: '2020-01-01',
      pastDate: true,
    })
    await aBeer(database.db, { ...facts, name: 'Muda', priceCents: 700, blocked: true, available: false })
    await aBeer(database.db, { name: 'Ajena' })
    await sell(first.id, 6)
    await sell(first.id, 9, new Date(Date.now() - 31 * 86_400_000))

    const all = await list(eva)
    expect(all).toMatchObject({ total: 4, totalPages: 1, counts: { on: 1, off: 1, past: 1, blocked: 1 } })
    expect(all.products.map(({ name }) => name)).toEqual(['Muda', 'Vieja', 'alondra', 'Zorzal'])
    expect(all.products.at(-1)).toMatchObject({ onHand: 15, held: 4, soldLately: 6, price: 9, edition: 1 })
    expect(all.products[0]).not.toHaveProperty('description')

    const names = async (query: string) => (await list(eva, query)).products.map(({ name }) => name)
    expect(await names('?sort=name&dir=asc')).toEqual(['alondra', 'Muda', 'Vieja', 'Zorzal'])
    expect(await names('?sort=price&dir=desc')).toEqual(['Zorzal', 'Muda', 'Vieja', 'alondra'])
    expect((await names('?sort=stock'))[0]).not.toBe('Zorzal')
    expect((await names('?sort=sold&dir=desc'))[0]).toBe('Zorzal')
    for (const [state, name] of [
      ['on', 'Zorzal'],
      ['off', 'alondra'],
      ['past', 'Vieja'],
      ['blocked', 'Muda'],
    ]) {
      expect(await list(eva, `?state=${state}`)).toMatchObject({ total: 1, products: [{ name }] })
    }
    expect(await list(eva, '?q=zorsal&sort=price')).toMatchObject({
      total: 1,
      match: 'typo',
      counts: { on: 1, off: 0 },
      products: [{ name: 'Zorzal' }],
    })
    expect(await list(eva, '?q=ajena')).toMatchObject({ total: 0, products: [] })
    expect((await eva.send('GET', `/company/${eva.id}/products?sort=id`)).status).toBe(400)
  })

  test('tells what is sold out from what is to be had, and finds what few are left of or what will not be there in a week at its pace', async () => {
    const eva = await aLoggedInSeller(services)
    const facts = { companyId: eva.id, unitsSold: 6 }
    const ending = await aBeer(database.db, { ...facts, name: 'Ultima', onHand: 16 })
    const plenty = await aBeer(database.db, { ...facts, name: 'Mucha', onHand: 99 })
    await aBeer(database.db, { ...facts, name: 'Quieta', onHand: 1, unitsSold: 0 })
    await aBeer(database.db, { ...facts, name: 'Seca', onHand: 2, reserved: 2 })
    for (const { id } of [ending, plenty]) await sell(id, 6)

    expect(await list(eva)).toMatchObject({ total: 4, counts: { on: 3, 'sold-out': 1, ending: 2 } })
    for (const [state, names] of [
      ['ending', ['Quieta', 'Ultima']],
      ['sold-out', ['Seca']],
      ['on', ['Mucha', 'Quieta', 'Ultima']],
    ] as const) {
      const { total, products } = await list(eva, `?state=${state}&sort=name`)
      expect([total, products.map(({ name }) => name)]).toEqual([names.length, names])
    }
  })

  test('is its company’s alone, admins have one of their own', async () => {
    const [eva, rival] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
    const path = `/company/${eva.id}/products`
    const rows = [{ id: randomUUID(), edition: 1, price: 5 }]
    for (const [who, status] of [
      [rival, 404],
      [await aLoggedInBuyer(services), 403],
      [await aLoggedInAdmin(services), 403],
    ] as const) {
      expect((await who.send('GET', path)).status).toBe(status)
      expect((await who.send('PUT', path, { rows })).status).toBe(status)
    }
    expect(
      (
        await eva.send(
          'GET',
          path.toUpperCase().replace('/COMPANY', '/company').replace('PRODUCTS', 'products'),
        )
      ).status,
    ).toBe(200)
  })
})

describe('rows that are saved together', () => {
  test('are each saved or refused by themselves, through what a beer’s form goes through', async () => {
    const [eva, rival] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
    const mine = (facts: Partial<typeof beers.$inferInsert> = {}) =>
      aBeer(database.db, { companyId: eva.id, hops: 'Cascade', ...facts })
    const cheap = await mine({ priceCents: 500, onHand: 10 })
    const edited = await mine({ priceCents: 600, edition: 3 })
    const held = await mine({ onHand: 8, reserved: 5 })
    const switched = await mine({ edition: 9 })
    const foreign = await aBeer(database.db, { companyId: rival.id })
    const hidden = await aBeer(database.db, { companyId: rival.id, available: false })

    const { status, body } = await put(eva, [
      { id: cheap.id, edition: 1, price: 4.5, stock: 24, stockShown: 10 },
      { id: edited.id, edition: 2, price: 6.5 },
      { id: held.id, edition: 1, stock: 4, stockShown: 8 },
      { id: switched.id, edition: 1, status: false },
      { id: foreign.id, edition: 1, price: 0.01 },
      { id: hidden.id, edition: 1, status: true },
      { id: randomUUID(), edition: 1, price: 1 },
    ])
    expect(status).toBe(200)
    expect(codes(body.rows)).toEqual([
      ...['saved', 'record-changed', 'below-held-stock', 'saved'],
      ...['forbidden', 'beer-not-found', 'beer-not-found'],
    ])
    expect(body.rows[0]!.product).toMatchObject({ price: 4.5, onHand: 24, edition: 2 })
    expect(body.rows[1]!.product).toMatchObject({ price: 6, edition: 3 })
    expect(body.rows[2]!.refused!.message).toBe('Hay 5 unidades apartadas en compras abiertas.')
    expect(body.rows[3]!.product).toMatchObject({ status: false })
    expect(body.rows.slice(4).map(({ product }) => product)).toEqual([null, null, null])

    const before = cheap
    const after = await rowOf(cheap.id)
    const { priceCents: _, onHand: __, ...rest } = after
    expect(rest).toMatchObject({
      name: before.name,
      hops: 'Cascade',
      description: before.description,
      edition: 2,
    })
    expect(await rowOf(foreign.id)).toMatchObject({ priceCents: foreign.priceCents, edition: 1 })
    const moved = await database.db.select().from(stockMovements).where(eq(stockMovements.beerId, cheap.id))
    expect(moved.map(({ units, cause }) => [units, cause])).toContainEqual([14, 'put'])
  })

  test('do not undo a sale in between, and a price alone moves no stock', async () => {
    const eva = await aLoggedInSeller(services)
    const one = await aBeer(database.db, { companyId: eva.id, onHand: 20 })
    const other = await aBeer(database.db, { companyId: eva.id, onHand: 20 })
    await sell(one.id, 3)
    await sell(other.id, 3)
    const { body } = await put(eva, [
      { id: one.id, edition: 1, stock: 32, stockShown: 20 },
      { id: other.id, edition: 1, price: 7 },
    ])
    expect(codes(body.rows)).toEqual(['saved', 'saved'])
    expect(body.rows.map(({ product }) => product!.onHand)).toEqual([29, 17])
  })

  test('sent twice are saved once, whoever comes second is told what is there', async () => {
    const eva = await aLoggedInSeller(services)
    const { id } = await aBeer(database.db, { companyId: eva.id, onHand: 10 })
    const rows = [{ id, edition: 1, stock: 15, stockShown: 10 }]
    const answers = await Promise.all([put(eva, rows), put(eva, rows), put(eva, rows)])
    expect(answers.flatMap(({ body }) => codes(body.rows)).toSorted()).toEqual([
      ...['record-changed', 'record-changed', 'saved'],
    ])
    expect((await rowOf(id)).onHand).toBe(15)
  })

  test('are refused together where they are no such rows', async () => {
    const eva = await aLoggedInSeller(services)
    const { id } = await aBeer(database.db, { companyId: eva.id })
    const refused = async (...rows: object[]) => {
      const { status, body } = await put(eva, rows)
      expect([status, body.code]).toEqual([400, 'malformed'])
      return Object.keys(body.fields ?? {})
    }
    expect(
      await refused({ id, edition: 1, price: 5 }, { id: id.toUpperCase(), edition: 1, price: 6 }),
    ).toEqual(['rows.1.id'])
    expect(await refused()).toEqual(['rows'])
    expect(await refused({ id, edition: 1 })).toEqual(['rows.0'])
    expect(await refused({ id, edition: 1, stock: 5 })).toEqual(['rows.0.stockShown'])
    expect(await refused({ id, edition: 1, price: 4.555 })).toEqual(['rows.0.price'])
    expect(await refused({ id, edition: 1, price: 5, name: 'Otra' })).toHaveLength(1)
    const many = Array.from({ length: PRODUCT_ROWS_PER_PAGE + 1 }, () => ({
      id: randomUUID(),
      edition: 1,
      price: 5,
    }))
    expect(await refused(...many)).toEqual(['rows'])
    const { status, body } = await put(eva, many.slice(1))
    expect([status, new Set(codes(body.rows))]).toEqual([200, new Set(['beer-not-found'])])
    expect(await rowOf(id)).toMatchObject({ edition: 1 })
  })

  test('that are blocked are not put on sale by their brewery, and are priced all the same', async () => {
    const eva = await aLoggedInSeller(services)
    const { id } = await aBeer(database.db, { companyId: eva.id, blocked: true })
    expect(codes((await put(eva, [{ id, edition: 1, status: true }])).body.rows)).toEqual(['read-only-field'])
    expect(codes((await put(eva, [{ id, edition: 1, price: 3 }])).body.rows)).toEqual(['saved'])
  })
})
