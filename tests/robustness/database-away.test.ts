import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { aDatabaseServer, type DatabaseServer } from '#tests/running/a-database-server.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, aSignedInBuyer, aSignedInSeller, call } from '#tests/running/people.ts'
import { type Request, send } from '#tests/running/send.ts'
import { expectNoStackTrace } from './expect-no-failure.ts'

/** Short holds and intervals: what happens behind the pages must go on by itself when the database is back. */
const SETTINGS = {
  HOLD_SECONDS: '6',
  EXPIRE_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '1',
  RETRY_EVERY_SECONDS: '1',
}
const WAIT = { timeout: 120_000, interval: 200 }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

let database: DatabaseServer
let shop: RunningShop
let adult: string
let buyer: string
let other: string
let beerId: string

beforeAll(async () => {
  database = await aDatabaseServer()
  shop = await startShop({ DATABASE_URL: database.databaseUrl, ...SETTINGS })
  adult = (await anAdult(shop)).cookie
  buyer = (await aSignedInBuyer(shop)).cookie
  other = (await aSignedInBuyer(shop, 'otra@correo.example')).cookie
  beerId = (await aSignedInSeller(shop)).beerId
}, 600_000)

afterAll(async () => {
  await shop?.stop()
  await database?.remove()
}, 300_000)

const ask = (path: string, request: Partial<Request> = {}) => send(shop.port, { path, ...request })
const units = async () => (await call<{ stock: number }>(shop, 'GET', `/product/${beerId}`)).stock

type Order = { orderId: string; results: { response: { id: string } } }

function order(cookie: string, quantity: number): Promise<Order> {
  const delivery = { recipient: 'Ana', address: 'Sol 1', city: 'Salta', state: 'Salta', country: 'Argentina' }
  return call(shop, 'POST', '/create-order', { products: [{ id: beerId, quantity }], delivery }, { cookie })
}

/** The provider's own view of a payment: approved, and announced to a shop that may not hear it. */
async function pay({ results }: Order): Promise<void> {
  const paid = await fetch(`${shop.sandboxUrl}/sandbox/preferences/${results.response.id}/pay`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ status: 'approved' }),
  })
  expect(paid.status).toBe(201)
}

const stateOf = async (cookie: string) => {
  const [latest] = await call<{ state: string }[]>(
    shop,
    'GET',
    `/shoppingHistories?userPersonId=${await idOf(cookie)}`,
    undefined,
    { cookie },
  )
  return latest?.state
}
const idOf = async (cookie: string) =>
  (await call<{ id: string }>(shop, 'GET', '/session', undefined, { cookie })).id

