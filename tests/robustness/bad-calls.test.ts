import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { aSignedInBuyer, aSignedInSeller, call } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { type Known, nearlyGoodCalls, wrongCalls } from './call-garbage.ts'
import { expectApiRefusal, expectNoFailure } from './expect-no-failure.ts'
import { openShopDatabase, type ShopDatabase } from './open-shop-database.ts'
import { NO_CHANGES } from './watch-shop.ts'

let shop: RunningShop
let database: ShopDatabase
let known: Known

beforeAll(async () => {
  shop = await startShop()
  database = await openShopDatabase(shop)
  const buyer = await aSignedInBuyer(shop)
  const seller = await aSignedInSeller(shop)
  const { products } = await call<{ products: { id: string }[] }>(shop, 'GET', '/product?pag=1')
  known = {
    beerIds: [seller.beerId, ...products.slice(0, 3).map(({ id }) => id)],
    sessions: { visitor: '', buyer: buyer.cookie, seller: seller.session.cookie },
  }
}, 600_000)

afterAll(async () => {
  await database?.close()
  await shop?.stop()
}, 300_000)

test.each([
  ['garbage', wrongCalls],
  ['one wrong value', nearlyGoodCalls],
])(
  'no call of the API fails by %s, and what is refused changes nothing',
  async (_says, arbitrary) => {
    await database.changes()
    const property = fc.asyncProperty(arbitrary(known), async (request) => {
      const answer = await send(shop.port, request)
      expectNoFailure(answer)
      const changes = await database.changes()
      if (answer.status >= 400) {
        expectApiRefusal(answer)
        expect(changes).toEqual(NO_CHANGES)
      }
    })
    await fc.assert(property, { numRuns: 250 })
  },
  300_000,
)
