import { isIP } from 'node:net'

/**
 * How far the rule is loosened that a browser returns to public `https` addresses alone: not at all (undefined), for
 * `http://localhost` and `http://127.0.0.1`, or for `http` at any host.
 */
export const HTTP_RETURNS = ['localhost', 'any-host'] as const
export type HttpReturn = (typeof HTTP_RETURNS)[number]

const THIS_MACHINE = ['localhost', '127.0.0.1']

/**
 * The address as Mercado Pago keeps it: one that is not `https`, or leads to this machine or to a bare number, counts as
 * none (https://github.com/odoo/odoo/issues/213287).
 */
export function keptBackUrl(address: string, loosened: HttpReturn | undefined): string {
  return address !== '' && isKept(new URL(address), loosened) ? address : ''
}

function isKept({ protocol, hostname }: URL, loosened: HttpReturn | undefined): boolean {
  const isHere = THIS_MACHINE.includes(hostname)
  if (protocol === 'http:') return loosened === 'any-host' || (loosened === 'localhost' && isHere)
  return !isHere && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}
