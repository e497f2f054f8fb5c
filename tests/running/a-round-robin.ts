import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a proxy may send once more when a connection breaks before an answer (RFC 9110 section 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']
const ASKED_EVERY_MS = 200

export type RoundRobin = {
  url: string
  port: number
  /** How many requests each process has answered, in the order of their ports. */
  served(): number[]
  /** The next request goes to this process, and from there on by turns. */
  beginAt(process: number): void
  close(): Promise<void>
}

/**
 * A balancer before several processes: each request goes to the next one, with the caller's address, scheme and host in
 * X-Forwarded-*. It asks each for /readyz, and hands nothing more to who says 503 there. Whoever does not take the
 * connection is left out for this request: nothing was sent. What was sent and broke off is sent again only where the
 * method allows it; otherwise the caller gets a 502.
 * @param ports of the processes; they may come later than the proxy
 */
export async function aRoundRobin(ports: number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const served = ports.map(() => 0)
  const leaves = ports.map(() => false)
  let turns = 0

  const asking = setInterval(() => {
    for (const [at, port] of ports.entries()) {
      fetch(`http://localhost:${port}/readyz`).then(
        ({ status }) => {
          leaves[at] = status === 503
        },
        () => undefined,
      )
    }
  }, ASKED_EVERY_MS)

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const first = turns++
    let failure: unknown
    for (let attempt = 0; attempt < ports.length; attempt++) {
      const at = (first + attempt) % ports.length
      if (leaves[at] && !leaves.every(Boolean)) continue
      try {
        const answer = await forward(ports[at]!, incoming, body, agent)
        served[at]! += 1
        outgoing.writeHead(answer.statusCode!, withoutHops(answer.rawHeaders))
        answer.pipe(outgoing)
        return
      } catch (error) {
        failure = error
        const { code } = error as NodeJS.ErrnoException
        if (code !== 'ECONNREFUSED' && !IDEMPOTENT.has(incoming.method!)) break
      }
    }
    outgoing.writeHead(502).end(String(failure))
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    port,
    served: () => [...served],
    beginAt(process) {
      turns = process
    },
    async close() {
      clearInterval(asking)
      agent.destroy()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** @throws what breaking off before an answer is told with; ECONNREFUSED: the process never saw it */
function forward(port: number, incoming: IncomingMessage, body: Buffer, agent: Agent) {
  const { method, url, headers, socket } = incoming
  const caller = socket.remoteAddress!.replace(/^::ffff:/, '')
  const before = headers['x-forwarded-for']
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      port,
      method,
      path: url,
      agent,
      headers: {
        ...passed,
        'x-forwarded-for': before ? `${before}, ${caller}` : caller,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': headers.host,
        ...(body.length > 0 && { 'content-length': body.length }),
      },
    })
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Node's list of names and values by turns, without what is between two neighbours alone. */
function withoutHops(rawHeaders: string[]): [string, string][] {
  const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
    at % 2 ? [] : [[name, rawHeaders[at + 1]!]],
  )
  return pairs.filter(([name]) => !HOP_BY_HOP.includes(name.toLowerCase()))
}
