import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { expect, onTestFinished, test } from 'vitest'
import { readOutBodies } from './read-out-bodies.ts'

/** A shop that refuses by the headers, in the middle of a body, and not at all. */
async function aRefusingShop(): Promise<number> {
  const app = new Hono()
  app.post('/by-headers', (context) => context.json({ code: 'forbidden' }, 403))
  app.post(
    '/too-long',
    bodyLimit({ maxSize: 1000, onError: (context) => context.json({ code: 'long' }, 413) }),
  )
  app.post('/half', async (context) => {
    for await (const _ of context.req.raw.body!) return context.json({ code: 'half' }, 400)
    return context.json({}, 200)
  })
  app.post('/whole', async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)))
  const listening = Promise.withResolvers<number>()
  const server = serve(
    { fetch: readOutBodies(app.fetch, () => 'one'), port: 0, hostname: '127.0.0.1' },
    (info) => listening.resolve((info as AddressInfo).port),
  )
  onTestFinished(() => void server.close())
  return listening.promise
}

const REFUSED = { '/by-headers': 403, '/too-long': 413, '/half': 400 }

test.each(Object.entries(REFUSED))(
  '%s: every fetch hears its refusal, however long its body',
  async (path, status) => {
    const port = await aRefusingShop()
    for (const kilobytes of [300, 1000, 300, 9000]) {
      const body = Buffer.alloc(kilobytes * 1024, 'a')
      for (let time = 0; time < 15; time++) {
        const isChunked = time % 2 === 1
        const init = { method: 'POST', body: isChunked ? new Blob([body]).stream() : body, duplex: 'half' }
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, init as RequestInit)
        expect(answer.status).toBe(status)
        await answer.json()
      }
    }
  },
)

test('the connection is kept, and the rest of a body is never read as a request', async () => {
  const port = await aRefusingShop()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const smuggled = 'POST /whole HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc'
  const ports = new Set<number | undefined>()
  const send = (path: string, body: string, headers = {}) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const sending = request(
        { agent, port, host: '127.0.0.1', method: 'POST', path, headers },
        async (answer) => {
          ports.add(answer.socket.localPort)
          resolve([answer.statusCode, await text(answer)])
        },
      )
      sending.on('error', reject).end(body)
    })
  for (const path of Object.keys(REFUSED)) {
    const body = `${'x'.repeat(65_536)}${smuggled}`.repeat(10)
    expect((await send(path, body))[0]).toBe(REFUSED[path as keyof typeof REFUSED])
    expect(await send('/whole', 'after')).toEqual([200, '5'])
    expect((await send(path, body, { 'transfer-encoding': 'chunked' }))[0]).toBe(
      REFUSED[path as keyof typeof REFUSED],
    )
    expect(await send('/whole', 'later')).toEqual([200, '5'])
  }
  expect(ports.size).toBe(1)
})

test('what says that it is a film is answered at once', async () => {
  const port = await aRefusingShop()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`POST /by-headers HTTP/1.1\r\nHost: x\r\nContent-Length: ${65 * 1024 * 1024}\r\n\r\nx`)
  const [first] = await new Promise<[Buffer]>((resolve) =>
    socket.once('data', (...got) => resolve(got as [Buffer])),
  )
  expect(first.toString()).toMatch(/^HTTP\/1\.1 403/)
})

test('of one address only so many are read out at a time: the others are answered at once', async () => {
  const port = await aRefusingShop()
  const answered: number[] = []
  for (let at = 0; at < 25; at++) {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}).once('data', () => answered.push(at))
    socket.write('POST /by-headers HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\nx')
    // The next one comes after this one is known, so that the first twenty are who waits.
    if (at >= 20) await new Promise((resolve) => socket.once('data', resolve))
    else await new Promise((resolve) => socket.once('connect', resolve))
  }
  expect(answered).toHaveLength(5)
})