test('while the database is away every answer says so, and the shop is whole again when it is back', async () => {
  await order(buyer, 2)
  const toBePaid = await order(other, 3)
  expect(await units()).toBe(7)
  await database.crash()
  await pay(toBePaid)

  expect((await ask('/livez')).status).toBe(200)
  for (const path of [
    '/readyz',
    '/api/product',
    `/api/product/${beerId}`,
    '/api/session',
    `/labels/${beerId}.svg`,
  ]) {
    const answer = await ask(path, { headers: { cookie: buyer } })
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers).toHaveProperty('retry-after')
    expectNoStackTrace(answer)
    if (path !== '/readyz') expect(JSON.parse(answer.body)).toMatchObject({ code: 'database-down' })
  }
  const logIn = JSON.stringify({ email: 'maria@correo.example', password: 'Cebada2024' })
  const changes: [path: string, headers: Record<string, string>, body: string][] = [
    ['/api/login', JSON_TYPE, logIn],
    ['/api/logout', { ...JSON_TYPE, cookie: buyer }, ''],
    ['/api/create-order', { ...JSON_TYPE, cookie: buyer }, '{}'],
  ]
  for (const [path, headers, body] of changes) {
    const answer = await ask(path, { method: 'POST', headers, body })
    expect([path, answer.status, JSON.parse(answer.body).code]).toEqual([path, 503, 'database-down'])
    expect(answer.headers).toHaveProperty('retry-after')
  }

  for (const cookie of [adult, `${adult}; ${buyer}`]) {
    for (const path of ['/home', '/shop', '/shop?type=IPA', `/detail/${beerId}`, '/cart']) {
      for (const address of [path, path.replace(/(\?|$)/, '.data$1')]) {
        const page = await ask(address, { headers: { cookie: cartOf(cookie) } })
        expect([address, page.status]).toEqual([address, 503])
        expect(page.headers).toHaveProperty('retry-after')
        expect(page.body).toContain(textOf(ERRORS['database-down'].message))
        expectNoStackTrace(page)
      }
    }
  }
  const forms: [path: string, body: string][] = [
    ['/login', 'email=maria@correo.example&password=Cebada2024'],
    ['/logout', ''],
    ['/cart', `intent=set&beerId=${beerId}&seenCents=450&quantity=2&back=/shop`],
    ['/cart', 'intent=start'],
  ]
  for (const [path, body] of forms) {
    const answer = await ask(path, {
      method: 'POST',
      headers: { ...FORM, cookie: cartOf(`${adult}; ${buyer}`) },
      body,
    })
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.body).toContain(textOf(ERRORS['database-down'].message))
  }
  // What needs no data needs no database.
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/login', { headers: { cookie: adult } })).status).toBe(200)
  expect((await ask('/nowhere', { headers: { cookie: adult } })).status).toBe(404)
  // Long enough for the sweepers to try in vain, more than once.
  const inVain = () => shop.logLines().filter(({ work }) => work === 'expire-holds')
  await vi.waitFor(() => expect(inVain().length).toBeGreaterThan(2), WAIT)
  expect(shop.isRunning()).toBe(true)

  await database.start()
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), {
    timeout: 120_000,
    interval: 100,
  })
  expect((await ask('/home', { headers: { cookie: `${adult}; ${buyer}` } })).status).toBe(200)
  expect(await call(shop, 'GET', '/session', undefined, { cookie: buyer })).toMatchObject({ role: 'Person' })

  // The sweepers go on: the hold of before ends, and the payment that nobody heard of is found.
  await vi.waitFor(async () => expect(await stateOf(other)).toBe('paid'), WAIT)
  await vi.waitFor(async () => expect(await stateOf(buyer)).toBe('expired'), WAIT)
  expect(await units()).toBe(9)
  // So do the jobs: receipt and sale are mailed.
  const subjects = async () => {
    const box = await fetch(`${shop.sandboxUrl}/mail/messages.json`)
    return ((await box.json()) as { messages: { subject: string }[] }).messages.map(({ subject }) => subject)
  }
  const news = [/^Tu compra en Lúpulo/, /^Vendiste en Lúpulo/]
  await vi.waitFor(async () => {
    const arrived = await subjects()
    for (const each of news) expect(arrived.filter((subject) => each.test(subject))).toHaveLength(1)
  }, WAIT)
}, 300_000)

test('requests that are under way when it dies fail in the same way, or not at all', async () => {
  const paths = [`/api/product/${beerId}`, '/api/product?name=firme', '/home', '/shop', '/cart', '/myShop']
  const headers = { cookie: cartOf(`${adult}; ${other}`) }
  const asked = Array.from({ length: 10 }, () => paths.map((path) => ask(path, { headers }))).flat()
  const answered = Promise.all(asked)
  await asked[0]
  await database.crash()
  const statuses = new Set((await answered).map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  await database.start()
  await vi.waitFor(async () => expect((await ask('/myShop', { headers })).status).toBe(200), WAIT)
}, 300_000)

test('the log says it in single lines', () => {
  const lines = shop.logLines()
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  expect(shop.printed()).not.toMatch(/\n\s+at /)
  expect(lines.filter(({ err }) => err)).toEqual([])
})

function cartOf(cookies: string): string {
  return `${cookies}; cart=${beerId.replaceAll('-', '')}.2.450`
}
