import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { CART_COOKIE, serializeCart } from '#contract/cart-cookie.ts'
import { beers, orders, webhookInbox } from '#database/schema.ts'
import { createMercadoPago } from '#server/adapters/mercado-pago/create-mercado-pago.ts'
import { createApp } from '#server/app.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { signedIn } from '#tests/factories/services.ts'
import { TEST_RATES } from '#tests/factories/test-rates.ts'
import { ACCESS_TOKEN, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { processWebhook } from './process-webhook.ts'
import { reconcileOrders } from './reconcile-orders.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** The shop's API and the provider's sandbox, and a buyer who is signed in. */
async function aShop() {
  const sandbox = await aSandbox({ httpReturn: 'any-host' })
  const base = checkout.with({ PAYMENT_SITE: 'MLA', RECONCILE_AFTER_SECONDS: '0' })
  const payments = createMercadoPago({
    baseUrl: sandbox.url,
    accessToken: ACCESS_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: base.env.publicUrl,
    timeoutMs: 3000,
  })
  const services = { ...base, payments }
  const app = createApp(services)
  const buyer = await aBuyer(checkout.db)
  const session = await signedIn(services, buyer.id)
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = session,
  ) {
    const answer = await app.request(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const buy = async (beerId: string, quantity = 1, headers = {}) => {
    const products = [{ id: beerId, quantity }]
    return call('POST', '/create-order', { products }, { ...session, ...headers })
  }
  return { sandbox, services, app, buyer, session, call, buy }
}

function aNotice(paymentId: string, secret = WEBHOOK_SECRET, requestId: string = randomUUID()) {
  const ts = String(Date.now())
  const v1 = createHmac('sha256', secret)
    .update(`id:${paymentId};request-id:${requestId};ts:${ts};`)
    .digest('hex')
  return {
    path: `/webhooks/mercado-pago?data.id=${paymentId}&type=payment`,
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    body: { id: Date.now(), action: 'payment.created', type: 'payment', data: { id: paymentId } },
  }
}

const idOf = (pressed: { returnsTo: URL | undefined }) => pressed.returnsTo!.searchParams.get('payment_id')!

test('buys, pays, comes back and sees the purchase', async () => {
  const { sandbox, call, buy, buyer } = await aShop()
  const beer = await aBeer(checkout.db, { name: 'Bruma', priceCents: 410 })
  const made = await buy(beer.id, 2)
  expect(made).toEqual({
    status: 201,
    body: {
      heldUntil: expect.any(String),
      orderId: expect.any(String),
      results: { response: { id: expect.any(String), init_point: expect.stringContaining(sandbox.url) } },
    },
  })
  expect(await buy(beer.id, 2)).toEqual(made)
  const { id } = made.body.results.response

  const rejected = await sandbox.press(id, 'reject')
  const hint = (pressed: typeof rejected) => Object.fromEntries(pressed.returnsTo!.searchParams)
  const back = (pressed: typeof rejected) => {
    const { payment_id, external_reference } = hint(pressed)
    return call('POST', '/payment-return', { payment_id, external_reference })
  }
  expect((await back(rejected)).body).toMatchObject({ outcome: 'rejected', beerIds: [beer.id] })
  expect(await call('POST', '/shoppingHistory', {})).toMatchObject({
    status: 404,
    body: { code: 'no-purchase' },
  })

  const approved = await sandbox.press(id, 'approve')
  const told = await Promise.all([back(approved), back(approved)])
  for (const { body } of told) {
    expect(body).toEqual({
      ...{ orderId: made.body.orderId, outcome: 'paid', heldUntil: null, beerIds: [beer.id] },
      rejectedBecause: null,
    })
  }
  const purchase = {
    id: made.body.orderId,
    state: 'paid',
    totalPrice: 8.2,
    refunded: 0,
    continuePaying: null,
    userPersonId: buyer.id,
    Items: [
      { ProductId: beer.id, name: 'Bruma', amount: 2, unitPrice: 4.1, totalPrice: 8.2, parcel: 'pending' },
    ],
  }
  expect(await call('POST', '/shoppingHistory', { payment_id: idOf(approved) })).toMatchObject({
    status: 200,
    body: purchase,
  })
  const list = await call('GET', `/shoppingHistories?userPersonId=${buyer.id}`)
  expect(list).toMatchObject({ status: 200, body: [purchase] })
  expect(list.body[0].Items[0].image).toMatch(/^\/labels\/.*\.svg/)
})

test('a notice is kept once, answered at once, and acted on by a job', async () => {
  const { sandbox, call, buy, services } = await aShop()
  const beer = await aBeer(checkout.db)
  const made = await buy(beer.id)
  const paymentId = idOf(await sandbox.press(made.body.results.response.id, 'approve'))
  const notice = aNotice(paymentId)
  for (let times = 0; times < 3; times++) {
    const answer = await call('POST', notice.path, notice.body, notice.headers)
    expect(answer).toEqual({ status: 200, body: { received: true } })
  }
  const kept = await checkout.db.select().from(webhookInbox).where(eq(webhookInbox.paymentId, paymentId))
  expect(kept).toHaveLength(1)
  expect(await processWebhook(services, kept[0]!.event)).toBe(true)
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, made.body.orderId))
  expect(order!.state).toBe('paid')
})

