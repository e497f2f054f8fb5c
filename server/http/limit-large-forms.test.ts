import { expect, test } from 'vitest'
import { answerHeaders } from './common-headers.ts'
import { limitLargeForms } from './limit-large-forms.ts'

const MULTIPART = 'multipart/form-data; boundary=abc'

function post(headers: Record<string, string>) {
  return new Request('http://x/api/upload', { method: 'POST', headers, body: 'a' })
}
const large = () => post({ 'content-type': MULTIPART, 'content-length': '8000000' })

/** A shop that answers when it is told to. */
function aSlowShop() {
  const waiting: ((answer: Response) => void)[] = []
  const fetch = limitLargeForms(
    () => new Promise<Response>((resolve) => waiting.push(resolve)),
    answerHeaders('https://shop.example'),
  )
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
  const fetch = limitLargeForms(async () => {
    throw new Error('a bug')
  }, [])
  for (let time = 0; time < 30; time++) await expect(fetch(large(), undefined)).rejects.toThrow('a bug')
})
