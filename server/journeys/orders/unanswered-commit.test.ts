import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { signedIn } from '#tests/factories/services.ts'
import { aLineToADatabase } from '#tests/running/a-line-to-a-database.ts'

const checkout = useCheckout()

test('nobody is told that an order failed whose commit was not answered, and the same key finds it', async () => {
  const services = checkout.with()
  const line = await aLineToADatabase(checkout.database.connectionString, { poolSize: 4 })
  const buyer = await aBuyer(checkout.db)
  const beer = await aBeer(checkout.db)
  const headers = {
    ...(await signedIn(services, buyer.id)),
    'content-type': 'application/json',
    'idempotency-key': 'a-basket-of-one',
  }
  const app = createApp({ ...services, pool: line.pool, db: line.db })
  const body = JSON.stringify({ products: [{ id: beer.id, quantity: 2 }] })
  const order = () => app.request('/api/create-order', { method: 'POST', headers, body })

  // As Drizzle says it; the order itself is written before.
  line.goDeafAfter('commit')
  const unknown = await order()
  expect([unknown.status, (await unknown.json()).code]).toEqual([503, 'outcome-unknown'])
  expect(unknown.headers.get('retry-after')).toBe('2')

  line.open()
  const again = await order()
  expect(again.status).toBe(201)
  const orders = await checkout.database.pool.query('SELECT id FROM orders')
  expect(orders.rows).toEqual([{ id: (await again.json()).orderId }])
  const { rows } = await checkout.database.pool.query('SELECT reserved FROM beers')
  expect(rows).toEqual([{ reserved: 2 }])
})
