import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSlowSockets, SLOWNESSES } from '#tests/attacks/slow-sockets.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { send } from '#tests/running/send.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => shop?.stop())

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const FILE = { 'content-type': 'multipart/form-data; boundary=x' }

test.each<[string, number, string, Record<string, string>, number]>([
  ['a call', 300, '/api/login', JSON_TYPE, 413],
  ['a call', 5000, '/api/login', JSON_TYPE, 413],
  ['a call of who is not signed in', 250, '/api/create-order', JSON_TYPE, 401],
  ['a call from elsewhere', 300, '/api/login', { ...JSON_TYPE, origin: 'https://evil.example' }, 403],
  ['a call that there is not', 300, '/api/nothing', JSON_TYPE, 413],
  ['an upload', 20_000, '/api/upload', FILE, 413],
  ['a page’s form', 300, '/login', FORM, 413],
  ['a page’s form from elsewhere', 300, '/login', { ...FORM, origin: 'https://evil.example' }, 403],
  ['a page’s form that is none', 300, '/login', JSON_TYPE, 415],
  ['a page’s form with a file', 9000, '/buyerSignUp', FILE, 413],
])('%s of %i kB is refused where everybody hears it: %s', async (_, kilobytes, path, headers, status) => {
  const body = Buffer.alloc(kilobytes * 1024, 'a')
  const heard: number[] = []
  for (let time = 0; time < 20; time++) {
    const isChunked = time % 2 === 1
    const init = {
      method: 'POST',
      headers,
      body: isChunked ? new Blob([body]).stream() : body,
      duplex: 'half',
    }
    const answer = await fetch(`http://localhost:${shop.port}${path}`, init as RequestInit)
    await answer.arrayBuffer()
    heard.push(answer.status)
  }
  expect(heard).toEqual(Array(20).fill(status))
})

test.each([4, 24])(
  '24 forms of %i addresses that trickle in keep nobody’s picture out',
  async (addresses) => {
    const slowness = SLOWNESSES['form with a file']!('')
    for (let at = 0; at < addresses; at++) {
      const from = { ...slowness, begins: slowness.begins.replace(/198\.51\.100\.66/, `198.51.100.${at}`) }
      const sockets = await openSlowSockets(shop.port, 24 / addresses, from)
      onTestFinished(sockets.end)
    }
    const picture = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`
    const upload = () =>
      send(shop.port, {
        method: 'POST',
        path: '/api/upload',
        headers: { ...FILE, 'x-forwarded-for': '203.0.113.5' },
        body: picture,
      })
    // Taken in, and found to be no picture; told to come back at first, until it is seen that the others dawdle.
    let answer = await upload()
    for (let tries = 0; answer.status === 503 && tries < 10; tries++) {
      await sleep(Number(answer.headers['retry-after']) * 1000)
      answer = await upload()
    }
    expect(answer.status).toBe(400)
    for (let time = 0; time < 10; time++) expect((await upload()).status).toBe(400)
  },
)
