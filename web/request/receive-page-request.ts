import { ERRORS, errorBody, type Refusal, refuse } from '#contract/errors.ts'

const FORM_BYTES = 64 * 1024
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const READS = new Set(['GET', 'HEAD'])

/** The address by which people reach us: scheme and host of PUBLIC_URL, whatever stands before the shop. */
function publicAddress(url: string, publicUrl: string): URL {
  const address = new URL(url)
  const shop = new URL(publicUrl)
  address.protocol = shop.protocol
  // A host without a port would leave the old port standing.
  address.port = shop.port
  address.hostname = shop.hostname
  return address
}

/** The body, or nothing once it is longer than a form of ours can be. */
async function readForm(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > FORM_BYTES) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > FORM_BYTES) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * A request for a page as React Router may see it: under the public address, because it compares Origin with the
 * request's URL, and with its form read.
 * Refuses what React Router would answer with 500: another method than GET, HEAD, POST (405), a POST from another site
 * (403), with a body that is no form (415), over 64 kB (413) or broken off (400).
 */
export async function receivePageRequest(request: Request, publicUrl: string): Promise<Request | Refusal> {
  const address = publicAddress(request.url, publicUrl)
  const { method, headers, signal } = request
  if (READS.has(method)) return new Request(address, { method, headers, signal })
  if (method !== 'POST') return refuse('method-not-allowed')
  const origin = headers.get('origin')
  if (origin && origin !== new URL(publicUrl).origin) return refuse('foreign-origin')
  if (!FORM_TYPE.test(headers.get('content-type') ?? '')) return refuse('wrong-content-type')
  try {
    const body = await readForm(request)
    return body ? new Request(address, { method, headers, signal, body }) : refuse('body-too-large')
  } catch {
    // The visitor hung up in the middle of it, or its pieces are none (RFC 9112 §7.1): no error of ours.
    return refuse('malformed')
  }
}

/** A refusal as the house answers it: `{ code, message }`, like the API's. */
export function refusalResponse(refusal: Refusal): Response {
  const { status } = ERRORS[refusal.refused]
  const headers = status === 405 ? { Allow: 'GET, HEAD, POST' } : undefined
  return Response.json(errorBody(refusal), { status, headers })
}
