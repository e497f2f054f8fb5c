import { isIP } from 'node:net'
import type { WebhookAddressTrouble } from '#contract/webhook-states.ts'

/** Where to connect to, and what of the address says so. */
export type ReadAddress = {
  url: URL
  /** A name, or an IP address without brackets. */
  host: string
  port: number
  /** Of this machine, where the settings allow it: a trial. */
  isHere: boolean
}

const PORTS = [443, 8443]
const HERE: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '::1': '::1' }

/** The address of this machine that a host stands for; undefined for every other host. */
export const addressHere = (host: string): string | undefined => HERE[host]

/**
 * Reads an address that somebody wrote. Answers what is wrong with it as it is written; where its name leads is asked later.
 * @param toThisMachine whether http and any port will do for this machine
 * @param ports beside which none is spoken to elsewhere
 */
export function readAddress(
  address: string,
  { toThisMachine, ports = PORTS }: { toThisMachine: boolean; ports?: readonly number[] },
): ReadAddress | WebhookAddressTrouble {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname) return 'no-address'
  if (url.username || url.password) return 'with-password'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSafe = url.protocol === 'https:'
  const port = Number(url.port) || (isSafe ? 443 : 80)
  if (toThisMachine && addressHere(host)) return { url, host, port, isHere: true }
  if (!isSafe) return 'not-https'
  if (!ports.includes(port)) return 'other-port'
  // A name of one part (`intranet`) is none of the internet.
  if (!isIP(host) && !/\.[^.]/.test(host)) return 'no-such-name'
  return { url, host, port, isHere: false }
}
