import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { WEBHOOK_ANSWER } from '#contract/limits.ts'
import type { WebhookTrouble } from '#contract/webhook-states.ts'
import type { ReadAddress } from './read-address.ts'

/**
 * Sends a body to one IP address under the name that the certificate has to prove, on a connection of its own, and reads as much of the
 * answer as is allowed. @throws when there is no connection, or `signal` ends it
 */
export async function postOnce(
  { url, host, port }: ReadAddress,
  ip: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<{ status: number; answer: string }> {
  const bytes = Buffer.from(body)
  const request = (url.protocol === 'https:' ? https : http).request({
    method: 'POST',
    host,
    port,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, 'content-length': bytes.length },
    agent: false,
    lookup: pinnedTo(ip),
    signal,
  })
  // What fails after the answer has begun ends its reading, which says so.
  request.on('error', () => {})
  request.end(bytes)
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, answer: await beginningOf(response) }
  } finally {
    request.destroy()
  }
}

/** Names are asked before: here they are what they were then. */
function pinnedTo(ip: string): LookupFunction {
  const family = isIP(ip)
  return (_name, options, done) =>
    options.all ? done(null, [{ address: ip, family }]) : done(null, ip, family)
}

/** What comes after so many bytes is nobody's to read, and ends the answer. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= WEBHOOK_ANSWER.bytes) break
  }
  return Buffer.concat(parts).toString('utf8')
}

/** What an error of a connection means to who owns the server. */
export function troubleOf(error: unknown): WebhookTrouble {
  const { code = '' } = (error ?? {}) as { code?: unknown }
  const isOfCertificate = /CERT|SSL|TLS|SELF_SIGNED|ISSUER|SIGNATURE/.test(String(code))
  return isOfCertificate ? 'no-certificate' : 'unreachable'
}
