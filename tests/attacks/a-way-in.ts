import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A way into a shop for a tool that takes every way: it hands everything on but what would end the tool's own session, and
 * counts. @param leftOut how paths begin that are answered with 404
 */
export async function aWayIn(port: number, leftOut: string[]) {
  let heard = 0
  const server = createServer((asked, answer) => {
    heard++
    if (leftOut.some((path) => asked.url!.startsWith(path))) {
      answer.writeHead(404).end()
      return
    }
    const { method, url, headers } = asked
    const handed = request({ port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode!, answered.headers)
      answered.pipe(answer)
    })
    handed.on('error', () => answer.destroy())
    asked.pipe(handed)
  })
  await once(server.listen(0), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
