import type { IncomingMessage } from 'node:http'

/** A phone on a poor 3G connection sends faster; a picture of 8 MB takes it four minutes at that pace. */
const SLOWEST_BYTES_PER_SECOND = 30_000
/** Long enough for a connection to get going and to bridge a bad moment. */
const LOOKED_AT_EVERY_MS = 3000
const SLOWEST_BYTES = (SLOWEST_BYTES_PER_SECOND * LOOKED_AT_EVERY_MS) / 1000

export type Pace = {
  /** How many bytes came between the last two looks, if they were too few; undefined of a body that gets on, or is in. */
  dawdles(): number | undefined
  stop(): void
}

/**
 * Watches whether a request's body gets on, until it is told to stop. What waits for us is not slow.
 * @param incoming undefined for a request that came over no connection: it never dawdles
 */
export function watchPace(incoming: IncomingMessage | undefined): Pace {
  if (!incoming) return { dawdles: () => undefined, stop() {} }
  const { socket } = incoming
  let [before, lately] = [socket.bytesRead, SLOWEST_BYTES]
  const looking = setInterval(() => {
    lately = socket.bytesRead - before
    before = socket.bytesRead
  }, LOOKED_AT_EVERY_MS)
  looking.unref()
  const waitsForUs = () => incoming.complete || incoming.readableLength >= incoming.readableHighWaterMark
  return {
    dawdles: () => (lately < SLOWEST_BYTES && !waitsForUs() ? lately : undefined),
    stop: () => clearInterval(looking),
  }
}
