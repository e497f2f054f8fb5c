import { gunzipSync } from 'node:zlib'
import type { KeptPage } from './kept-page.ts'

/** A kept page as an answer: as it lies there, or unpacked for whoever takes nothing compressed. */
export function answerKept({ body, headers }: KeptPage, takesGzip: boolean): Response {
  return takesGzip
    ? new Response(body, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
    : new Response(new Uint8Array(gunzipSync(body)), { headers })
}
