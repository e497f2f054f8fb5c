import { type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Request = {
  method?: string
  /** Sent as it is: fetch would mend it. */
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Uint8Array
  /** Without a Content-Length, in pieces. */
  chunked?: boolean
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/**
 * Sends a request over the network as it is written; follows nothing, mends nothing. Each has its own connection: a
 * server that refuses a long body hangs up, and the next request must not be caught in that.
 */
export function send(port: number, { method = 'GET', path, headers = {}, body, chunked }: Request) {
  return new Promise<Answer>((resolve, reject) => {
    const whole = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    // Said outright: Node sends the body of a DELETE without either, and no server can know where that ends.
    const framing = chunked ? { 'transfer-encoding': 'chunked' } : whole
    const sent = request({ port, method, path, agent: false, headers: { ...framing, ...headers } })
    let answered = false
    sent.on('response', async (response) => {
      answered = true
      try {
        resolve({ status: response.statusCode!, headers: response.headers, body: await text(response) })
      } catch (error) {
        reject(error)
      }
    })
    // Hanging up after the answer is allowed: only no answer at all is a failure.
    sent.on('error', (error) => answered || reject(error))
    if (body !== undefined && chunked) {
      const bytes = Buffer.from(body)
      for (let at = 0; at < bytes.length; at += 7000) sent.write(bytes.subarray(at, at + 7000))
      sent.end()
    } else sent.end(body)
  })
}

/** Sends bytes that need not be HTTP at all; answers the status of what comes back, 0 when the server just hangs up. */
export function sendBytes(port: number, bytes: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => socket.end(bytes, 'latin1'))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (piece) => {
      answer += piece
    })
    socket.on('error', () => resolve(statusOf(answer)))
    socket.on('close', () => resolve(statusOf(answer)))
  })
}

/** Sends bytes and is gone, without a word, once the server has had a moment to read them. */
export function hangUpAfter(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.write(bytes, 'latin1', () => setTimeout(() => socket.resetAndDestroy(), 50))
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
