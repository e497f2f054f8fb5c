import { z } from 'zod'
import {
  ASKED_SOURCES,
  type AskedSource,
  PAYMENT_SITES,
  type PaymentSite,
} from '#contract/charge-currencies.ts'
import { address, oneOf, whole } from './setting-kinds.ts'

const isAsked = (name: string): name is AskedSource => ASKED_SOURCES.some((each) => each === name)

const SITES = Object.keys(PAYMENT_SITES) as PaymentSite[]

/** Names with commas between, in the order in which they are asked; `none`: nobody. */
const sources = z.string().transform((list, context): AskedSource[] => {
  const named = list === 'none' ? [] : list.split(',').map((name) => name.trim())
  const asked = named.filter(isAsked)
  const wrong =
    asked.length < named.length
      ? `names somebody else than ${ASKED_SOURCES.join(', ')}`
      : new Set(asked).size < asked.length && 'names one twice'
  if (!wrong) return asked
  context.issues.push({ code: 'custom', input: list, message: wrong })
  return z.NEVER
})

/** What cards are charged in, and what a dollar costs there: settings of server/settings/env.ts in a file of their own. */
export const CHARGE_SETTINGS = {
  PAYMENT_SITE: oneOf(...SITES, 'USD').optional(),
  LOCAL_PRICES: oneOf('off', 'beside').default('off'),
  SANDBOX_MERCADO_PAGO_SITE: oneOf(...SITES).default('MLA'),
  EXCHANGE_RATE_SOURCES: sources.default(['mercado-pago', 'frankfurter']),
  FRANKFURTER_URL: address.optional(),
  EXCHANGE_RATE_EVERY_SECONDS: whole(1, 86_400).default(600),
  EXCHANGE_RATE_MAX_AGE_HOURS: whole(1, 720).default(24),
  EXCHANGE_RATE_MAX_CHANGE_PERCENT: whole(1, 100).default(10),
}

/** Of this machine, of a network alone (RFC 6762, RFC 8375, ICANN's .internal), or a bare number. */
const NO_PUBLIC_NAME = /^([^.]+|.*\.(localhost|local|internal|lan|home\.arpa)|\[.*\]|[\d.]+)\.?$/

/** Whether an address has a name that others may know: no number, and none of this machine alone. */
export function isPublicName(address: string): boolean {
  return !NO_PUBLIC_NAME.test(new URL(address).hostname)
}

/**
 * Without what nobody can pay in production, a sentence each: Mercado Pago opens no page that leads back to an address
 * which only this machine or its network knows, and prices are in dollars, which few accounts are charged in.
 */
export function missingForCharging(env: {
  PUBLIC_URL?: string | undefined
  PAYMENT_SITE?: string | undefined
  EXCHANGE_RATE_SOURCES: AskedSource[]
}): string[] {
  const sentences: string[] = []
  if (env.PUBLIC_URL?.startsWith('https:') && !isPublicName(env.PUBLIC_URL)) {
    sentences.push(
      'PUBLIC_URL is no public name: NODE_ENV=production needs one to which Mercado Pago leads buyers back.',
    )
  }
  if (env.PAYMENT_SITE !== 'USD' && !env.EXCHANGE_RATE_SOURCES.length) {
    sentences.push(
      'EXCHANGE_RATE_SOURCES is none: NODE_ENV=production must be told what a dollar costs, unless PAYMENT_SITE is USD.',
    )
  }
  return sentences
}
