import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, aSignedInBuyer, aSignedInSeller } from '#tests/running/people.ts'
import { hangUpAfter, type Request, send, sendBytes } from '#tests/running/send.ts'
import { expectNoFailure } from './expect-no-failure.ts'
import { openShopDatabase, type ShopDatabase } from './open-shop-database.ts'
import { type KnownToPages, nearlyGoodForms, wrongForms, wrongVisits } from './page-garbage.ts'
import { NO_CHANGES } from './watch-shop.ts'

let shop: RunningShop
let database: ShopDatabase
let known: KnownToPages
let adult: { cookie: string }

beforeAll(async () => {
  shop = await startShop()
  // The account's cart is whatever its browser's cookie says, at each page that is asked for, also one that is not there.
  database = await openShopDatabase(shop, ['account_carts'])
  adult = await anAdult(shop)
  const seller = await aSignedInSeller(shop)
  const people = [{ cookie: '' }, await aSignedInBuyer(shop), seller.session]
  known = {
    beerId: seller.beerId,
    cookies: ['', ...people.map(({ cookie }) => [adult.cookie, cookie].filter(Boolean).join('; '))],
  }
}, 600_000)

afterAll(async () => {
  await database?.close()
  await shop?.stop()
}, 300_000)

const FORM_STATUSES = [200, 202, 303, 400, 401, 403, 404, 405, 409, 413, 415]

test.each([
  ['an address', wrongVisits, [200, 202, 204, 303, 304, 400, 403, 404]],
  ['a form', wrongForms, FORM_STATUSES],
  ['one wrong value', nearlyGoodForms, FORM_STATUSES],
])(
  'no page fails by %s, and what is refused changes nothing',
  async (_says, arbitrary, sensible) => {
    await database.changes()
    const property = fc.asyncProperty(arbitrary(known), async (request) => {
      const answer = await send(shop.port, request)
      expectNoFailure(answer)
      expect(sensible, answer.body.slice(0, 300)).toContain(answer.status)
      const changes = await database.changes()
      if (answer.status >= 400) expect(changes).toEqual(NO_CHANGES)
    })
    await fc.assert(property, { numRuns: 200 })
  },
  300_000,
)

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const LONG = `email=${'x'.repeat(65 * 1024)}`

test.each<[string, Request, number]>([
  [
    'a form as JSON',
    { method: 'POST', path: '/login', headers: { 'content-type': 'application/json' }, body: '{}' },
    415,
  ],
  [
    'a form as text',
    { method: 'POST', path: '/cart', headers: { 'content-type': 'text/plain' }, body: 'a=b' },
    415,
  ],
  ['a form without a type', { method: 'POST', path: '/buyerSignUp', body: 'a=b' }, 415],
  ['a form without a body', { method: 'POST', path: '/login', headers: FORM }, 400],
  [
    'multipart without a boundary',
    { method: 'POST', path: '/login', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
    400,
  ],
  ['a form over 64 kB', { method: 'POST', path: '/login', headers: FORM, body: LONG }, 413],
  [
    'one that does not say how long it is',
    { method: 'POST', path: '/login.data', headers: FORM, body: LONG, chunked: true },
    413,
  ],
  [
    'a form of another site',
    { method: 'POST', path: '/cart', headers: { ...FORM, origin: 'https://evil.example' }, body: 'a=b' },
    403,
  ],
  ['a form from nowhere', { method: 'POST', path: '/logout', headers: { ...FORM, origin: 'null' } }, 403],
  ['a form for a page without forms', { method: 'POST', path: '/home', headers: FORM, body: 'a=b' }, 405],
  ['PUT', { method: 'PUT', path: '/cart', headers: FORM, body: 'a=b' }, 405],
  ['PATCH', { method: 'PATCH', path: '/shop.data', body: 'x' }, 405],
  ['DELETE', { method: 'DELETE', path: '/' }, 405],
  ['OPTIONS', { method: 'OPTIONS', path: '/home' }, 405],
  ['TRACE', { method: 'TRACE', path: '/home' }, 405],
  ['a method of nobody', { method: 'PROPFIND', path: '/home' }, 405],
  ['a page that is not there', { path: '/wp-admin.php' }, 404],
  ['a filter that is not on offer', { path: '/shop?price=3' }, 400],
  ['the same as data', { path: '/shop.data?pag=0' }, 400],
  ['a beer with half a percent sign', { path: '/detail/%E0%A4%A' }, 404],
  ['an address of 12 kB', { path: `/shop?name=${'x'.repeat(12_000)}` }, 400],
  ['an address of 20 kB', { path: `/shop?name=${'x'.repeat(20_000)}` }, 431],
  ['a cart of 14 kB', { path: '/cart', headers: { cookie: `cart=${'x.y~'.repeat(3500)}` } }, 200],
  ['a foreign host', { path: '/home', headers: { host: 'evil.example:99999' } }, 400],
])('%s', async (_says, request, status) => {
  const cookie = [adult.cookie, request.headers?.cookie].filter(Boolean).join('; ')
  const answer = await send(shop.port, { ...request, headers: { ...request.headers, cookie } })
  expectNoFailure(answer)
  expect(answer.status).toBe(status)
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET /home HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a length and pieces',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'pieces that are none',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
  [
    'another address in the request',
    'GET http://evil.example/home HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    303,
  ],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['a zero byte', 'GET /ho\u0000me HTTP/1.1\r\nHost: x\r\n\r\n', 400],
])('%s on the wire', async (_says, bytes, status) => {
  expect(await sendBytes(shop.port, bytes)).toBe(status)
})

test.each(['/login', '/cart.data', '/api/login', '/api/user'])(
  "%s: a visitor who hangs up in the middle of a body is nobody's error",
  async (path) => {
    const type = path.startsWith('/api') ? 'application/json' : FORM['content-type']
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${adult.cookie}\r\nContent-Type: ${type}\r\n`
    await hangUpAfter(shop.port, `${head}Content-Length: 500\r\n\r\n{"email=`)
    await hangUpAfter(shop.port, `${head}Transfer-Encoding: chunked\r\n\r\n5\r\nemail\r\n`)
    expect((await send(shop.port, { path: '/livez' })).status).toBe(200)
  },
)

test('none of this was an error in the log, and the shop goes on', async () => {
  expect(shop.isRunning()).toBe(true)
  expect(shop.logLines().filter(({ level, err }) => level >= 50 || err)).toEqual([])
  expect(shop.printed()).not.toMatch(/^\s+at .+:\d+:\d+/m)
  expect((await send(shop.port, { path: '/home', headers: adult })).status).toBe(200)
})
