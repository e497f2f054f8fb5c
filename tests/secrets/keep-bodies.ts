import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** No form and no call is longer that holds a secret; files are. */
const LONGEST = 256 * 1024

type Chunk = string | Uint8Array | null | undefined

function kept() {
  const chunks: Uint8Array[] = []
  let bytes = 0
  return {
    add(chunk: unknown) {
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
      if (bytes < LONGEST) chunks.push(Buffer.from(chunk))
      bytes += chunk.length
    },
    whole: () => Buffer.concat(chunks),
  }
}

/** Tells what somebody sent, once all of it has come; whoever reads the request notices nothing. */
export function onRequestBody(request: IncomingMessage, tell: (body: string) => void): void {
  const body = kept()
  const { push } = request
  request.push = (chunk: Chunk, encoding?: BufferEncoding) => {
    if (chunk === null) tell(body.whole().toString())
    else body.add(chunk)
    return push.call(request, chunk, encoding)
  }
}

/** Keeps what is answered; the text of it, unpacked, once it has been sent. */
export function keepAnswer(response: ServerResponse): () => string {
  const body = kept()
  for (const name of ['write', 'end'] as const) {
    const send = response[name] as (...given: unknown[]) => unknown
    Object.assign(response, {
      [name](...given: unknown[]) {
        body.add(given[0])
        return send.apply(response, given)
      },
    })
  }
  return () => {
    const bytes = body.whole()
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    try {
      return (isPacked ? gunzipSync(bytes) : bytes).toString()
    } catch {
      // Longer than what is kept, or cut off.
      return ''
    }
  }
}
