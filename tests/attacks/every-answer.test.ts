import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, send } from '#tests/running/send.ts'
import { aSecureShop, type SecureShop } from './a-secure-shop.ts'
import { type Asked, everyRequest, pagePaths } from './every-request.ts'
import { isOurs, wrongHeaders } from './wrong-headers.ts'

/**
 * Headers, cookies and addresses of everything that the shop answers in production behind a proxy with TLS: each page,
 * its data, each call, drawing and built file, as everybody, and asked wrongly in each way.
 */

let secure: SecureShop
let leadsTo: string[]
beforeAll(async () => {
  secure = await aSecureShop({
    EMAIL_CHECKS_PER_HOUR: '5',
    LOGIN_FAILURES_PER_QUARTER_HOUR: '1',
    UPLOADS_PER_HOUR: '1',
  })
  leadsTo = [secure.shop.sandboxUrl]
}, 600_000)
afterAll(() => secure?.stop())

const wrongIn = (asked: Asked, answer: Answer) => {
  const signedIn = !['stranger', 'adult'].includes(asked.by)
  return wrongHeaders(answer, { kind: asked.kind, signedIn, leadsTo }).map(
    (wrong) => `${asked.method ?? 'GET'} ${asked.path} as ${asked.by}: ${answer.status}: ${wrong}`,
  )
}

/** Asks all of it, a few at a time. */
async function askAll(requests: Asked[]): Promise<{ wrong: string[]; statuses: Map<number, number> }> {
  const waiting = requests.values()
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  const asker = async () => {
    for (const asked of waiting) {
      const answer = await secure.ask(asked)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      wrong.push(...wrongIn(asked, answer))
    }
  }
  await Promise.all(Array.from({ length: 8 }, asker))
  return { wrong, statuses }
}

test('every answer has its headers', async () => {
  const { wrong, statuses } = await askAll(everyRequest(secure))
  expect([...new Set(wrong)]).toEqual([])
  // Each kind of answer was among them.
  for (const status of [200, 303, 400, 401, 403, 404, 405, 413, 415])
    expect(statuses.has(status), `${status}`).toBe(true)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
}, 300_000)

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const LOG_IN = 'email=nadie@correo.example&password=Cebada2024'

test('whoever comes too often is told so with the same headers', async () => {
  const { people } = secure
  const check: Asked = { kind: 'call', by: 'stranger', path: '/api/check?email=ana@correo.example' }
  const logIn: Asked = {
    kind: 'page',
    by: 'adult',
    method: 'POST',
    path: '/login',
    headers: { ...FORM, ...people.adult },
    body: LOG_IN,
  }
  const logInData: Asked = { ...logIn, kind: 'data', path: '/login.data' }
  for (const asked of [check, logIn, logInData]) {
    let answer = await secure.ask(asked)
    for (let time = 0; answer.status !== 429 && time < 6; time++) answer = await secure.ask(asked)
    expect([asked.path, answer.status]).toEqual([asked.path, 429])
    expect(wrongIn(asked, answer)).toEqual([])
  }
})

test('cookies that a log-in, a cart and an order leave bear the prefix', async () => {
  const { people, ids } = secure
  const form = { ...FORM, ...people.buyer }
  const put = `intent=set&beerId=${ids.beer}&seenCents=350&quantity=1&step=&back=/shop`
  const asked: Asked = { kind: 'page', by: 'buyer', method: 'POST', path: '/cart', headers: form, body: put }
  const answer = await secure.ask(asked)
  expect(wrongIn(asked, answer)).toEqual([])
  expect(String(answer.headers['set-cookie'])).toContain('__Host-cart=')
  const out = await secure.ask({
    method: 'POST',
    path: '/logout',
    headers: { ...FORM, ...people.stranger, cookie: `${people.adult.cookie}; __Host-lupulo_session=x` },
    body: '',
  })
  expect(wrongHeaders(out, { kind: 'page', signedIn: true, leadsTo })).toEqual([])
})

const EVIL = [
  ...['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', '/%2f%2fevil.example'],
  ...[
    '%2f%2fevil.example',
    'https:evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
  ],
  ...[
    '///evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%5cevil.example',
    'http://shop.example@evil.example',
  ],
]
const NAMES = ['next', 'redirectTo', 'returnTo', 'back', 'backTo', 'url', 'to']

