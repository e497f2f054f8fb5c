import { BlockList, isIP } from 'node:net'

/**
 * IPv4 that the internet does not lead to, or not to one server (IANA's registry of special purposes, RFC 6890, as of its newest
 * entries). What can be reached is everything else.
 */
const PRIVATE_IPV4: readonly [net: string, prefix: number, source: string][] = [
  ['0.0.0.0', 8, 'this network: RFC 791'],
  ['10.0.0.0', 8, 'private: RFC 1918'],
  ['100.64.0.0', 10, 'carriers’ NAT: RFC 6598'],
  ['127.0.0.0', 8, 'loopback: RFC 1122'],
  ['169.254.0.0', 16, 'link-local, clouds’ metadata: RFC 3927'],
  ['172.16.0.0', 12, 'private: RFC 1918'],
  ['192.0.0.0', 24, 'protocols: RFC 6890'],
  ['192.0.2.0', 24, 'documentation: RFC 5737'],
  ['192.88.99.0', 24, '6to4 relays: RFC 7526'],
  ['192.168.0.0', 16, 'private: RFC 1918'],
  ['198.18.0.0', 15, 'benchmarks: RFC 2544'],
  ['198.51.100.0', 24, 'documentation: RFC 5737'],
  ['203.0.113.0', 24, 'documentation: RFC 5737'],
  ['224.0.0.0', 4, 'multicast: RFC 5771'],
  ['240.0.0.0', 4, 'reserved, broadcast: RFC 1112, RFC 919'],
]

/**
 * IPv6 is global unicast or nothing (2000::/3, RFC 4291): loopback, mapped and translated IPv4 (::ffff:0:0/96, 64:ff9b::/96 and
 * 64:ff9b:1::/48), unique local, link-local and multicast lie outside. Within it these lead elsewhere.
 */
const GLOBAL_IPV6 = ['2000::', 3] as const
const PRIVATE_IPV6: readonly [net: string, prefix: number, source: string][] = [
  ['2001::', 23, 'protocols, Teredo, ORCHID: RFC 2928, RFC 4380, RFC 7343'],
  ['2001:db8::', 32, 'documentation: RFC 3849'],
  ['2002::', 16, '6to4, which holds an IPv4: RFC 3056'],
  ['3fff::', 20, 'documentation: RFC 9637'],
]

const refused = new BlockList()
for (const [net, prefix] of PRIVATE_IPV4) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of PRIVATE_IPV6) refused.addSubnet(net, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_IPV6, 'ipv6')

/** Whether an address is none that a server of the internet has: also what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return refused.check(address, 'ipv4')
  // A zone (`%eth0`) says of itself that it is of a network near by.
  if (version !== 6 || address.includes('%')) return true
  return !global.check(address, 'ipv6') || refused.check(address, 'ipv6')
}