test('a notice sent again under another’s number does not stand in that one’s way', async () => {
  const { call } = await aShop()
  const [one, other] = [aNotice('881001'), aNotice('881002')]
  await call('POST', one.path, { ...one.body, id: 4711 }, one.headers)
  await call('POST', other.path, { ...other.body, id: 4711 }, other.headers)
  const kept = await checkout.db.select().from(webhookInbox)
  expect(kept.map(({ paymentId }) => paymentId)).toEqual(expect.arrayContaining(['881001', '881002']))
})

test('a notice that was signed once is kept once, whatever else is written around it', async () => {
  const { call } = await aShop()
  const { path, body, headers } = aNotice('881003')
  const signature = headers['x-signature']!
  for (const [id, written] of [
    [1, signature],
    [2, signature.toUpperCase().replace('TS=', 'ts=').replace('V1=', 'v1=')],
    [3, signature.replace(',', ' , ')],
    [4, `${' '.repeat(500)}${signature}`],
  ] as const) {
    const again = { ...body, id, signature: 'another', requestId: 'another' }
    expect((await call('POST', path, again, { ...headers, 'x-signature': written })).status).toBe(200)
  }
  const kept = await checkout.db.select().from(webhookInbox).where(eq(webhookInbox.paymentId, '881003'))
  expect(kept.map(({ raw }) => raw)).toMatchObject([{ signature }])
})

test.each(['short', 'has.dots:and=more', 'x'.repeat(65)])(
  'a notice counts under the request id %s that it was signed with',
  async (requestId) => {
    const { call } = await aShop()
    const { path, body, headers } = aNotice('881004', undefined, requestId)
    expect((await call('POST', path, body, headers)).status).toBe(200)
  },
)

