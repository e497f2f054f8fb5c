import { type BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ApiEnv } from './api-context.ts'

/** Where no socket is (an in-process call that was handed none): all of them count as one peer. */
const NO_ADDRESS = 'unknown'

/**
 * Who is calling, for limits: an IPv4 address, or the /64 of an IPv6 one (a single connection has that many addresses
 * to choose from, RFC 6177).
 *
 * X-Forwarded-For is believed only from the configured proxies, and read from the right: each proxy appends who called
 * it, so the first address that is no proxy of ours is the last that one of ours has seen. What stands further left,
 * the caller may have written.
 */
export function peerAddress(trustedProxies: BlockList): (context: Context<ApiEnv>) => string {
  const peerOf = peerOfRequest(trustedProxies)
  return (context) => peerOf(context.req.header('x-forwarded-for'), context.env)
}

/** The same for a request that has no context yet. */
export function peerOfRequest(
  trustedProxies: BlockList,
): (forwardedFor: string | null | undefined, bindings: ApiEnv['Bindings'] | undefined) => string {
  return (forwardedFor, bindings) => {
    const socket = plainAddress(bindings?.incoming?.socket.remoteAddress ?? '')
    const forwarded = (forwardedFor ?? '').split(',').map(plainAddress)
    const hops = [...forwarded, socket]
    let peer = hops.pop() ?? ''
    while (peer && hops.length && trustedProxies.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) {
      // A proxy that says something else than an address is asked no further.
      const before = hops.pop() ?? ''
      if (!before) break
      peer = before
    }
    return peer ? group(peer) : NO_ADDRESS
  }
}

/** Makes the function that tells whether a request comes straight from one of the configured proxies. */
export function isFromProxy(
  trustedProxies: BlockList,
): (bindings: ApiEnv['Bindings'] | undefined) => boolean {
  return (bindings) => {
    const socket = plainAddress(bindings?.incoming?.socket.remoteAddress ?? '')
    return socket !== '' && trustedProxies.check(socket, isIPv6(socket) ? 'ipv6' : 'ipv4')
  }
}

/** Without port, zone and brackets, an IPv4 address in IPv6 clothes as IPv4; '' for what is no address. */
function plainAddress(given: string): string {
  const bare = given
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  const unported = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIPv4(unported) || isIPv6(unported) ? unported : ''
}

/** IPv6 → its first four groups. */
function group(address: string): string {
  if (isIPv4(address)) return address
  // The URL parser writes every IPv6 address in one way (RFC 5952), without an IPv4 tail.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
