import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WEBHOOK_ANSWER } from '#contract/limits.ts'
import { createWebhookSender } from './create-webhook-sender.ts'

const MESSAGE = { headers: { 'content-type': 'application/json', 'webhook-id': 'a' }, body: '{"ñ":1}' }

async function listening(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    if (server instanceof http.Server) server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

/** A server of this machine; answers as it is told, and keeps what came. */
async function aServer(answer: http.RequestListener) {
  const came: { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }[] = []
  const port = await listening(
    http.createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      came.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      answer(request, response)
    }),
  )
  return { port, came }
}

const here = createWebhookSender({ toThisMachine: true, timeoutMs: 400 })

test('what is sent arrives as it is, and what is answered is told', async () => {
  const { port, came } = await aServer((_request, response) => response.writeHead(202).end('gracias'))
  const answer = await here.post(`http://localhost:${port}/avisos?de=lupulo`, MESSAGE)
  expect(answer).toMatchObject({ status: 202, trouble: null, answer: 'gracias' })
  expect(came).toMatchObject([
    { method: 'POST', url: '/avisos?de=lupulo', body: MESSAGE.body, headers: MESSAGE.headers },
  ])
})

test('a redirect is an answer, and nobody goes where it leads', async () => {
  const elsewhere = await aServer((_request, response) => response.end())
  const { port } = await aServer((_request, response) =>
    response.writeHead(307, { location: `http://localhost:${elsewhere.port}/` }).end(),
  )
  expect(await here.post(`http://localhost:${port}/`, MESSAGE)).toMatchObject({ status: 307, trouble: null })
  expect(elsewhere.came).toEqual([])
})

test('of an answer without end only its beginning is read', async () => {
  const { port } = await aServer((_request, response) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    }
    response.on('drain', more)
    more()
  })
  const { status, answer } = await here.post(`http://localhost:${port}/`, MESSAGE)
  expect(status).toBe(200)
  expect(answer.length).toBeGreaterThanOrEqual(WEBHOOK_ANSWER.bytes)
  expect(answer.length).toBeLessThan(3 * WEBHOOK_ANSWER.bytes)
})

test.each([
  ['never answers', () => {}],
  [
    'never ends its answer',
    (_request: unknown, response: http.ServerResponse) => response.writeHead(200).write('a'),
  ],
])('a server that %s is too slow', async (_what, answer) => {
  const { port } = await aServer(answer as http.RequestListener)
  const told = await here.post(`http://localhost:${port}/`, MESSAGE)
  expect(told).toMatchObject({ status: null, trouble: 'too-slow' })
  expect(told.ms).toBeLessThan(2000)
})

test('nobody there, and a server that hangs up, are no connection', async () => {
  expect(await here.post('http://localhost:1/', MESSAGE)).toMatchObject({ trouble: 'unreachable' })
  const port = await listening(net.createServer((socket) => socket.destroy()))
  expect(await here.post(`http://localhost:${port}/`, MESSAGE)).toMatchObject({ trouble: 'unreachable' })
})

const names: Record<string, string[]> = {
  'public.example': ['8.8.8.8'],
  'inside.example': ['10.1.2.3'],
  'both.example': ['8.8.8.8', '127.0.0.1'],
  'six.example': ['::1'],
}
const strict = createWebhookSender({ toThisMachine: false, resolve: async (name) => names[name] ?? [] })

test.each([
  ['no address', 'no-address'],
  ['', 'no-address'],
  ['ftp://public.example/', 'no-address'],
  ['javascript:alert(1)', 'no-address'],
  ['http://public.example/', 'not-https'],
  ['http://localhost:3000/', 'not-https'],
  ['https://ana:clave@public.example/', 'with-password'],
  ['https://public.example:22/', 'other-port'],
  ['https://public.example:6379/', 'other-port'],
  ['https://intranet/', 'no-such-name'],
  ['https://localhost/', 'no-such-name'],
  ['https://nowhere.example/', 'no-such-name'],
  ['https://inside.example/', 'private'],
  ['https://both.example/', 'private'],
  ['https://six.example/', 'private'],
  ['https://127.0.0.1/', 'private'],
  ['https://127.1/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://017700000001/', 'private'],
  ['https://169.254.169.254/latest/meta-data/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://[fd00::1]:8443/', 'private'],
])('%s is refused: %s', async (address, trouble) => {
  expect(await strict.refuses(address)).toBe(trouble)
  expect(await strict.post(address, MESSAGE)).toMatchObject({ status: null, trouble })
})

test.each(['https://public.example/', 'https://public.example:8443/a?b=c', 'https://8.8.8.8/'])(
  '%s is taken',
  async (address) => {
    expect(await strict.refuses(address)).toBeUndefined()
  },
)

test('a name that leads elsewhere when something is sent is refused then', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1']]
  const sender = createWebhookSender({ toThisMachine: false, resolve: async () => answers.shift() ?? [] })
  expect(await sender.refuses('https://rebinds.example/')).toBeUndefined()
  expect(await sender.post('https://rebinds.example/', MESSAGE)).toMatchObject({ trouble: 'private' })
})

test('the connection goes to the address that was looked at, under the name that the certificate proves', async () => {
  const hello: Buffer[] = []
  const port = await listening(
    net.createServer((socket) =>
      socket
        .on('error', () => {})
        .on('data', (part) => {
          hello.push(part)
          socket.destroy()
        }),
    ),
  )
  let asked = 0
  const sender = createWebhookSender({
    toThisMachine: false,
    ports: [port],
    // Were the name asked again for the connection, it would lead nowhere.
    resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['192.0.2.1']),
    isPrivate: () => false,
  })
  const told = await sender.post(`https://pinned.example:${port}/`, MESSAGE)
  expect(told).toMatchObject({ status: null, trouble: 'unreachable' })
  expect(asked).toBe(1)
  expect(Buffer.concat(hello).toString('latin1')).toContain('pinned.example')
})

test('a name server that hangs holds nothing up', async () => {
  const sender = createWebhookSender({
    toThisMachine: false,
    resolve: () => new Promise(() => {}),
    timeoutMs: 50,
  })
  expect(await sender.refuses('https://slow.example/')).toBe('no-such-name')
  expect(await sender.post('https://slow.example/', MESSAGE)).toMatchObject({ status: null })
})
