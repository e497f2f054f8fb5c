import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import { beers } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
let services: Services
let seller: Awaited<ReturnType<typeof aLoggedInSeller>>

beforeAll(async () => {
  services = makeTestServices(database)
  seller = await aLoggedInSeller(services)
})

const RECORD = {
  name: 'Copihue Rojo',
  type: 'Amber Ale',
  ABV: 5.4,
  description: 'Caramelo y pan tostado.',
  price: 4.9,
  stock: 10,
  IBU: 27,
  presentation: 'Botella 330 ml',
}

const put = (id: string, body: object, by: { send: typeof seller.send } = seller) =>
  by.send('PUT', `/product/${id}`, body) as Promise<{
    status: number
    body: BeerDetail & { code?: string; current?: BeerDetail }
  }>
const mine = (facts: Partial<typeof beers.$inferInsert> = {}) =>
  aBeer(database.db, { companyId: seller.id, ...facts })
const rowOf = async (id: string) => (await database.db.select().from(beers).where(eq(beers.id, id)))[0]!

describe('two editors of one beer', () => {
  test('the second is told what it is now, and changes nothing', async () => {
    const { id } = await mine()
    const first = await put(id, { ...RECORD, price: 5.5, editionShown: 1 })
    expect([first.status, first.body.edition]).toEqual([200, 2])

    const second = await put(id, { ...RECORD, name: 'De otra persona', editionShown: 1, stock: 99 })
    expect([second.status, second.body]).toMatchObject([
      409,
      {
        code: 'record-changed',
        message: 'Alguien cambió estos datos mientras los editabas.',
        current: { id, name: 'Copihue Rojo', price: 5.5, edition: 2, onHand: 10, blocked: false },
      },
    ])
    expect(await rowOf(id)).toMatchObject({ name: 'Copihue Rojo', onHand: 10, edition: 2 })
    const again = await put(id, { ...RECORD, name: 'De otra persona', editionShown: 2 })
    expect([again.status, again.body.edition]).toEqual([200, 3])
  })

  test('of many at once one wins', async () => {
    const { id } = await mine()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => put(id, { ...RECORD, name: `Nombre ${at}`, editionShown: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await rowOf(id)).name).toBe(answers.find(({ status }) => status === 200)?.body.name)
  })

  test('the administration is an editor too, and a block is told before it is refused', async () => {
    const admin = await aLoggedInAdmin(services)
    const { id } = await mine()
    await put(id, { companyId: seller.id, status: false }, admin)
    const { body } = await put(id, { ...RECORD, status: true, editionShown: 1 })
    expect(body).toMatchObject({
      code: 'record-changed',
      current: { blocked: true, status: false, edition: 2 },
    })
  })

  test('sales, holds and who names no edition are no second editors', async () => {
    const { id } = await mine()
    await database.db.update(beers).set({ reserved: 4, onHand: 8 }).where(eq(beers.id, id))
    expect((await put(id, { ...RECORD, editionShown: 1, stockShown: 10, stock: 12 })).body).toMatchObject({
      edition: 2,
      onHand: 10,
      held: 4,
    })
    expect((await put(id, { ...RECORD, stock: 11 })).body).toMatchObject({ edition: 3, onHand: 11 })
  })
})

describe('stock while units are held', () => {
  test('a record carried back as it was given moves nothing, with a new stock the difference', async () => {
    const { id } = await mine({ onHand: 10, reserved: 3 })
    const { body: given } = (await seller.send('GET', `/product/${id}`)) as { body: BeerDetail }
    expect(given).toMatchObject({ stock: 7, onHand: 10, held: 3 })
    expect((await put(id, { ...given, price: 6 })).body).toMatchObject({ price: 6, onHand: 10, held: 3 })
    await database.db.update(beers).set({ reserved: 1, onHand: 8 }).where(eq(beers.id, id))
    expect((await put(id, { ...given, stock: 12 })).body).toMatchObject({ onHand: 13, held: 1, stock: 12 })
  })

  test('a bare number that may mean either is refused, any other sets what is on hand', async () => {
    const { id } = await mine({ onHand: 10, reserved: 3 })
    const unclear = await put(id, { ...RECORD, stock: 7 })
    expect([unclear.status, unclear.body]).toMatchObject([
      409,
      {
        code: 'stock-unclear',
        onHand: 10,
        held: 3,
        message:
          'Hay 3 unidades apartadas en compras abiertas: indica en stockShown las existencias que viste.',
      },
    ])
    expect(await rowOf(id)).toMatchObject({ onHand: 10, edition: 1, name: 'Ñandú IPA' })
    expect((await put(id, { ...RECORD, stock: 7, stockShown: 10 })).body).toMatchObject({ onHand: 7 })
    expect((await put(id, { ...RECORD, stock: 6 })).body).toMatchObject({ onHand: 6, held: 3 })
    expect((await put(id, { ...RECORD, stock: 2 })).body).toMatchObject({ code: 'below-held-stock' })
  })
})
