import type { IncomingMessage } from 'node:http'

/** What is read of a body that nobody wants: no picture of a phone is larger, and a film is not read out. */
const MOST_BYTES = 64 * 1024 * 1024
/** As long as an honest phone takes for a picture, and less than a whole request may. */
const MOST_MS = 100_000
/** To read out costs a connection and no memory. Who comes when so many are being read out hears their answer at once. */
const AT_ONCE = 200
const OF_ONE_ADDRESS = 20

type Bindings = { incoming?: unknown }
type Answer<Given> = (request: Request, bindings: Given) => Response | Promise<Response>

/**
 * Answers as `answer` does, but not before the request's body has been read to its end, when it was refused by its headers
 * or in the middle (too long, from elsewhere, not signed in, no place): the rest is read and thrown away. A client that is still
 * sending when its answer comes, and the connection ends, loses the answer: half of all `fetch` calls did. It also leaves the
 * connection where the next request begins.
 *
 * Not read out is what says that it is longer than 64 MB, what takes too long, and what comes in numbers: there the answer goes
 * out at once, and the connection ends half a second later (@hono/node-server).
 * @param addressOf who sends a request
 */
export function readOutBodies<Given extends Bindings>(
  answer: Answer<Given>,
  addressOf: (request: Request, bindings: Given) => string,
): Answer<Given> {
  let underWay = 0
  const underWayOf = new Map<string, number>()

  async function answerAfterBody(request: Request, bindings: Given, incoming: IncomingMessage) {
    const response = await answer(request, bindings)
    if (incoming.complete || incoming.destroyed || !isWorthIt(incoming, response)) return response
    const address = addressOf(request, bindings)
    const theirs = underWayOf.get(address) ?? 0
    if (underWay >= AT_ONCE || theirs >= OF_ONE_ADDRESS) return response
    underWay++
    underWayOf.set(address, theirs + 1)
    await readOut(incoming)
    underWay--
    const left = underWayOf.get(address)! - 1
    if (left) underWayOf.set(address, left)
    else underWayOf.delete(address)
    return response
  }

  return (request, bindings) => {
    const incoming = bindings?.incoming as IncomingMessage | undefined
    return !incoming || request.method === 'GET' || request.method === 'HEAD'
      ? answer(request, bindings)
      : answerAfterBody(request, bindings, incoming)
  }
}

/** Not of what is too long, nor where the answer ends the connection anyway. Without a length the bytes are counted. */
function isWorthIt({ headers }: IncomingMessage, response: Response): boolean {
  return (
    Number(headers['content-length'] ?? 0) <= MOST_BYTES && response.headers.get('connection') !== 'close'
  )
}

/** Resolves when the body has been read, its sender is gone, or enough was read. */
function readOut(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(stop, MOST_MS)
    function stop() {
      clearTimeout(timer)
      incoming.off('data', count).off('close', stop).off('error', stop).off('end', stop)
      resolve()
    }
    function count(chunk: Uint8Array) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) stop()
    }
    // Whoever gave up reading in the middle still listens, and holds the stream once its own buffer is full.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', stop).once('close', stop).once('error', stop)
    incoming.resume()
  })
}
