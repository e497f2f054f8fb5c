import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aBeerLine, aBeersFile } from '#tests/factories/beers-file.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { payAt, startPurchase, untilOrders } from '#tests/faults/start-purchase.ts'
import { siteOfTrial } from '#tests/faults/trial-sites.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { atOnce, outcomes, times } from './at-once.ts'
import { roundsOf } from './rounds-of.ts'

const shops = useTwoShops({ RETRY_EVERY_SECONDS: '1' })
const { race, end } = roundsOf(
  shops,
  'reviews, payouts, refunds, prices and imports at both processes at once',
)

/** A buyer who has paid two units of a seller's beer of 4.50. */
async function aSaleByHttp() {
  const { services, database } = shops
  const [seller, buyer] = [await aLoggedInSeller(services), await aLoggedInBuyer(services)]
  const beer = await aBeer(database.db, { companyId: seller.id, priceCents: 450 })
  const { said } = await startPurchase(shops.turn(), buyer.headers, [{ id: beer.id, quantity: 2 }])
  await payAt(shops, said.page!)
  await untilOrders(shops, [said.orderId!], ['paid'])
  return { seller, buyer: buyer.headers, beer, orderId: said.orderId! }
}

race('a review that is sent in two tabs is there once', async () => {
  const { buyer, beer } = await aSaleByHttp()
  const body = { rate: 4, productId: beer.id, comment: 'Pomelo.' }
  const answers = await atOnce(shops, times(6, { method: 'POST', path: '/qualification', body, ...buyer }))
  expect(outcomes(answers)).toEqual(['200', ...times(5, '409 already-reviewed')])
})

race('a sale is paid out once, and its money goes back once, however many admins say so', async () => {
  const { seller, beer, orderId } = await aSaleByHttp()
  await freeParcels(shops.services, orderId)
  const admins = await Promise.all(times(4, shops.services).map(aLoggedInAdmin))
  const { currency } = PAYMENT_SITES[siteOfTrial()]
  const paid = await atOnce(
    shops,
    admins.map(({ headers }) => ({
      method: 'POST',
      path: '/payouts',
      body: { companyId: seller.id, currency },
      ...headers,
    })),
  )
  expect(outcomes(paid)).toEqual(['201', ...times(3, '409 nothing-owed')])
  const refunded = await atOnce(
    shops,
    admins.map(({ headers }) => ({
      method: 'POST',
      path: `/admin/orders/${orderId}/refunds`,
      body: {
        key: randomUUID(),
        lines: [{ ProductId: beer.id, quantity: 2 }],
        restock: true,
        reason: 'Llegó rota.',
      },
      ...headers,
    })),
  )
  expect(outcomes(refunded).filter((outcome) => outcome === '201')).toHaveLength(1)
  expect(outcomes(refunded).filter((outcome) => outcome.startsWith('409'))).toHaveLength(3)
})

race('nobody pays another price than they saw, or for a beer that is off sale', async () => {
  const { services, database } = shops
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(database.db, { companyId: seller.id, priceCents: 450, onHand: 100 })
  const buyers = await Promise.all(times(8, services).map((each) => aLoggedInBuyer(each)))
  const start = { products: [{ id: beer.id, quantity: 1, price: 4.5 }] }
  const buy = buyers.map(({ headers }) => ({
    method: 'POST',
    path: '/create-order',
    body: start,
    ...headers,
  }))
  const record = {
    name: beer.name,
    type: beer.type,
    ABV: 6.5,
    IBU: 62,
    description: beer.description,
    presentation: beer.presentation,
    stock: 100,
    stockShown: 100,
  }
  const edit = (body: object) => ({ method: 'PUT', path: `/product/${beer.id}`, body, ...seller.headers })
  const [dearer, ...answers] = await atOnce(shops, [edit({ ...record, price: 5 }), ...buy])
  expect(dearer!.status).toBe(200)
  expect(['201', '409 price-changed']).toEqual(expect.arrayContaining([...new Set(outcomes(answers))]))
  const [off, ...late] = await atOnce(shops, [
    edit({ companyId: seller.id, status: false }),
    ...buy.map((each) => ({ ...each, body: { products: [{ id: beer.id, quantity: 2, price: 5 }] } })),
  ])
  expect(off!.status).toBe(200)
  expect(['201', '409 beer-not-on-sale']).toEqual(expect.arrayContaining([...new Set(outcomes(late))]))
  const charged = await database.pool.query(
    'SELECT DISTINCT quantity, unit_cents FROM order_lines WHERE beer_id = $1 ORDER BY quantity',
    [beer.id],
  )
  expect([
    { quantity: 1, unit_cents: 450 },
    { quantity: 2, unit_cents: 500 },
  ]).toEqual(expect.arrayContaining(charged.rows))
})

race('a file that is sent and published twice at once is on the shelf once', async () => {
  const seller = await aLoggedInSeller(shops.services)
  const content = aBeersFile(times(20, 0).map((_, at) => aBeerLine({ Nombre: `Cosecha ${at + 1}` })))
  const uploads = await Promise.all(
    times(2, content).map(async (file) => {
      const form = new FormData()
      form.set('file', new File([file], 'cervezas.csv'))
      const answer = await fetch(`http://localhost:${shops.turn()}/api/beer-imports`, {
        method: 'POST',
        headers: seller.headers,
        body: form,
      })
      return { status: answer.status, ...((await answer.json()) as { id: string }) }
    }),
  )
  const starts = uploads.flatMap(({ id }) =>
    times(2, {
      method: 'POST',
      path: `/beer-imports/${id}/start`,
      body: { rows: 'good', skipTwins: true },
      ...seller.headers,
    }),
  )
  const answers = await atOnce(shops, starts)
  // The file that came last takes the place of the one before it.
  expect(outcomes(answers)).toEqual(['200', ...times(2, '404 not-found'), '409 import-answered'])
  const shelf = async () => {
    const found = await shops.database.pool.query(
      'SELECT name, count(*)::int AS times FROM beers WHERE company_id = $1 GROUP BY name',
      [seller.id],
    )
    return { beers: found.rows.length, most: Math.max(...found.rows.map(({ times }) => times)) }
  }
  await expect.poll(shelf, { timeout: 60_000 }).toEqual({ beers: 20, most: 1 })
})

end()
