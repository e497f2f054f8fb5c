import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'
import { type RunningShop, startShop } from './a-running-shop.ts'
import { type Known, nearlyGoodCalls, wrongCalls } from './call-garbage.ts'
import { expectApiRefusal, expectNoFailure } from './expect-no-failure.ts'
import { aSignedInBuyer, aSignedInSeller, call } from './people.ts'
import { send } from './send.ts'
import { tableContents } from './table-contents.ts'

let shop: RunningShop
let database: EmbeddedPostgres
let pool: ReturnType<typeof openPool>['pool']
let known: Known

beforeAll(async () => {
  shop = await startShop()
  database = await startEmbeddedPostgres({ dataDir: shop.dataDir })
  pool = openPool(database.connectionString, 1).pool
  const buyer = await aSignedInBuyer(shop)
  const seller = await aSignedInSeller(shop)
  const { products } = await call<{ products: { id: string }[] }>(shop, 'GET', '/product?pag=1')
  known = {
    beerIds: [seller.beerId, ...products.slice(0, 3).map(({ id }) => id)],
    sessions: { visitor: '', buyer: buyer.cookie, seller: seller.session.cookie },
  }
}, 120_000)

afterAll(async () => {
  await pool?.end()
  await database?.stop()
  await shop?.stop()
}, 30_000)

test.each([
  ['garbage', wrongCalls],
  ['one wrong value', nearlyGoodCalls],
])(
  'no call of the API fails by %s, and what is refused changes nothing',
  async (_says, arbitrary) => {
    let before = await tableContents(pool)
    const property = fc.asyncProperty(arbitrary(known), async (request) => {
      const answer = await send(shop.port, request)
      expectNoFailure(answer)
      const after = await tableContents(pool)
      if (answer.status >= 400) {
        expectApiRefusal(answer)
        expect(after).toEqual(before)
      }
      before = after
    })
    await fc.assert(property, { numRuns: 250, interruptAfterTimeLimit: 25_000 })
  },
  60_000,
)
