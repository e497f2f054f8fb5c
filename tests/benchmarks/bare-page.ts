import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HTML = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Control</title></head><body><h1>Cerveza de verdad</h1><p>De quien la hace.</p></body></html>`

/** The least that a page can be: a few lines of HTML from a bare server. What it is slow at is the machine's doing. */
export async function serveBarePage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
