import { afterAll, beforeAll, expect, test } from 'vitest'
import { fact, startCollector } from '#tests/factories/a-collector.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { aSignedInBuyer, aSignedInSeller, call, type Session } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'

/** A shop of two processes that is watched: its metrics are fetched, its traces sent. */

const TOKEN = 'a-token-for-whoever-watches-this-shop'
const EMAIL = 'lucia.traces@correo.example'

let shop: RunningShop
let collector: Awaited<ReturnType<typeof startCollector>>
let buyer: Session
let beerId: string

beforeAll(async () => {
  collector = await startCollector()
  shop = await startShop({
    WORKERS: '2',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    // Mails leave by their jobs alone, not by a sweep that happens to be there first.
    RETRY_EVERY_SECONDS: '3600',
  })
  beerId = (await aSignedInSeller(shop)).beerId
  buyer = await aSignedInBuyer(shop, EMAIL)
}, 300_000)

afterAll(async () => {
  await shop?.stop()
  collector?.close()
}, 300_000)

const metrics = async () => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const { status, body } = await send(shop.port, { path: '/metrics', headers })
  expect(status).toBe(200)
  return body
}

const routesIn = (text: string) => new Set([...text.matchAll(/\broute="([^"]*)"/g)].map(([, route]) => route))

test('whichever process is asked, it tells of both', async () => {
  for (let n = 0; n < 6; n++) {
    const text = await metrics()
    for (const number of [1, 2]) expect(text).toContain(`process_cpu_seconds_total{process="${number}"}`)
  }
  expect((await send(shop.port, { path: '/metrics' })).status).toBe(401)
})

test('a thousand made-up addresses of pages are no route', async () => {
  const crawler = { 'user-agent': 'Googlebot/2.1' }
  await send(shop.port, { path: `/detail/${beerId}`, headers: crawler })
  await send(shop.port, { path: '/shop.data', headers: crawler })
  for (let n = 0; n < 1000; n++) {
    const made = Math.random().toString(36).slice(2)
    const path = ['/', '/detail/', '/company/', '/shop/', '/admin/'][n % 5]! + made
    await send(shop.port, { path: n % 2 ? path : `${path}.data`, headers: crawler })
  }
  const routes = routesIn(await metrics())
  expect(routes).toContain('/detail/:id')
  expect(routes).toContain('/shop')
  expect(routes).toContain('none')
  for (const route of routes) expect(route).toMatch(/^(none|\/[\w/:.?-]*)$/)
  expect(routes.size).toBeLessThan(40)
}, 300_000)

test('a purchase is one trace from the request to the provider, and holds nothing of anybody’s', async () => {
  const delivery = {
    recipient: 'Lucía Trazada',
    address: 'Pasaje Secreto 77',
    city: 'Salta',
    state: 'Salta',
    country: 'Argentina',
    phone: '+54 387 555 7777',
  }
  const { orderId } = await call<{ orderId: string }>(
    shop,
    'POST',
    '/create-order?hidden=in-the-query',
    { products: [{ id: beerId, quantity: 1 }], delivery },
    buyer,
  )
  const request = await collector.received(({ name }) => name === 'POST /api/create-order')
  const asked = await collector.received(
    ({ name, traceId }) => name === 'payment-provider open-payment' && traceId === request.traceId,
  )
  expect(asked).toMatchObject({ parentSpanId: request.spanId, kind: 3 })
  const inTrace = collector.spans().filter(({ traceId }) => traceId === request.traceId)
  const statements = inTrace.filter((span) => fact(span, 'db.system.name'))
  expect(statements.map((span) => fact(span, 'db.query.text'))).toContainEqual(
    expect.stringContaining('INSERT INTO orders'),
  )
  for (const statement of statements) expect(statement.parentSpanId).toBe(request.spanId)

  const line = shop.logLines().find(({ requestId }) => requestId === fact(request, 'lupulo.request_id'))
  expect(line).toMatchObject({ traceId: request.traceId, path: '/api/create-order' })

  await collector.received(({ name }) => name.startsWith('sweep '))
  const { password, document, address } = aBuyerForm()
  const secrets = [
    ...[EMAIL, 'lucia', password, document, address, 'Cebada', TOKEN, orderId, beerId, 'in-the-query'],
    ...[
      buyer.cookie,
      buyer.cookie.split('=')[1]!.slice(0, 20),
      ...Object.values(delivery).slice(0, 2),
      '555 7777',
    ],
  ]
  const text = collector.text()
  expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([])
})

test('a mail is a trace of its own that names the request which caused it', async () => {
  await call(shop, 'POST', '/forgetpassword', { email: EMAIL })
  const request = await collector.received(({ name }) => name === 'POST /api/forgetpassword')
  const job = await collector.received(
    ({ name, links }) => name === 'job send-mail' && links.some(({ traceId }) => traceId === request.traceId),
  )
  expect(job.traceId).not.toBe(request.traceId)
  const sent = await collector.received(
    ({ name, traceId }) => name === 'mail-server send' && traceId === job.traceId,
  )
  expect(sent.parentSpanId).toBe(job.spanId)
  expect(await metrics()).toMatch(
    /lupulo_outside_call_duration_seconds_count\{process="\d",service="mail-server",call="send",outcome="ok"\} [1-9]/,
  )
})

test('a page is one trace with the calls that it makes in-process', async () => {
  await send(shop.port, {
    path: '/shop',
    headers: { 'user-agent': 'Googlebot/2.1', 'x-request-id': 'a-page-of-mine' },
  })
  const page = await collector.received((span) => span.name === 'GET /shop' && span.kind === 2)
  const inner = await collector.received(
    (span) => span.name === 'GET /api/product' && span.parentSpanId === page.spanId,
  )
  expect(inner.kind).toBe(1)
})
