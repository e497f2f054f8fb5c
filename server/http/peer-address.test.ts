import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from './api-context.ts'
import { peerAddress } from './peer-address.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

const PROXIES = '10.0.0.0/8, 192.0.2.7, fd00::/8'

async function peerOf(socket: string | undefined, forwarded?: string, proxies = PROXIES): Promise<string> {
  const peer = peerAddress(parseTrustedProxies(proxies))
  const app = new Hono<ApiEnv>().get('/', (context) => context.text(peer(context)))
  const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
  const incoming = { socket: { remoteAddress: socket } } as HttpBindings['incoming']
  return (await app.request('/', { headers }, socket === undefined ? undefined : { incoming })).text()
}

test.each([
  ['the socket says who calls', '203.0.113.7', undefined, '203.0.113.7'],
  ['a caller cannot say so themself', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy of ours can', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['and so can a chain of them', '10.1.2.3', '198.51.100.1, 192.0.2.7, 10.9.9.9', '198.51.100.1'],
  ['what stands left of the last stranger is hearsay', '10.1.2.3', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['a range does not hold its neighbours', '11.1.2.3', '198.51.100.1', '11.1.2.3'],
  ['a proxy that names nobody stands for its callers', '10.1.2.3', undefined, '10.1.2.3'],
  ['and so does one that talks nonsense', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['proxies alone: the furthest', '10.1.2.3', '10.4.5.6', '10.4.5.6'],
  ['IPv4 in IPv6 clothes', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['a proxy in IPv6 clothes', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['with a port', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['an IPv6 network counts as one', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['written short', '2001:db8::6', undefined, '2001:db8:0:0::/64'],
  ['shorter', '::1', undefined, '0:0:0:0::/64'],
  ['with a zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['behind an IPv6 proxy, in brackets', 'fd12::1', '[2001:DB8::7]:443', '2001:db8:0:0::/64'],
  ['no socket at all', undefined, '198.51.100.1', 'unknown'],
])('%s', async (_says, socket, forwarded, peer) => {
  expect(await peerOf(socket, forwarded)).toBe(peer)
})

test.each(['', '10.0.0.0/', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', 'proxy.example', '10.0.0.1,'])(
  'a list of proxies is not %j',
  (list) => {
    expect(() => parseTrustedProxies(list)).toThrow('is neither an address nor a range')
  },
)
