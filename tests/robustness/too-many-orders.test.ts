import { afterAll, beforeAll, expect, test } from 'vitest'
import { CART_COOKIE, serializeCart } from '#contract/cart-cookie.ts'
import { refusalText } from '#contract/errors.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { textOf } from '#contract/texts/text.ts'

import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, aSignedInBuyer, aSignedInSeller } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: 'on', ORDERS_PER_HOUR: '1' })
}, 600_000)
afterAll(() => shop?.stop())

test('a purchase too many is refused on the cart page in a sentence, and the cart stays', async () => {
  const { beerId } = await aSignedInSeller(shop)
  const [adult, buyer] = [await anAdult(shop), await aSignedInBuyer(shop)]
  const cart = serializeCart([{ beerId, quantity: 1, seenCents: 450 }])
  const start = () =>
    send(shop.port, {
      method: 'POST',
      path: '/cart',
      headers: {
        cookie: [adult.cookie, buyer.cookie, `${CART_COOKIE}=${cart}`].join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'intent=start',
    })
  expect((await start()).status).not.toBe(429)
  const { status, headers, body } = await start()
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  const shown = body.replaceAll(/<script.*?<\/script>/gs, '')
  expect(shown).toContain(refusalText('too-many-requests', { retryAfterSeconds: 3600 }))
  // The purchases that were not too many wait for their money: the last of them goes on.
  expect(shown).toContain(textOf(purchasesTexts.continuePaying))
})
