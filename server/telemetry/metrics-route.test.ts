import { expect, test, vi } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { createMetrics } from '#server/adapters/prometheus/create-metrics.ts'
import { createApp } from '#server/app.ts'
import { startWorkers } from '#server/sweeps/start-workers.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { createRateLimits } from '../http/rate-limit.ts'
import { countLimited } from './count-limited.ts'
import { watchPool } from './watch-pool.ts'

const TOKEN = 'a token for whoever watches this shop'.replaceAll(' ', '-')
const checkout = useCheckout()

function aShop(settings: Record<string, string> = {}) {
  const metrics = createMetrics()
  const services = { ...checkout.with({ METRICS_TOKEN: TOKEN, ...settings }), metrics }
  const app = createApp(services)
  const ask = (authorization = `Bearer ${TOKEN}`) => app.request('/metrics', { headers: { authorization } })
  return { services, app, ask, rows: async () => rowsOf(await (await ask()).text()) }
}

/** Name and labels → value. */
function rowsOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const requests = (labels: string) => `lupulo_http_request_duration_seconds_count{process="1",${labels}}`

test('without a token there is no such address', async () => {
  const app = createApp({ ...makeTestServices(checkout.database), metrics: createMetrics() })
  for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}`]) {
    expect((await app.request('/metrics', { headers: { authorization } })).status).toBe(404)
  }
})

test('who has no token is told nothing, and nobody keeps an answer', async () => {
  const { ask } = aShop()
  for (const wrong of [
    '',
    TOKEN,
    'Bearer',
    `Basic ${TOKEN}`,
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
  ]) {
    const answer = await ask(wrong)
    expect({ wrong, status: answer.status }).toEqual({ wrong, status: 401 })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('lupulo_')
  }
  const told = await ask()
  expect(told.status).toBe(200)
  expect(told.headers.get('cache-control')).toBe('no-store')
  expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4')
})

test('requests are told by route, never by address: a thousand made-up ones are one row', async () => {
  const { app, rows } = aShop()
  const places = ['/api/', '/api/product/', '/labels/', '/media/', '/', '/api/reviews/']
  await app.request('/api/product')
  for (const place of places) await app.request(place)
  const before = (await rows()).size
  for (let n = 0; n < 1000; n++) {
    const made = `${places[n % places.length]}${Math.random().toString(36).slice(2)}/${n % 7 ? '' : n}`
    await app.request(made, { method: n % 50 ? 'GET' : `M${n}` })
  }
  const after = await rows()
  expect([...after.keys()].join('\n')).not.toMatch(/\bM\d/)
  expect(after.get(requests('kind="call",method="GET",route="/api/product",status="2xx"'))).toBe(1)
  expect(after.get(requests('kind="call",method="GET",route="none",status="4xx"'))).toBeGreaterThan(500)
  // Other methods, and what /metrics counts of itself: a few rows more, each with its 13 buckets, sum, count and +Inf.
  expect((after.size - before) / 16).toBeLessThan(10)
}, 600_000)

test('the books are told: orders, work, queues, sweeps', async () => {
  const { services, rows } = aShop()
  const [buyer, beer] = await Promise.all([aBuyer(checkout.db), aBeer(checkout.db)])
  await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  await checkout.database.pool.query('ALTER TABLE order_events DISABLE TRIGGER ALL')
  const aMinuteAgo = `UPDATE order_events SET id = uuidv7(interval '-2 minutes')`
  expect((await aShop().rows()).get('lupulo_orders_total{state="pending"}')).toBe(0)
  await checkout.database.pool.query(aMinuteAgo)
  // Where a statement may take so long, what stood before it in its transaction may not be there yet.
  const patient = await aShop({ DATABASE_TIMEOUT_SECONDS: '100' }).rows()
  expect(patient.get('lupulo_orders_total{state="pending"}')).toBe(0)
  const found = await rows()
  expect(found.get('lupulo_database_up')).toBe(1)
  expect(found.get('lupulo_orders_total{state="pending"}')).toBe(1)
  expect(found.get('lupulo_orders_total{state="paid"}')).toBe(0)
  expect(found.get('lupulo_work_list{kind="review"}')).toBe(0)
  expect(found.get('lupulo_unfinished_work{work="mails",standing="waiting"}')).toBe(0)
  expect(found.get('lupulo_queue_jobs{queue="send-mail",standing="waiting"}')).toBe(0)
  expect(found.get('lupulo_sweep_interval_seconds{sweep="expire-holds"}')).toBe(30)
})

test('jobs, sweeps, refused attempts and statements are counted', async () => {
  const metrics = createMetrics()
  const { pool, db } = openPool(checkout.database.connectionString, 3)
  watchPool(pool, 'readers', { metrics, tracing: makeTestServices(checkout.database).tracing })
  const services = makeTestServices({ db, pool }, { RATE_LIMITS: 'on', SIGN_UPS_PER_HOUR: '1' }, { metrics })
  const jobs = checkout.with().jobs
  const limits = countLimited(createRateLimits(pool, services.env), metrics)
  for (let n = 0; n < 3; n++) await limits.take('sign-up', 'somebody')
  await expect(pool.query('SELECT nothing')).rejects.toThrow()
  const workers = await startWorkers({ queue: jobs as never, services: { ...services, jobs } })
  await db.transaction((tx) => jobs.enqueue(tx, 'process-webhook', { event: 'unknown' }))
  const written = () => metrics.ofThisProcess().then((own) => rowsOf(metrics.write([own])))
  await vi.waitFor(
    async () => {
      const rows = await written()
      expect(
        rows.get('lupulo_job_duration_seconds_count{process="1",job="process-webhook",outcome="done"}'),
      ).toBe(1)
      expect(
        rows.get('lupulo_sweep_duration_seconds_count{process="1",sweep="purge-notices",outcome="done"}'),
      ).toBe(1)
    },
    { timeout: 20_000 },
  )
  await workers.stop()
  const rows = await written()
  expect(rows.get('lupulo_rate_limited_total{process="1",limit="sign-up"}')).toBe(2)
  expect(rows.get('lupulo_database_query_duration_seconds_count{process="1",outcome="failed"}')).toBe(1)
  expect(rows.get('lupulo_database_connections_max{process="1",pool="readers"}')).toBe(3)
  await pool.end()
})

test('without a database it says so, and still tells of the process', async () => {
  const { pool, db } = openPool('postgresql://127.0.0.1:1/nowhere', 1)
  const services = makeTestServices({ db, pool }, { METRICS_TOKEN: TOKEN }, { metrics: createMetrics() })
  const answer = await createApp(services).request('/metrics', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain('lupulo_database_up 0\n')
  expect(text).toContain('# TYPE lupulo_http_request_duration_seconds histogram')
  await pool.end()
})
