import { PAYMENT_SITES, type PaymentSite } from '#contract/charge-currencies.ts'
import { createFrankfurter, REAL_FRANKFURTER } from '../adapters/frankfurter/create-frankfurter.ts'
import { createMercadoPago } from '../adapters/mercado-pago/create-mercado-pago.ts'
import { isProviderFailure, type PaymentProvider } from '../ports/payment-provider.ts'
import type { RateSource } from '../ports/rate-source.ts'
import { checkPage } from './check-page.ts'
import { checkPayouts } from './check-payouts.ts'
import { checkRates } from './check-rates.ts'
import { checkSettings, type PaymentSettings } from './check-settings.ts'
import { failureWords } from './failure-words.ts'
import { bad, type Finding, good } from './finding.ts'

/**
 * Asks an account of Mercado Pago what a shop needs of it: who it is, what it is charged in, what a dollar costs there, and
 * whether it opens a payment page; where it is to pay breweries, whether it may. One page is opened, which closes by itself; nothing else is changed anywhere.
 */
export async function* checkPayments(env: PaymentSettings): AsyncGenerator<Finding> {
  const settings = checkSettings(env)
  yield* settings
  const { MERCADO_PAGO_BASE_URL: baseUrl, PUBLIC_URL: publicUrl } = env
  const { MERCADO_PAGO_ACCESS_TOKEN: accessToken, MERCADO_PAGO_WEBHOOK_SECRET: webhookSecret } = env
  if (!baseUrl || !accessToken || !webhookSecret || !publicUrl) return
  const account = { baseUrl, accessToken, webhookSecret, publicUrl, timeoutMs: env.PROVIDER_TIMEOUT_MS }
  const payments = createMercadoPago(account)

  const told = await payments.readAccount()
  if (isProviderFailure(told)) {
    const cure = 'look whether MERCADO_PAGO_BASE_URL is https://api.mercadopago.com.'
    yield bad(failureWords(told, { baseUrl, asked: 'to say whose account this is', cure }))
    return
  }
  const { collectorId, site } = told
  if (!isSite(site)) {
    const known = Object.keys(PAYMENT_SITES).join(', ')
    yield bad(
      `Account ${collectorId} was opened on ${site}, where the shop cannot charge: take one of ${known}.`,
    )
    return
  }
  const { country, currency: local, decimals } = PAYMENT_SITES[site]
  yield good(
    `Account ${collectorId} was opened on ${site} (${country}), which charges in ${local}, ${decimals} decimals.`,
  )
  if (env.PAYMENT_SITE && env.PAYMENT_SITE !== 'USD' && env.PAYMENT_SITE !== site) {
    yield bad(
      `PAYMENT_SITE is ${env.PAYMENT_SITE}, and the account was opened on ${site}: leave PAYMENT_SITE empty.`,
    )
    return
  }
  const inDollars = env.PAYMENT_SITE === 'USD'
  if (inDollars)
    yield good('PAYMENT_SITE is USD: cards are charged in dollars, and nobody is asked for a rate.')
  else yield* await checkRates(local, rateSources(env, payments))
  yield* await checkPayouts(account, site, env)
  if (settings.every(({ stands }) => stands))
    yield await checkPage(payments, account, inDollars ? 'USD' : local)
}

const isSite = (site: string): site is PaymentSite => Object.hasOwn(PAYMENT_SITES, site)

function rateSources(env: PaymentSettings, payments: PaymentProvider): RateSource[] {
  const { FRANKFURTER_URL: url = REAL_FRANKFURTER, PROVIDER_TIMEOUT_MS: timeoutMs } = env
  return env.EXCHANGE_RATE_SOURCES.map((name) =>
    name === 'frankfurter'
      ? createFrankfurter({ url, timeoutMs })
      : { name, readRate: (currency) => payments.readConversion(currency) },
  )
}
