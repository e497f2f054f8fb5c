import { isPublicName } from '../settings/charge-settings.ts'
import type { Env } from '../settings/env.ts'
import { bad, type Finding, good } from './finding.ts'

export type PaymentSettings = Pick<
  Env,
  | 'MERCADO_PAGO_BASE_URL'
  | 'MERCADO_PAGO_ACCESS_TOKEN'
  | 'MERCADO_PAGO_WEBHOOK_SECRET'
  | 'PUBLIC_URL'
  | 'PAYMENT_SITE'
  | 'EXCHANGE_RATE_SOURCES'
  | 'FRANKFURTER_URL'
  | 'PROVIDER_TIMEOUT_MS'
  | 'PAYOUT_WAY'
  | 'MERCADO_PAGO_PAYOUTS_KEY'
>

const WHERE_FROM = {
  MERCADO_PAGO_BASE_URL: 'set it to https://api.mercadopago.com.',
  MERCADO_PAGO_ACCESS_TOKEN: 'copy the Access Token of Credenciales de producción of your application.',
  MERCADO_PAGO_WEBHOOK_SECRET: 'copy the clave secreta that Webhooks shows once its address is saved.',
  PUBLIC_URL: 'set the https address under which people reach the shop.',
} as const

/** What of the settings keeps the provider from being asked or from leading buyers back: a sentence each. */
export function checkSettings(env: PaymentSettings): Finding[] {
  const names = Object.keys(WHERE_FROM) as (keyof typeof WHERE_FROM)[]
  const missing = names.filter((name) => !env[name])
  if (missing.length) return missing.map((name) => bad(`${name} is missing: ${WHERE_FROM[name]}`))
  const found: Finding[] = []
  const { MERCADO_PAGO_BASE_URL: baseUrl = '', PUBLIC_URL: publicUrl = '' } = env
  const isReal = baseUrl.startsWith('https:')
  if (!isReal) found.push(good(`${baseUrl} is asked over an open line: a stand-in, and no real account.`))
  // The stand-in says itself what it does not lead back to: one of its settings loosens that for this machine.
  if (isReal && !(publicUrl.startsWith('https:') && isPublicName(publicUrl))) {
    found.push(bad(noWayBack(publicUrl)))
  }
  if (env.MERCADO_PAGO_ACCESS_TOKEN?.startsWith('TEST-')) {
    found.push(good('The access token begins with TEST-: with these credentials nobody is really charged.'))
  }
  return found
}

export const noWayBack = (publicUrl: string) =>
  `PUBLIC_URL is ${publicUrl}, where Mercado Pago leads no buyer back to: set an https address with a public name.`
