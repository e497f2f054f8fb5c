import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, aSignedInBuyer, aSignedInSeller, call } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'

/** Longer than a busy machine takes for seven pages, which are asked for meanwhile. */
const PROVIDER_TIMEOUT_MS = 6000
const JSON_TYPE = { 'content-type': 'application/json' }

let shop: RunningShop
let adult: string
let buyer: string
let seller: string
let beerId: string

beforeAll(async () => {
  shop = await startShop({ PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS) })
  adult = (await anAdult(shop)).cookie
  buyer = (await aSignedInBuyer(shop)).cookie
  const brewery = await aSignedInSeller(shop)
  seller = brewery.session.cookie
  beerId = brewery.beerId
}, 600_000)

afterAll(() => shop?.stop(), 30_000)
afterEach(async () => {
  await fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'DELETE' })
})

async function letPreferencesFail(fault: object): Promise<void> {
  const body = JSON.stringify({ method: 'POST', path: '/checkout/preferences', times: 100, ...fault })
  const set = await fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'POST', headers: JSON_TYPE, body })
  expect(set.ok).toBe(true)
}

function order(quantity: number, path = '/api/create-order') {
  const body = JSON.stringify({ products: [{ id: beerId, quantity }] })
  return send(shop.port, { method: 'POST', path, headers: { ...JSON_TYPE, cookie: buyer }, body })
}

/** What a visitor is told is left, and the orders that wait for their payment. */
async function books() {
  const { stock } = await call<{ stock: number }>(shop, 'GET', `/product/${beerId}`)
  const { id } = await call<{ id: string }>(shop, 'GET', '/session', undefined, { cookie: buyer })
  const orders = await call<{ id: string; state: string }[]>(
    shop,
    'GET',
    `/shoppingHistories?userPersonId=${id}`,
    undefined,
    { cookie: buyer },
  )
  return { stock, pending: orders.filter(({ state }) => state === 'pending').map((each) => each.id) }
}

test.each([
  ['answers an error', { status: 503 }, 2],
  ['answers too many requests', { status: 429 }, 3],
  ['answers garbage', { garbage: true }, 4],
  ['hangs up', { cut: true }, 5],
  ['does its work and hangs up', { cut: true, afterwards: true }, 6],
  ['says nothing', { delayMs: 10_000 }, 7],
])(
  'a provider that %s: the beers stay held, and another try goes on with the same order',
  async (_says, fault, units) => {
    await letPreferencesFail(fault)
    for (let attempt = 1; attempt <= 2; attempt++) {
      const refused = await order(units)
      expect(refused.status).toBe(503)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(JSON.parse(refused.body)).toMatchObject({ code: 'payment-provider-down' })
    }
    const held = await books()
    expect(held).toEqual({ stock: 12 - units, pending: [expect.any(String)] })

    await fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'DELETE' })
    const taken = await order(units)
    expect(taken.status).toBe(201)
    expect(JSON.parse(taken.body).orderId).toBe(held.pending[0])
    expect(await books()).toEqual(held)
  },
)

test('the cart’s form says it too, and keeps the cart', async () => {
  await letPreferencesFail({ status: 500 })
  const answer = await send(shop.port, {
    method: 'POST',
    path: '/cart',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `${adult}; ${buyer}; cart=${beerId.replaceAll('-', '')}.1.450`,
    },
    body: 'intent=start',
  })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.body).toContain(textOf(ERRORS['payment-provider-down'].message))
  expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringMatching(/^cart=/))
})

test('nobody else waits for a provider that is slow', async () => {
  await letPreferencesFail({ delayMs: 10_000 })
  let isAnswered = false
  const waiting = order(8).finally(() => {
    isAnswered = true
  })
  // As the seller, who is told at once: a visitor may be told what was left before, and the buyer what they hold besides.
  const asSeller = { cookie: seller }
  await vi.waitFor(async () => {
    const { stock } = await call<{ stock: number }>(shop, 'GET', `/product/${beerId}`, undefined, asSeller)
    expect(stock).toBe(4)
  }, 120_000)
  const paths = ['/home', '/shop', `/detail/${beerId}`, '/cart', '/myShop', '/api/product?pag=1', '/readyz']
  const headers = { cookie: `${adult}; ${buyer}` }
  const answers = await Promise.all(paths.map((path) => send(shop.port, { path, headers })))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(isAnswered).toBe(false)
  expect((await waiting).status).toBe(503)
})

test('a return from the payment page does not fail with the provider: the order stays open', async () => {
  const { body } = await order(9)
  const set = JSON.stringify({ method: 'GET', path: '/v1/payments', times: 100, status: 500 })
  await fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'POST', headers: JSON_TYPE, body: set })
  const page = await send(shop.port, {
    path: `/succes?payment_id=123&external_reference=${JSON.parse(body).orderId}`,
    headers: { cookie: `${adult}; ${buyer}` },
  })
  expect(page.status).toBe(200)
  expect(page.body).toContain('Estamos procesando tu pago')
})

test('all this is no error of ours', async () => {
  await vi.waitFor(() => expect(shop.logLines().length).toBeGreaterThan(0), 120_000)
  expect(shop.logLines().filter(({ level, err }) => level >= 50 || err)).toEqual([])
})
