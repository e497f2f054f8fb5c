import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a page is cut: behind each of what its lines and blocks end with. */
const CUTS = /(?<=<\/(?:header|main|footer|section|article|nav|form|h1|h2|p|li)>)/
const MOST_PIECES = 24

type Pieces = {
  /** The page's address as the browser is to open it. */
  url: string
  /** What the document holds once a piece has been read, for each but the last. */
  marks: string[]
  /** Lets the next piece go; with the last one the page ends. */
  sendNext(): void
  close(): Promise<void>
}

/**
 * A page of the shop behind a server that hands it out piece by piece; all else is fetched from the shop.
 * @param cookie what the visitor brings along
 */
export async function inPieces(url: string, cookie: string): Promise<Pieces> {
  const shop = new URL(url)
  const whole = await (await fetch(url, { headers: { cookie, accept: 'text/html' } })).text()
  const cut = whole.split(CUTS)
  const pieces = [...cut.slice(0, MOST_PIECES - 1), cut.slice(MOST_PIECES - 1).join('')].filter(Boolean)
  const marks = pieces.slice(1).map((_, at) => `<!--piece ${at}-->`)
  let page: ServerResponse | undefined
  let sent = 0
  const sendNext = () => {
    const at = sent++
    if (at < marks.length) page!.write(pieces[at]! + marks[at])
    else page!.end(pieces[at])
  }
  const server = createServer(async (asked, answer) => {
    if (asked.url === shop.pathname + shop.search) {
      page = answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return sendNext()
    }
    const file = await fetch(new URL(asked.url!, shop))
    answer.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
    answer.end(await file.bytes())
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${shop.pathname}${shop.search}`,
    ...{ marks, sendNext },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