test('no address in a request leads elsewhere', async () => {
  const { people, ids } = secure
  const led: string[] = []
  const expectOurs = async (request: Parameters<typeof secure.ask>[0]) => {
    const answer = await secure.ask(request)
    const { location } = answer.headers
    if (location !== undefined && !isOurs(String(location), leadsTo))
      led.push(`${request.path} ${request.body}: ${location}`)
    // With scripts the router is told in the body.
    if (/\.data/.test(request.path) && /"(https?:)?[/\\]{2}evil/.test(answer.body))
      led.push(`${request.path}: ${answer.body}`)
  }
  for (const evil of EVIL) {
    const query = NAMES.map((name) => `${name}=${encodeURIComponent(evil)}`).join('&')
    const from = { 'x-forwarded-for': `198.51.100.${EVIL.indexOf(evil)}` }
    for (const who of ['stranger', 'buyer'] as const) {
      await expectOurs({ path: `/?${query}`, headers: people[who] })
      await expectOurs({
        method: 'POST',
        path: `/?index&${query}`,
        headers: { ...FORM, ...people[who] },
        body: `birthDay=1990-05-17&${query}`,
      })
      await expectOurs({ path: `/login?${query}`, headers: people[who] })
      await expectOurs({ path: `/login/done?${query}`, headers: people[who] })
      await expectOurs({ path: `/login/done.data?${query}`, headers: people[who] })
      await expectOurs({ path: `/api/sign-in/start?${query}`, headers: { ...people[who] } })
      await expectOurs({ path: `/api/sign-in/callback?state=x&code=y&${query}`, headers: people[who] })
      await expectOurs({
        method: 'POST',
        path: `/login?${query}`,
        headers: { ...FORM, ...from, ...people[who] },
        body: `${LOG_IN}&${query}`,
      })
      await expectOurs({
        method: 'POST',
        path: `/cart?${query}`,
        headers: { ...FORM, ...people[who] },
        body: `intent=set&beerId=${ids.beer}&seenCents=350&quantity=1&step=&${query}`,
      })
      await expectOurs({
        method: 'POST',
        path: `/account?${query}`,
        headers: { ...FORM, ...people[who] },
        body: `intent=resend&${query}`,
      })
    }
  }
  // Paths that look like hosts.
  for (const path of [
    '//evil.example',
    '//evil.example/shop',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/.//evil.example/',
  ])
    for (const who of ['stranger', 'adult'] as const) await expectOurs({ path, headers: people[who] })
  expect(led).toEqual([])
}, 180_000)

test('nobody is told another host than PUBLIC_URL’s, whatever a request says', async () => {
  const { people, ids } = secure
  const poison = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=1.2.3.4;host=evil.example;proto=http',
    'x-original-url': '/evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '81',
  }
  const told: string[] = []
  for (const path of [
    ...pagePaths(ids),
    '/api/openapi.json',
    '/api/docs',
    '/api/session',
    `/api/product/${ids.beer}`,
    '/api/sign-in/start',
  ]) {
    const answer = await secure.ask({ path, headers: { ...poison, ...people.buyer } })
    if (/evil/.test(JSON.stringify(answer.headers) + answer.body)) told.push(path)
  }
  expect(told).toEqual([])
  // A form from there is another site's, however the host is called.
  const foreign = { ...FORM, ...poison, ...people.adult, origin: 'https://evil.example' }
  expect((await secure.ask({ method: 'POST', path: '/cart', headers: foreign, body: 'a=b' })).status).toBe(
    403,
  )
})

test('who is no proxy of ours forges no address', async () => {
  const check = (from: string) => `/api/check?email=${from.replaceAll('.', '')}@correo.example`
  const { port } = secure.shop
  // Straight from a visitor there is no trusted hop: here the test itself is the proxy, and what stands left of it counts not.
  const statuses: number[] = []
  for (let time = 0; time < 8; time++) {
    const forged = `10.9.8.${time}, 203.0.113.77`
    const { status } = await send(port, { path: check(`f${time}`), headers: { 'x-forwarded-for': forged } })
    statuses.push(status)
  }
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200))
  expect(statuses.slice(5)).toEqual(Array(3).fill(429))
})

test('what breaks, and a database that is away, are told with the same headers', async () => {
  const { database, people, ids, server } = secure
  const samples: Asked[] = [
    { kind: 'page', by: 'adult', path: '/shop', headers: people.adult },
    { kind: 'data', by: 'adult', path: '/shop.data', headers: people.adult },
    { kind: 'page', by: 'buyer', path: '/myShop', headers: people.buyer },
    {
      kind: 'call',
      by: 'buyer',
      path: `/api/shoppingHistories?userPersonId=${ids.buyer}`,
      headers: people.buyer,
    },
    { kind: 'call', by: 'stranger', path: '/api/product?pag=1' },
    { kind: 'drawing', by: 'stranger', path: `/labels/${ids.beer}.svg` },
  ]
  await database.pool.query('ALTER TABLE beers RENAME TO broken')
  const broken = await Promise.all(samples.map((asked) => secure.ask(asked)))
  expect(broken.map(({ status }) => status)).toContain(500)
  expect(samples.flatMap((asked, at) => wrongIn(asked, broken[at]!))).toEqual([])

  await server.crash()
  const away = [...samples, { kind: 'call', by: 'stranger', path: '/readyz' } as Asked]
  const answers = await Promise.all(away.map((asked) => secure.ask(asked)))
  expect(answers.map(({ status }) => status)).toContain(503)
  expect(away.flatMap((asked, at) => wrongIn(asked, answers[at]!))).toEqual([])
  expect(answers.filter(({ status }) => status === 503).every(({ headers }) => headers['retry-after'])).toBe(
    true,
  )
})
