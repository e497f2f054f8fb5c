import { expect, test, vi } from 'vitest'
import { refusalText } from '#contract/errors.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()

/** A shop that counts purchases, and somebody who starts one of a beer, from wherever. */
async function aCountingShop(settings: Record<string, string>) {
  const services = checkout.with({ RATE_LIMITS: 'on', ...settings })
  const beer = await aBeer(checkout.db)
  const buy = ({ headers }: { headers: Record<string, string> }, from: string, quantity = 1) =>
    sendJson(services, 'POST', '/create-order', {
      headers,
      from,
      body: { products: [{ id: beer.id, quantity }] },
    })
  return { services, buy }
}

const TOO_MANY = {
  status: 429,
  body: { code: 'too-many-requests', message: refusalText('too-many-requests', { retryAfterSeconds: 3600 }) },
}

test('an account starts only so many purchases an hour, from wherever; others go on', async () => {
  const { services, buy } = await aCountingShop({ ORDERS_PER_HOUR: '2' })
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  expect((await buy(ana, '198.51.100.1')).status).toBe(201)
  expect((await buy(ana, '198.51.100.2')).status).toBe(201)
  const third = await buy(ana, '198.51.100.3')
  expect(third).toMatchObject(TOO_MANY)
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await buy(eva, '198.51.100.3')).status).toBe(201)
})

test('and so does an address, whoever is behind it; who may not buy at all is not counted', async () => {
  const { services, buy } = await aCountingShop({ ORDERS_PER_HOUR_BY_ADDRESS: '1' })
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  const seller = await aLoggedInSeller(services)
  expect((await buy(seller, '198.51.100.9')).status).toBe(403)
  expect((await buy(ana, '198.51.100.9')).status).toBe(201)
  expect(await buy(eva, '198.51.100.9')).toMatchObject(TOO_MANY)
  expect((await buy(eva, '198.51.100.8')).status).toBe(201)
})

test('who comes back from the payment page more often than that is told what the books say, and the provider is not asked', async () => {
  const { services, buy } = await aCountingShop({ ORDERS_PER_HOUR: '2' })
  const ana = await aLoggedInBuyer(services)
  const { orderId } = (await buy(ana, '198.51.100.1')).body as { orderId: string }
  const asked = vi.spyOn(services.payments, 'findPayments')
  const comeBack = () =>
    sendJson(services, 'POST', '/payment-return', {
      headers: ana.headers,
      from: '198.51.100.1',
      body: { external_reference: orderId },
    })
  for (let n = 0; n < 4; n++)
    expect(await comeBack()).toMatchObject({ status: 200, body: { outcome: 'open' } })
  expect(asked).toHaveBeenCalledTimes(2)
  await settlePayment(services, services.payments.pay(orderId))
  expect(await comeBack()).toMatchObject({ status: 200, body: { outcome: 'paid' } })
})
