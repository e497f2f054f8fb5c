import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }

/** A span as it was received. `kind` as the wire has it: 1 internal, 2 server, 3 client, 5 consumer. */
export type ReceivedSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Value }[]
  links: { traceId: string; spanId: string }[]
  status: { code: number; message?: string }
}

/**
 * An OpenTelemetry collector that keeps what it is sent (OTLP over HTTP, JSON:
 * https://opentelemetry.io/docs/specs/otlp/#otlphttp). `silent`: it takes connections and never answers.
 */
export async function startCollector({ silent = false } = {}) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      bodies.push(body)
      if (!silent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const spans = () =>
    bodies.flatMap((body) =>
      (
        JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return {
    url,
    close() {
      server.closeAllConnections()
      server.close()
    },
    /** Everything that it was sent, as it came but for the times, whose digits could say anything. */
    text: () => bodies.join('\n').replace(/"(start|end)TimeUnixNano":"\d+"/g, '"$1"'),
    spans,
    /** Waits until so many spans, or one that fits, have come. */
    received: (fits: (span: ReceivedSpan) => boolean) =>
      vi.waitFor(
        () => {
          const found = spans().find(fits)
          if (!found) throw new Error(`no such span among: ${[...new Set(spans().map(({ name }) => name))]}`)
          return found
        },
        { timeout: 120_000, interval: 50 },
      ),
  }
}

/** One for the test that asks for it. */
export async function aCollector(options: { silent?: boolean } = {}) {
  const collector = await startCollector(options)
  onTestFinished(collector.close)
  return collector
}

/** An attribute of a span, as a word. */
export function fact(span: ReceivedSpan, key: string): string | undefined {
  const value = span.attributes.find((each) => each.key === key)?.value
  return value && String(Object.values(value)[0])
}
