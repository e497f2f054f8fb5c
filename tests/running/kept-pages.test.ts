import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { inABrowser } from '#tests/factories/logged-in-people.ts'
import { anAdult, aSignedInSeller, call, type Session } from './people.ts'
import { send } from './send.ts'
import { useTwoShops } from './two-shops.ts'

/** Pages and answers that are made once for many visitors: at two processes of one shop. */

const TOKEN = randomUUID()
const two = useTwoShops({ METRICS_TOKEN: TOKEN })
let visitor: Session
let seller: Session
let beerId: string
let companyId: string
let paths: string[]

beforeAll(async () => {
  const [here] = two.shops
  visitor = await anAdult(here)
  ;({ session: seller, beerId } = await aSignedInSeller(here))
  ;({ companyId } = await call<{ companyId: string }>(here, 'GET', `/product/${beerId}`))
  paths = ['/home', '/shop', `/detail/${beerId}`, `/company/${companyId}`, '/breweries']
}, 60_000)

async function ask(
  path: string,
  { cookie }: Session = visitor,
  at = 0,
  headers: Record<string, string> = {},
) {
  const answer = await send(two.shops[at]!.port, { path, headers: { ...headers, cookie } })
  return { ...answer, policy: String(answer.headers['content-security-policy']) }
}

/** The page as it is made for one visitor alone, without what is good for one answer. */
async function askAlone(path: string, at = 0) {
  const { body, policy } = await ask(path, { cookie: `${visitor.cookie}; unknown=1` }, at)
  const [, nonce] = /'nonce-([^']+)'/.exec(policy)!
  return body.replaceAll(` nonce="${nonce}"`, '')
}

async function keptSoFar(): Promise<number> {
  const { body } = await send(two.shops[0].port, {
    path: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  return [...body.matchAll(/^lupulo_kept_pages_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, each]) => sum + Number(each),
    0,
  )
}

test('what many are sent is what is made for one, byte by byte, and holds no nonce', async () => {
  const before = await keptSoFar()
  for (const path of paths) {
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(path)))
    const alone = await askAlone(path)
    for (const { status, body, policy, headers } of all) {
      expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined])
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')+;/)
      expect(body).toBe(alone)
    }
  }
  expect(await keptSoFar()).toBe(before + 8 * paths.length)
})

test('so is what a browser with scripts asks for when it goes to such a page', async () => {
  const before = await keptSoFar()
  const [first, second] = await Promise.all([ask('/shop.data'), ask('/shop.data')])
  expect(first.headers['content-type']).toMatch('text/x-script')
  expect([first.body, second.body]).toEqual(Array(2).fill(await askAlone('/shop.data')))
  expect(await keptSoFar()).toBe(before + 2)
})

/** Makes a change at the first process; the page at the other shows it a second later, that of the first at once. */
async function isSeenInTime(
  path: string,
  isShown: (body: string) => boolean,
  change: () => Promise<unknown>,
) {
  // Both keep it as it is.
  const before = await Promise.all([ask(path), ask(path, visitor, 1)])
  expect(before.map(({ body }) => isShown(body))).toEqual([false, false])
  // To ask for it may have given up what the test before changed, and pages are given up ten times a second at most.
  await sleep(100)
  await change()
  expect(isShown((await ask(path)).body)).toBe(true)
  await sleep(1000)
  expect(isShown((await ask(path, visitor, 1)).body)).toBe(true)
}

const changeBeer = async (facts: object) => {
  const record = await call<object>(two.shops[0], 'GET', `/product/${beerId}`, undefined, seller)
  return call(two.shops[0], 'PUT', `/product/${beerId}`, { ...record, ...facts }, seller)
}

test('what calls answer visitors is seen as soon, by whoever has no session and no key', async () => {
  const path = `/api/product/${beerId}`
  for (const [name, value] of Object.entries({ name: 'Otoño Corto', price: 6.75, stock: 11 })) {
    await isSeenInTime(
      path,
      (body) => JSON.parse(body)[name] === value,
      () => changeBeer({ [name]: value }),
    )
  }
})

test('a program that reads back what it has just changed finds it, change upon change', async () => {
  for (const stock of [12, 13, 14, 15, 16]) {
    await changeBeer({ stock })
    expect(JSON.parse((await ask(`/api/product/${beerId}`)).body).stock).toBe(stock)
  }
})

