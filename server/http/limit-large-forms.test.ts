import { expect, test } from 'vitest'
import { answerHeaders } from './common-headers.ts'
import { limitLargeForms } from './limit-large-forms.ts'

const MULTIPART = 'multipart/form-data; boundary=abc'

function post(headers: Record<string, string>) {
  return new Request('http://x/api/upload', { method: 'POST', headers, body: 'a' })
}
/** From an address of its own, unless it is said. */
const large = (from = `198.51.100.${++addresses}`) =>
  post({ 'content-type': MULTIPART, 'content-length': '8000000', from })
let addresses = 0

const addressOf = ({ headers }: Request) => headers.get('from') ?? `198.51.100.${++addresses}`

/** A shop that answers when it is told to. */
function aSlowShop() {
  const waiting: ((answer: Response) => void)[] = []
  const fetch = limitLargeForms(() => new Promise<Response>((resolve) => waiting.push(resolve)), {
    headers: answerHeaders({ publicUrl: 'https://shop.example', HSTS_SUBDOMAINS: false }),
    addressOf,
  })
  return {
    ask: (request: Request) => Promise.resolve(fetch(request, undefined)),
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer(new Response('taken', { status: 201 }))
    },
    heard: () => waiting.length,
  }
}

test('only so many forms with a file are taken in at a time, however they tell their length', async () => {
  const shop = aSlowShop()
  const first = Array.from({ length: 24 }, (_, at) =>
    shop.ask(at % 2 ? large() : post({ 'content-type': MULTIPART })),
  )
  const refused = await shop.ask(large())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(await refused.json()).toMatchObject({ code: 'too-many-pictures' })
  expect((await shop.ask(post({ 'content-type': MULTIPART, 'content-length': 'x' }))).status).toBe(503)

  // Everybody else is heard all the while.
  const others = [
    shop.ask(new Request('http://x/shop')),
    shop.ask(post({ 'content-type': 'application/json' })),
    shop.ask(post({ 'content-type': MULTIPART, 'content-length': '900' })),
  ]
  expect(shop.heard()).toBe(27)
  shop.answerAll()
  for (const answer of await Promise.all([...first, ...others])) expect(answer.status).toBe(201)

  const next = shop.ask(large())
  shop.answerAll()
  expect((await next).status).toBe(201)
})

test('a place is free again when the answer fails', async () => {
  const fetch = limitLargeForms(
    async () => {
      throw new Error('a bug')
    },
    { headers: [], addressOf },
  )
  for (let time = 0; time < 30; time++)
    await expect(fetch(large('203.0.113.7'), undefined)).rejects.toThrow('a bug')
})

test('one address alone takes six places and leaves the others to everybody', async () => {
  const shop = aSlowShop()
  const one = '203.0.113.7'
  const theirs = Array.from({ length: 6 }, () => shop.ask(large(one)))
  expect((await shop.ask(large(one))).status).toBe(503)
  const somebodyElse = shop.ask(large())
  expect(shop.heard()).toBe(7)
  shop.answerAll()
  for (const answer of await Promise.all([...theirs, somebodyElse])) expect(answer.status).toBe(201)
  const again = shop.ask(large(one))
  shop.answerAll()
  expect((await again).status).toBe(201)
})
