import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { LOG_SHAPE } from '#server/log/log-shape.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'

const database = useTestDatabase()

function aLoggedShop() {
  const lines: Record<string, unknown>[] = []
  const written = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(chunk.toString()))
      done()
    },
  })
  const services = makeTestServices(database, {}, { log: pino({ level: 'info', ...LOG_SHAPE }, written) })
  return { services, app: createApp(services), lines }
}

test('what broke because its visitor hung up is no error in the log; what broke otherwise is', async () => {
  const { app, lines } = aLoggedShop()
  const leaving = new AbortController()
  app.get('/breaks', (context) => {
    if (context.req.query('leave')) leaving.abort()
    return context.text('', 500)
  })
  await app.request('/breaks')
  await app.request(new Request('http://shop.example/breaks?leave=1', { signal: leaving.signal }))
  expect(lines.map(({ status }) => status)).toEqual([500, 499])
})

test('a request’s line says whose it was and why it was refused', async () => {
  const { services, app, lines } = aLoggedShop()
  const buyer = await aBuyer(services.db)
  const headers = await signedIn(services, buyer.id)
  const asked = [
    ['/api/product?name=ana@correo.example', {}],
    ['/api/admin/audit', headers],
    ['/api/admin/audit', {}],
    ['/api/session', headers],
    ['/api/nowhere', headers],
    ['/labels/nothing.svg', {}],
  ] as const
  for (const [path, own] of asked) await app.request(path, { headers: own })
  const told = lines.map(({ path, status, callerId, refused }) => ({ path, status, callerId, refused }))
  const by = { callerId: buyer.id }
  expect(told).toEqual([
    { path: '/api/product', status: 200 },
    { path: '/api/admin/audit', status: 403, ...by, refused: 'forbidden' },
    { path: '/api/admin/audit', status: 401, refused: 'not-signed-in' },
    { path: '/api/session', status: 200, ...by },
    // Nobody looks whose it is where there is nothing.
    { path: '/api/nowhere', status: 404, refused: 'not-found' },
    { path: '/labels/nothing.svg', status: 404, refused: 'not-found' },
  ])
  expect(JSON.stringify(lines)).not.toContain('correo.example')
})

test('whatever a stranger writes, a line stays short and says where it was cut', async () => {
  const { app, lines } = aLoggedShop()
  const long = 'a'.repeat(15_000)
  const headers = { 'user-agent': long, referer: long, 'x-request-id': long, 'x-forwarded-for': long }
  for (const path of [
    `/api/${long}`,
    `/labels/${long}`,
    `/${'%F0%9F%8D%BA'.repeat(1000)}`,
    `/api/product?name=${long}`,
  ])
    await app.request(path, { headers })
  await app.request('/api/login', { method: 'POST', body: long, headers })
  await app.request('/api/product', { method: `X${'a'.repeat(200)}` })
  expect(lines).toHaveLength(6)
  for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(1000)
  expect(lines[0]!.path).toBe(`/api/${'a'.repeat(494)}…`)
})