test('an answer that many are sent is what is made for one; whose session it is has their own', async () => {
  const list = '/api/product?order=OrderAscPrice&pag=1'
  const all = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(list, { cookie: `cart=x${at}` })))
  const own = await send(two.shops[0]!.port, { path: list, headers: seller })
  for (const { status, body, headers } of all) {
    expect([status, body]).toEqual([200, own.body])
    expect([headers.etag, headers['cache-control'], headers['set-cookie']]).toEqual([
      all[0]!.headers.etag,
      'no-cache',
      undefined,
    ])
  }
  expect(new Set(all.map(({ headers }) => headers['x-request-id'])).size).toBe(8)
  expect([own.headers.etag, own.headers['cache-control']]).toEqual([undefined, 'private, no-store'])
})

test('what is refused is refused to each of them, and kept for nobody', async () => {
  const wrong = await Promise.all(Array.from({ length: 4 }, () => ask('/api/product?price=dear')))
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  const [unknown, spoken] = await Promise.all([ask('/api/product/x'), ask('/api/product/x?lang=en')])
  expect(unknown.body).not.toBe(spoken.body)
})

test('a name, a price, what is left and a review are seen within a second, whichever process answers', async () => {
  const detail = `/detail/${beerId}`
  await isSeenInTime(
    '/shop',
    (body) => body.includes('Otoño Largo'),
    () => changeBeer({ name: 'Otoño Largo' }),
  )
  await isSeenInTime(
    detail,
    (body) => body.includes('7.25'),
    () => changeBeer({ price: 7.25 }),
  )
  await isSeenInTime(
    detail,
    (body) => body.includes('Agotada'),
    () => changeBeer({ stock: 0 }),
  )
  const { db } = two.database
  const beer = { id: beerId, companyId, name: 'Otoño Largo', presentation: 'Lata 473 ml', priceCents: 725 }
  await aSale(db, new Date(Date.now() - 3_600_000).toISOString(), [{ beer, quantity: 1 }])
  const [order] = await db.select({ id: orders.buyerId }).from(orders)
  const { headers } = await inABrowser(two.services, { id: order!.id! })
  const review = { rate: 5, comment: 'Pino y resina.', productId: beerId }
  await isSeenInTime(
    detail,
    (body) => body.includes('Pino y resina.'),
    () => call(two.shops[0], 'POST', '/qualification', review, headers as Session),
  )
})

const CANARY = 'canary'
const cookieNames = [
  'cart',
  'flash',
  'taste',
  'compared',
  'language',
  'leaving-order',
  'lupulo_session',
  'wish',
  'other',
]
const headerNames = [
  'user-agent',
  'accept-language',
  'referer',
  'origin',
  'x-forwarded-for',
  'x-forwarded-host',
]
const ownHeaders = fc.dictionary(
  fc.constantFrom(...headerNames, 'x-request-id', 'traceparent', 'sec-gpc'),
  values(),
)
const ownCookies = fc.dictionary(fc.constantFrom(...cookieNames), values())

function values() {
  const known = ['es', 'pt', 'en', 'off', 'success.login', 'Googlebot/2.1', `http://${CANARY}.example`]
  return fc.oneof(
    fc.constantFrom(...known),
    fc.stringMatching(/^[\w.~:-]{0,30}$/).map((text) => CANARY + text),
  )
}

test('whatever somebody brings, nobody else’s page tells of it', { timeout: 120_000 }, async () => {
  const alone = new Map(await Promise.all(paths.map(async (path) => [path, await askAlone(path)] as const)))
  const property = fc.asyncProperty(
    fc.constantFrom(...paths),
    ownHeaders,
    ownCookies,
    async (path, headers, cookies) => {
      const own = Object.entries(cookies).map(([name, value]) => `; ${name}=${value}`)
      // Whoever brings it comes first: then it would be theirs that is kept.
      const theirs = ask(path, { cookie: visitor.cookie + own.join('') }, 0, headers)
      const [{ status }, plain] = await Promise.all([theirs, ask(path)])
      expect(status).toBeLessThan(400)
      expect(plain.body).toBe(alone.get(path))
      expect(JSON.stringify([plain.headers, plain.body])).not.toContain(CANARY)
    },
  )
  await fc.assert(property, { numRuns: 150 })
})
