import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * `10.0.0.0/8, 192.0.2.7, fd00::/8` → a list to check addresses against; `none` → one that holds nobody.
 * @throws RangeError whose message says which part is neither an address nor a range
 */
export function parseTrustedProxies(commaList: string): BlockList {
  const proxies = new BlockList()
  if (commaList.trim() === 'none') return proxies
  for (const part of commaList.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = part.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    const most = family === 'ipv4' ? 32 : 128
    const known = isIPv4(address) || isIPv6(address)
    const ranged = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (!known || !ranged || more.length) throw new RangeError(`'${part}' is neither an address nor a range`)
    proxies.addSubnet(address, bits === undefined ? most : Number(bits), family)
  }
  return proxies
}