test('a notice that is not the provider’s changes nothing', async () => {
  const { call, app } = await aShop()
  const before = await checkout.db.select().from(webhookInbox)
  const forged = aNotice('77', 'another secret')
  const genuine = aNotice('77')
  const refused = [
    await call('POST', forged.path, forged.body, forged.headers),
    await call('POST', genuine.path.replace('77', '78'), genuine.body, genuine.headers),
    await call('POST', genuine.path, genuine.body, {}),
    await call('POST', '/webhooks/mercado-pago', {}, {}),
    await call('POST', genuine.path, genuine.body, { ...genuine.headers, 'x-signature': 'v1=%00;;;' }),
  ]
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([401, 'notice-not-genuine'])
  }
  for (const body of ['', '{', '[]', 'null', '"x"']) {
    const answer = await app.request(`/api${genuine.path}`, {
      method: 'POST',
      body,
      headers: { ...genuine.headers, 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  }
  expect(await checkout.db.select().from(webhookInbox)).toEqual(before)
})

test.each([
  ['/webhooks/mercado-pago?topic=payment&id=881005', {}],
  ['/webhooks/mercado-pago', { resource: '881005', topic: 'payment' }],
])('an older notice, which nobody can sign, is answered and left unread: %s', async (path, body) => {
  const { call } = await aShop()
  const before = await checkout.db.select().from(webhookInbox)
  expect((await call('POST', path, body, {})).status).toBe(200)
  const asWebhook = `/webhooks/mercado-pago?data.id=881005&type=payment&topic=payment`
  expect((await call('POST', asWebhook, body, {})).status).toBe(401)
  expect(await checkout.db.select().from(webhookInbox)).toEqual(before)
})

test.each(['Ab12Cd', 'ab12cd'])('an id with letters may be signed as %s', async (signedAs) => {
  const { call } = await aShop()
  const { path, body, headers } = aNotice(signedAs)
  const sent = path.replace(signedAs, 'Ab12Cd').replace('type=payment', 'type=topic_chargebacks_wh')
  expect((await call('POST', sent, body, headers)).status).toBe(200)
  expect((await call('POST', sent.replace('Ab12Cd', 'Ab12Ce'), body, headers)).status).toBe(401)
})

test('a genuine notice with a strange body is kept without harm', async () => {
  const { call } = await aShop()
  const { path, headers } = aNotice('79')
  const body = {
    id: 'a\u0000b',
    action: '\u0000',
    '\u0000': 1,
    deep: [[[[1]]]],
    lone: '\ud800',
    long: 'x'.repeat(9999),
  }
  expect((await call('POST', path, body, headers)).status).toBe(200)
  const other = aNotice('not-a-number')
  expect((await call('POST', other.path, other.body, other.headers)).status).toBe(200)
})

test('who pays and never comes back is found by reconciliation', async () => {
  const { sandbox, buy, services } = await aShop()
  const beer = await aBeer(checkout.db)
  const made = await buy(beer.id)
  await sandbox.press(made.body.results.response.id, 'approve')
  await reconcileOrders(services)
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, made.body.orderId))
  expect(order!.state).toBe('paid')
})

test('a pending payment leaves the order open, and the buyer may go on paying', async () => {
  const { sandbox, buy, call, buyer } = await aShop()
  const beer = await aBeer(checkout.db)
  const made = await buy(beer.id)
  const { id, init_point: initPoint } = made.body.results.response
  const paymentId = idOf(await sandbox.press(id, 'pending'))
  const hint = { payment_id: paymentId, external_reference: made.body.orderId }
  expect((await call('POST', '/payment-return', hint)).body.outcome).toBe('in-process')
  const [purchase] = (await call('GET', `/shoppingHistories?userPersonId=${buyer.id}`)).body
  expect(purchase).toMatchObject({ state: 'pending', continuePaying: initPoint })
  await sandbox.call('POST', `/sandbox/payments/${paymentId}/approve`)
  expect((await call('POST', '/payment-return', hint)).body.outcome).toBe('paid')
})

test('somebody else’s order is no order', async () => {
  const { buy, call, services } = await aShop()
  const beer = await aBeer(checkout.db)
  const made = await buy(beer.id)
  const other = await aBuyer(checkout.db)
  const stranger = await signedIn(services, other.id)
  const back = await call('POST', '/payment-return', { external_reference: made.body.orderId }, stranger)
  expect(back.body).toEqual({
    ...{ orderId: null, outcome: 'unknown', heldUntil: null, beerIds: [], rejectedBecause: null },
  })
  for (const hint of [{}, { payment_id: "1'; --" }, { external_reference: 'x', payment_id: '999' }]) {
    expect((await call('POST', '/payment-return', hint)).body.orderId).toBeNull()
  }
})

