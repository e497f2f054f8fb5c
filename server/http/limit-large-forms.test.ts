import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  const fetch = limitLargeForms<{ incoming: IncomingMessage } | undefined>(
    () => new Promise<Response>((resolve) => waiting.push(resolve)),
    {
      headers: answerHeaders({ publicUrl: 'https://shop.example', HSTS_SUBDOMAINS: false }),
      addressOf,
    },
  )
  return {
    ask: (request: Request, bindings?: { incoming: IncomingMessage }) =>
      Promise.resolve(fetch(request, bindings)),
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

describe('forms that dawdle', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  /** A connection on which so many bytes come each second. */
  function aSender(bytesPerSecond: number) {
    const socket = { bytesRead: 0 }
    setInterval(() => {
      socket.bytesRead += bytesPerSecond
    }, 1000)
    const incoming = { socket, complete: false, readableLength: 0, readableHighWaterMark: 65_536 }
    return {
      incoming: incoming as unknown as IncomingMessage,
      set: (state: object) => Object.assign(incoming, state),
    }
  }
  const PHONE = 40_000

  test.each([4, 24])(
    '24 of %i addresses are harmless: who comes then gets the place of the slowest',
    async (count) => {
      const shop = aSlowShop()
      const slow = Array.from({ length: 24 }, (_, at) =>
        shop.ask(large(`203.0.113.${at % count}`), aSender(at === 7 ? 10 : 20_000)),
      )
      vi.advanceTimersByTime(6000)
      const honest = Array.from({ length: 8 }, () => shop.ask(large(), aSender(PHONE)))
      vi.advanceTimersByTime(60_000)
      const later = shop.ask(large(), aSender(PHONE))
      shop.answerAll()
      for (const answer of await Promise.all([...honest, later])) expect(answer.status).toBe(201)
      if (count < 24) return
      const refused = await slow[7]!
      expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close'])
      expect((await Promise.all(slow)).filter(({ status }) => status === 503)).toHaveLength(9)
    },
  )

  test('whoever gets on, waits for us or is in keeps the place; while there is room, everybody does', async () => {
    const shop = aSlowShop()
    const phones = Array.from({ length: 22 }, () => shop.ask(large(), aSender(PHONE)))
    const waiting = aSender(0)
    waiting.set({ readableLength: 65_536 })
    const whole = aSender(0)
    whole.set({ complete: true })
    const still = [shop.ask(large(), waiting), shop.ask(large(), whole)]
    vi.advanceTimersByTime(9000)
    expect((await shop.ask(large(), aSender(PHONE))).status).toBe(503)
    shop.answerAll()
    for (const answer of await Promise.all([...phones, ...still])) expect(answer.status).toBe(201)

    const alone = shop.ask(large(), aSender(1))
    vi.advanceTimersByTime(60_000)
    const second = shop.ask(large(), aSender(1))
    shop.answerAll()
    expect((await Promise.all([alone, second])).map(({ status }) => status)).toEqual([201, 201])
  })

  test('an address that has its share gives up one of its own, nobody else’s', async () => {
    const shop = aSlowShop()
    const one = '203.0.113.7'
    const theirs = Array.from({ length: 6 }, () => shop.ask(large(one), aSender(1)))
    const others = shop.ask(large(), aSender(0))
    vi.advanceTimersByTime(6000)
    theirs.push(shop.ask(large(one), aSender(PHONE)))
    shop.answerAll()
    expect((await others).status).toBe(201)
    expect((await Promise.all(theirs)).map(({ status }) => status)).toEqual([
      503, 201, 201, 201, 201, 201, 201,
    ])
  })
})

test('the last places are for addresses that have none yet', async () => {
  const shop = aSlowShop()
  const first = Array.from({ length: 24 }, (_, at) => shop.ask(large(`203.0.113.${at % 4}`)))
  expect(shop.heard()).toBe(16)
  const others = Array.from({ length: 8 }, () => shop.ask(large()))
  shop.answerAll()
  for (const answer of await Promise.all(others)) expect(answer.status).toBe(201)
  expect((await Promise.all(first)).filter(({ status }) => status === 503)).toHaveLength(8)
})
