import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, call } from '#tests/running/people.ts'
import { type Answer, send } from '#tests/running/send.ts'

/**
 * What goes wrong is where a log talks: wrong log-ins, broken bodies, statements that fail, mails that do not leave. All
 * that is printed on the way is searched when the shop stops, which fails the run (aWitness); here is what is searched.
 */

const PASSWORD = 'Rarisima2031'
const OTHER_PASSWORD = 'Distinta2032'
const EMAIL = 'maria@correo.example'

let shop: RunningShop
let database: Awaited<ReturnType<typeof connectDatabase>>
beforeAll(async () => {
  shop = await startShop({
    ...{ LOG_LEVEL: 'debug', LEGACY_GET_LOGIN: '1', RETRY_EVERY_SECONDS: '1' },
    ...{ RECONCILE_EVERY_SECONDS: '1', RECONCILE_AFTER_SECONDS: '1' },
  })
  database = await connectDatabase({ dataDir: shop.dataDir, poolSize: 2 })
  await call(shop, 'POST', '/user', aBuyerForm({ email: EMAIL, password: PASSWORD }))
}, 600_000)
afterAll(async () => {
  await database?.close()
  await shop?.stop()
}, 300_000)

const logIn = (password: string) => JSON.stringify({ email: EMAIL, password })

function post(path: string, body: string, type = 'application/json', headers = {}): Promise<Answer> {
  return send(shop.port, { method: 'POST', path, headers: { 'content-type': type, ...headers }, body })
}

const FORM = 'application/x-www-form-urlencoded'
const asForm = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** While tables are away, statements on them fail, and whatever they were run with is at hand. */
async function without(tables: string[], run: () => Promise<void>) {
  for (const table of tables) await database.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  try {
    await run()
  } finally {
    for (const table of tables) await database.pool.query(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
}

async function untilLogged(what: RegExp) {
  while (!what.test(shop.printed())) await sleep(20)
}

test('log-ins that are refused, by call, by page and by address', async () => {
  expect((await post('/api/login', logIn(OTHER_PASSWORD))).status).toBe(401)
  expect((await post('/api/login', logIn(PASSWORD).slice(0, -2))).status).toBe(400)
  expect((await post('/api/login', `${logIn(PASSWORD)}${PASSWORD}`)).status).toBe(400)
  expect((await post('/api/login', logIn(PASSWORD), 'text/plain')).status).toBe(415)
  expect(
    (await post('/api/login', JSON.stringify({ email: [PASSWORD], password: { PASSWORD } }))).status,
  ).toBe(400)
  const query = asForm({ email: EMAIL, password: PASSWORD })
  expect((await send(shop.port, { path: `/api/login?${query}` })).status).toBe(200)
  const adult = await anAdult(shop)
  const page = await post('/login', asForm({ email: EMAIL, password: OTHER_PASSWORD }), FORM, adult)
  expect(page.status).toBe(401)
  expect(page.body).not.toContain(OTHER_PASSWORD)
  const signUp = aBuyerForm({ email: 'no', password: OTHER_PASSWORD }) as Record<string, string>
  expect((await post('/buyerSignUp', asForm(signUp), FORM, adult)).body).not.toContain(OTHER_PASSWORD)
})

test('statements that fail in the middle of a sign-up, a log-in, a session and a recovery', async () => {
  const session = await post('/api/login', logIn(PASSWORD))
  const [cookie] = [session.headers['set-cookie'] ?? []].flat()
  await without(['sessions', 'verifications', 'accounts'], async () => {
    const signUp = JSON.stringify(aBuyerForm({ email: 'otra@correo.example', password: OTHER_PASSWORD }))
    const both = { cookie: `${cookie}; ${(await anAdult(shop)).cookie}` }
    const answers = [
      await post('/api/login', logIn(PASSWORD)),
      await post('/api/user', signUp),
      await post('/api/forgetpassword', JSON.stringify({ email: EMAIL })),
      await send(shop.port, { path: '/api/session', headers: { cookie } }),
      await send(shop.port, { path: '/account', headers: both }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500])
  })
  await untilLogged(/unexpected error/)
})

test('codes and links that are wrong, or broken', async () => {
  const token = '0198f0c4-7f0e-7c50-9f5c-0d6f7a3f8e01.aB3xY5zQ7wE9rT1yU3iO5pA7sD9fG1hJ'
  const adult = await anAdult(shop)
  await send(shop.port, { path: `/confirmEmail?token=${token}`, headers: adult })
  await post('/confirmEmail', asForm({ token }), FORM, adult)
  const wrong = { email: EMAIL, code: '048213', newPassword: OTHER_PASSWORD }
  expect((await post('/api/newpassword', JSON.stringify(wrong))).status).toBeGreaterThanOrEqual(400)
  const callback = asForm({
    code: 'aB3xY5zQ7wE9rT1yU3iO5pA7sD9fG1hJ',
    state: 'zQ7wE9rT1yU3iO5pA7sD9fG1hJaB3xY5',
  })
  expect((await send(shop.port, { path: `/api/sign-in/callback?${callback}` })).status).toBeLessThan(500)
})

test('mails with a code that do not leave, and jobs that fail with one', async () => {
  const faults = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ times: 1, responseCode: 451, to: EMAIL })
  expect((await fetch(`${shop.sandboxUrl}/sandbox/mail/faults`, { ...faults, body })).ok).toBe(true)
  expect((await post('/api/forgetpassword', JSON.stringify({ email: EMAIL }))).status).toBe(200)
  await untilLogged(/a mail did not leave/)
  // Again and again: a try that is just under way would write over it that the mail has left.
  while (!/invalid input syntax for type uuid/.test(shop.printed())) {
    await database.pool.query(`UPDATE outbox SET kind = 'receipt', sent_at = NULL, next_attempt_at = now(),
      payload = payload || '{"orderId": "no-order", "code": "730461", "token": "${'aB3xY5zQ7wE9rT1yU3iO'}"}'
      WHERE kind = 'recovery-code' OR payload->>'orderId' = 'no-order'`)
    await sleep(500)
  }
})

test('a provider that refuses the token, breaks off or answers garbage', async () => {
  const { products } = await call<{ products: { id: string }[] }>(shop, 'GET', '/product?pag=1')
  const session = await post('/api/login', logIn(PASSWORD))
  const cookie = { cookie: [session.headers['set-cookie'] ?? []].flat()[0]!.split(';')[0]! }
  for (const fault of [{ status: 401 }, { garbage: true }, { cut: true }]) {
    const body = JSON.stringify({ times: 1, ...fault })
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'POST', headers, body })).ok).toBe(
      true,
    )
    const order = JSON.stringify({ products: [{ id: products[0]!.id, quantity: 1 }] })
    expect((await post('/api/create-order', order, undefined, cookie)).status).toBeLessThanOrEqual(503)
  }
  await untilLogged(/the payment page could not be opened/)
})