test('the cart is priced now, and what its own open order holds is still there for its buyer', async () => {
  const { call, buy, session } = await aShop()
  const beer = await aBeer(checkout.db, { priceCents: 450, onHand: 3 })
  const gone = await aBeer(checkout.db, { available: false })
  await buy(beer.id, 3)
  const entries = [
    { beerId: beer.id, quantity: 3, seenCents: 400 },
    { beerId: gone.id, quantity: 1, seenCents: 450 },
    { beerId: randomUUID(), quantity: 1, seenCents: 1 },
  ]
  const cookie = `${CART_COOKIE}=${serializeCart(entries)}`
  const mine = await call('GET', '/cart', undefined, { cookie: `${session.cookie}; ${cookie}` })
  expect(mine.body).toMatchObject({
    total: 13.5,
    delivery: { recipient: 'Ana Pérez', city: 'Córdoba', country: 'Argentina' },
    lines: [
      { id: beer.id, price: 4.5, seenPrice: 4, stock: 3, lineTotal: 13.5, problem: 'price-changed' },
      { id: gone.id, problem: 'not-on-sale' },
    ],
  })
  const visitors = await call('GET', '/cart', undefined, { cookie })
  expect(visitors.body).toMatchObject({ total: 0, delivery: null, lines: [{ problem: 'sold-out' }, {}] })
  expect((await call('GET', '/cart', undefined, {})).body).toEqual({
    ...{ lines: [], total: 0, delivery: null, mayNotBuy: null, openOrder: null, holding: null },
    quote: {
      ...{ chargeCurrency: 'ARS', rate: TEST_RATES.ARS },
      ...{ rateSource: 'mercado-pago', rateAt: expect.any(String) },
    },
  })
})

test('no line is longer than a cart’s, however often its beer is named', async () => {
  const { call } = await aShop()
  const beer = await aBeer(checkout.db, { priceCents: 1, onHand: 10_000 })
  const lines = (...quantities: number[]) =>
    call('POST', '/create-order', { products: quantities.map((quantity) => ({ id: beer.id, quantity })) })
  expect(await lines(999, 1)).toMatchObject({
    status: 400,
    body: { fields: { products: expect.any(String) } },
  })
  expect((await lines(998, 1)).status).toBe(201)
})

test('refusals of an order carry their status and what the cart needs to know', async () => {
  const { call, buy, services, session } = await aShop()
  const beer = await aBeer(checkout.db, { name: 'Bruma', onHand: 1 })
  expect(await buy(beer.id, 2)).toMatchObject({
    status: 409,
    body: { code: 'not-enough-stock', beers: [{ id: beer.id, name: 'Bruma', stock: 1 }] },
  })
  const priced = [{ id: beer.id, quantity: 1, price: 1 }]
  expect(await call('POST', '/create-order', { products: priced })).toMatchObject({
    status: 409,
    body: { code: 'price-changed', beers: [{ price: 4.5 }] },
  })
  expect((await buy(beer.id, 1, { 'idempotency-key': 'with space' })).status).toBe(400)
  expect((await buy(beer.id, 1, { 'idempotency-key': 'k' })).status).toBe(201)
  const other = await aBeer(checkout.db)
  expect(await buy(other.id, 1, { 'idempotency-key': 'k' })).toMatchObject({
    status: 422,
    body: { code: 'key-reused' },
  })
  expect((await call('POST', '/create-order', { products: priced }, {})).status).toBe(401)
  const stranger = randomUUID()
  const named = { products: [{ id: beer.id, quantity: 1 }], user: { id: stranger } }
  expect((await call('POST', '/create-order', named)).status).toBe(403)
  const admin = await aBuyer(checkout.db, { user: { role: 'Admin' } })
  const adminSession = await signedIn(services, admin.id)
  expect(await call('POST', '/create-order', { products: priced }, adminSession)).toMatchObject({
    status: 403,
    body: { code: 'sellers-cannot-buy' },
  })
  const whole = { id: beer.id, quantity: 1, price: 4.5, name: 'Ñandú', image: '/x.png', summary: 'Lata' }
  expect((await call('POST', '/create-order', { products: [whole] }, session)).status).toBe(201)
  const strange = await call('POST', '/create-order', { products: [{ ...whole, total: 0.01 }] }, session)
  expect(strange).toMatchObject({ status: 400, body: { fields: { 'products.0.total': expect.any(String) } } })
  for (const products of [[], [{ id: 'x', quantity: 1 }], [{ id: beer.id, quantity: 0 }], 'all', null]) {
    expect((await call('POST', '/create-order', { products }, session)).status).toBe(400)
  }
})

test('a provider that does not answer is said so, and the purchase goes on later', async () => {
  const { sandbox, buy } = await aShop()
  const beer = await aBeer(checkout.db)
  await sandbox.call('POST', '/sandbox/faults', { status: 500 })
  expect(await buy(beer.id)).toMatchObject({ status: 503, body: { code: 'payment-provider-down' } })
  const [held] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(held!.reserved).toBe(1)
  expect((await buy(beer.id)).status).toBe(201)
})

