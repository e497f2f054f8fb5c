import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 2000
const TRIES = 2

/**
 * All addresses of a name, IPv4 first, of which there may be none. Asks name servers by itself: the system's own way knows names of
 * this machine, and a name server that hangs would hold one of the few threads that passwords are checked in.
 */
export async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
