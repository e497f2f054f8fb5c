import { ERRORS, errorBody, type Refusal, refuse } from '#contract/errors.ts'
import { hasTooManyParts } from '#contract/form-parts.ts'
import { comesFromElsewhere } from '#contract/from-elsewhere.ts'

const FORM_BYTES = 64 * 1024
/** For the fields around a file, and to hear that it is a little too large from who says so at its field. */
const ROOM_BYTES = 512 * 1024
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const MULTIPART = /^multipart\/form-data\s*;/i
const READS = new Set(['GET', 'HEAD'])

/** The address by which people reach us: the shop's scheme and host, whatever stands before it. */
function publicAddress(url: string, shopOrigin: string): URL {
  const address = new URL(url)
  const shop = new URL(shopOrigin)
  address.protocol = shop.protocol
  // A host without a port would leave the old port standing.
  address.port = shop.port
  address.hostname = shop.hostname
  return address
}

type FileBytes = (path: string) => number

/** How long a form may be: a page that takes a file gets it with its form, a picture where no script sent it ahead. */
function mostBytes({ headers }: Request, path: string, fileBytes: FileBytes): number {
  const most = MULTIPART.test(headers.get('content-type') ?? '') ? fileBytes(path) : 0
  return most ? most + ROOM_BYTES : FORM_BYTES
}

/** The body, or nothing once it is longer than a form of ours can be. */
async function readForm(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * A request for a page as React Router may see it: under the shop's origin, because it compares Origin with the
 * request's URL, and with its form read.
 * Refuses what React Router would answer with 500: another method than GET, HEAD, POST (405), a POST from another site
 * (403), with a body that is no form (415), over 64 kB (413; where a file
 * may be in it, half a MB more than that), broken off or of more parts than any form of ours (400).
 * @param fileBytes how large a file a form sent to a path may hold; 0: none
 */
export async function receivePageRequest(
  request: Request,
  shopOrigin: string,
  fileBytes: FileBytes,
): Promise<Request | Refusal> {
  const address = publicAddress(request.url, shopOrigin)
  const { method, headers, signal } = request
  if (READS.has(method)) return new Request(address, { method, headers, signal })
  if (method !== 'POST') return refuse('method-not-allowed')
  if (comesFromElsewhere(headers, shopOrigin)) return refuse('foreign-origin')
  if (!FORM_TYPE.test(headers.get('content-type') ?? '')) return refuse('wrong-content-type')
  try {
    const body = await readForm(request, mostBytes(request, address.pathname, fileBytes))
    if (!body) return refuse('body-too-large')
    if (MULTIPART.test(headers.get('content-type') ?? '') && hasTooManyParts(body)) return refuse('malformed')
    return new Request(address, { method, headers, signal, body })
  } catch {
    // The visitor hung up in the middle of it, or its pieces are none (RFC 9112 §7.1): no error of ours.
    return refuse('malformed')
  }
}

/** A refusal as the house answers it: `{ code, message }`, like the API's. */
export function refusalResponse(refusal: Refusal): Response {
  const { status } = ERRORS[refusal.refused]
  const headers = {
    'Cache-Control': 'private, no-store',
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
  }
  return Response.json(errorBody(refusal), { status, headers })
}