test.each([
  [400, 'payments-refused'],
  [401, 'payments-refused'],
  [409, 'payment-provider-down'],
  [429, 'payment-provider-down'],
])('a provider that answers %i is told as %s', async (status, code) => {
  const { sandbox, buy } = await aShop()
  const beer = await aBeer(checkout.db)
  await sandbox.call('POST', '/sandbox/faults', { status, path: '/checkout/preferences' })
  expect(await buy(beer.id)).toMatchObject({ status: 503, body: { code } })
  expect((await buy(beer.id)).status).toBe(201)
})

test('who bought a beer reviews it, once; purchases of others stay theirs', async () => {
  const { sandbox, call, buy, services, buyer } = await aShop()
  const beer = await aBeer(checkout.db)
  const review = { rate: 4, productId: beer.id, comment: 'Seca y resinosa.' }
  expect(await call('POST', '/qualification', review)).toMatchObject({
    status: 403,
    body: { code: 'not-bought' },
  })
  const made = await buy(beer.id)
  expect((await call('POST', '/qualification', review)).status).toBe(403)
  const pressed = await sandbox.press(made.body.results.response.id, 'approve')
  await call('POST', '/payment-return', { payment_id: idOf(pressed) })

  const posted = await Promise.all([1, 2, 3].map(() => call('POST', '/qualification', review)))
  expect(posted.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const [rated] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(rated).toMatchObject({ rating: 4, ratingCount: 1 })
  for (const wrong of [
    { rate: 6 },
    { rate: 1.5 },
    { comment: 'a\u0000' },
    { productId: 'x' },
    { extra: 1 },
  ]) {
    expect((await call('POST', '/qualification', { ...review, ...wrong })).status).toBe(400)
  }
  const unknown = { ...review, productId: randomUUID() }
  expect(await call('POST', '/qualification', unknown)).toMatchObject({ status: 404 })

  const other = await aBuyer(checkout.db)
  const stranger = await signedIn(services, other.id)
  const theirs = `/shoppingHistories?userPersonId=${buyer.id}`
  expect((await call('GET', theirs, undefined, stranger)).status).toBe(403)
  expect((await call('GET', '/shoppingHistories', undefined, stranger)).status).toBe(403)
  expect((await call('POST', '/shoppingHistory', { userPersonId: buyer.id }, stranger)).status).toBe(403)
  expect((await call('POST', '/shoppingHistory', { payment_id: idOf(pressed) }, stranger)).status).toBe(404)
  const admin = await aBuyer(checkout.db, { user: { role: 'Admin' } })
  const adminSession = await signedIn(services, admin.id)
  expect((await call('GET', theirs, undefined, adminSession)).body).toHaveLength(1)
  expect((await call('GET', '/shoppingHistories', undefined, adminSession)).body.length).toBeGreaterThan(1)
  // An empty value of a query is not set.
  expect((await call('GET', '/shoppingHistories?userPersonId=', undefined, stranger)).status).toBe(403)
  const all = await call('GET', '/shoppingHistories?userPersonId=&id=', undefined, adminSession)
  expect(all.body.length).toBeGreaterThan(1)
})

test('one purchase is asked for by its id, by its buyer alone', async () => {
  const { buy, call, services, buyer } = await aShop()
  const [first, second] = [await aBeer(checkout.db), await aBeer(checkout.db)]
  const { orderId } = (await buy(first.id)).body
  await buy(second.id)
  const one = (userId: string, id: string, headers?: Record<string, string>) =>
    call('GET', `/shoppingHistories?userPersonId=${userId}&id=${id}`, undefined, headers)
  expect((await one(buyer.id, orderId)).body).toMatchObject([{ id: orderId, state: 'cancelled' }])
  expect((await one(buyer.id, randomUUID())).body).toEqual([])
  expect((await one(buyer.id, 'x')).status).toBe(400)
  const other = await aBuyer(checkout.db)
  const stranger = await signedIn(services, other.id)
  expect((await one(other.id, orderId, stranger)).body).toEqual([])
  expect((await one(buyer.id, orderId, stranger)).status).toBe(403)
})
