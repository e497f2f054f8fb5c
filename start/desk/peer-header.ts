import type { RequestListener } from 'node:http'

/** From whom a request came that was handed over: the connection itself is one of ours then. */
export const PEER_HEADER = 'x-lupulo-peer'

/** At the desk: requests bear the address of who sent them, as if they had come by themselves. */
export function asFromPeer(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    Object.defineProperty(incoming.socket, 'remoteAddress', {
      value: incoming.headers[PEER_HEADER],
      configurable: true,
    })
    listener(incoming, outgoing)
  }
}
