import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  get,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { handOver } from './hand-over.ts'
import { asFromPeer, PEER_HEADER } from './peer-header.ts'

const TIMES = { HEADERS_TIMEOUT_SECONDS: 10, REQUEST_TIMEOUT_SECONDS: 10 }

let folder: string
let socketPath: string
let servers: Server[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupulo-desk-test-'))
  socketPath = join(folder, 'desk')
  servers = []
})

afterEach(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true, force: true })
})

async function open(place: Parameters<typeof listen>[1], listener: RequestListener) {
  const { server } = await listen(TIMES, place, listener)
  servers.push(server)
  return server
}

const openDesk = (listener: RequestListener) => open({ socketPath }, asFromPeer(listener))

/** The process that everybody reaches; it answers `own` itself. @returns its port */
async function openFront(): Promise<number> {
  const own: RequestListener = async (incoming, outgoing) => outgoing.end(`own ${await buffer(incoming)}`)
  const server = await open({ PORT: 0, HOST: '127.0.0.1' }, handOver(socketPath, own))
  return (server.address() as AddressInfo).port
}

async function send(
  port: number,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  const asked = request({ port, host: '127.0.0.1', path: '/admin/orders?q=1', ...options })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: (await buffer(answer)).toString() }
}

/** Tells what it was sent. */
const echo = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const body = await buffer(incoming)
  const { method, url, headers, socket } = incoming
  outgoing.writeHead(201, 'Kept', [
    ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'],
    ...['Content-Type', 'application/json', 'Transfer-Encoding', 'chunked'],
  ])
  outgoing.end(JSON.stringify({ method, url, headers, bytes: body.length, from: socket.remoteAddress }))
}

test('the desk gets the request as it came, and its answer goes back whole', async () => {
  await openDesk(echo)
  const port = await openFront()
  const picture = Buffer.alloc(9_000_000, 7)
  const answer = await send(port, {
    method: 'POST',
    headers: { cookie: 'session=x', 'x-forwarded-for': '198.51.100.7', 'transfer-encoding': 'chunked' },
    body: picture,
  })
  expect(answer).toMatchObject({ status: 201, headers: { 'set-cookie': ['a=1', 'b=2'] } })
  expect(JSON.parse(answer.body)).toMatchObject({
    method: 'POST',
    url: '/admin/orders?q=1',
    headers: { cookie: 'session=x', 'x-forwarded-for': '198.51.100.7', host: `127.0.0.1:${port}` },
    bytes: picture.length,
    from: '127.0.0.1',
  })
})

test('nobody else says whose request it is', async () => {
  await openDesk(echo)
  const port = await openFront()
  const { body } = await send(port, {
    headers: { [PEER_HEADER]: '203.0.113.9', 'X-Lupulo-Peer': '203.0.113.9' },
  })
  expect(JSON.parse(body)).toMatchObject({ from: '127.0.0.1', headers: { [PEER_HEADER]: '127.0.0.1' } })
})

test.each([
  ['HEAD', 200],
  ['GET', 304],
  ['GET', 204],
])('%s with %i has no body', async (method, status) => {
  await openDesk((_, outgoing) => outgoing.writeHead(status).end())
  expect(await send(await openFront(), { method })).toMatchObject({ status, body: '' })
})

test('while no desk is there, whoever was asked answers, body and all', async () => {
  const port = await openFront()
  const sent = { method: 'PUT', body: 'a price' }
  expect((await send(port, sent)).body).toBe('own a price')
  const desk = await openDesk((_, outgoing) => outgoing.end('the desk'))
  expect((await send(port, sent)).body).toBe('the desk')
  desk.close()
  await once(desk, 'close')
  expect((await send(port, sent)).body).toBe('own a price')
})

test('a desk that dies in the middle of an answer ends it', async () => {
  const desk = await openDesk((_, outgoing) => outgoing.write('half'))
  const [answer] = (await once(get({ port: await openFront(), host: '127.0.0.1' }), 'response')) as [
    IncomingMessage,
  ]
  await once(answer, 'data')
  desk.closeAllConnections()
  const [error] = await once(answer, 'error').catch((failed) => [failed])
  expect(error).toMatchObject({ code: 'ECONNRESET' })
})

test('whoever hangs up is waited for no longer at the desk', async () => {
  let arrived = (_: IncomingMessage) => {}
  const there = new Promise<IncomingMessage>((resolve) => {
    arrived = resolve
  })
  await openDesk((incoming) => arrived(incoming))
  const asked = get({ port: await openFront(), host: '127.0.0.1' })
  asked.on('error', () => {})
  const { socket } = await there
  asked.destroy()
  await once(socket, 'close')
})
