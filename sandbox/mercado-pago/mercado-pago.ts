import { Hono } from 'hono'
import type { ExchangeRates } from '#sandbox/exchange-rates/exchange-rates.ts'
import { accountRoutes } from './api/account.routes.ts'
import { bearerToken } from './api/bearer-token.ts'
import { conversionsRoutes } from './api/conversions.routes.ts'
import { disputesRoutes } from './api/disputes.routes.ts'
import { paymentsRoutes } from './api/payments.routes.ts'
import { preferencesRoutes } from './api/preferences.routes.ts'
import { refundsRoutes } from './api/refunds.routes.ts'
import type { HttpReturn } from './back-urls.ts'
import { ordersRoutes } from './checkout.routes.ts'
import { controlRoutes } from './control.routes.ts'
import { disputeControlRoutes } from './dispute-control.routes.ts'
import { endVouchers } from './end-vouchers.ts'
import { faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { payoutControlRoutes } from './payouts/payout-control.routes.ts'
import { payoutsRoutes } from './payouts/payouts.routes.ts'
import type { Provider } from './provider.ts'
import { refundControlRoutes } from './refund-control.routes.ts'
import { reportControlRoutes } from './reports/report-control.routes.ts'
import { REPORT_KINDS } from './reports/report-kinds.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { type SiteId, siteOf } from './sites.ts'
import { deliverWebhooks, type WebhookSettings } from './webhooks/deliver-webhooks.ts'

interface MercadoPagoSettings {
  /** Folder for what it remembers. */
  folder: string
  accessToken: string
  siteId: SiteId
  httpReturn: HttpReturn | undefined
  payouts: Provider['payouts']
  rates: ExchangeRates
  webhooks: WebhookSettings
}

/** The stand-in for Mercado Pago's Checkout Pro. `publicUrl`: where a browser reaches it, no slash at the end. */
export function mercadoPago(settings: MercadoPagoSettings, publicUrl: string) {
  const ledger = openLedger(settings.folder)
  const webhooks = deliverWebhooks(ledger, settings.webhooks)
  const { siteId, httpReturn } = settings
  const provider: Provider = {
    ledger,
    folder: settings.folder,
    site: siteOf(siteId),
    httpReturn,
    webhooks,
    refunds: { mood: 'at-once' },
    payouts: settings.payouts,
    reports: { mood: { delayMs: 0, trouble: 'none' } },
    publicUrl,
  }
  const stopEndingVouchers = endVouchers(ledger, webhooks.announce)
  const { routes: faultRoutes, strike } = faults()

  const routes = new Hono({ strict: false })
  for (const path of [
    '/v1/*',
    '/checkout/preferences/*',
    '/users/*',
    '/currency_conversions/*',
    '/post-purchase/*',
  ])
    routes.use(path, strike, bearerToken(settings.accessToken))
  routes.route('/', faultRoutes)
  routes.route('/', accountRoutes(provider))
  routes.route('/', conversionsRoutes(settings.rates))
  routes.route('/', preferencesRoutes(provider))
  routes.route('/', paymentsRoutes(provider))
  routes.route('/', refundsRoutes(provider))
  routes.route('/', ordersRoutes(provider))
  routes.route('/', disputesRoutes(provider))
  routes.route('/', payoutsRoutes(provider))
  for (const kind of REPORT_KINDS) routes.route(`/v1/account/${kind}_report`, reportsRoutes(provider, kind))
  routes.route('/', reportControlRoutes(provider))
  routes.route('/', disputeControlRoutes(provider))
  routes.route('/', payoutControlRoutes(provider))
  routes.route('/', refundControlRoutes(provider))
  routes.route('/', controlRoutes(provider))

  return {
    routes,
    async close() {
      stopEndingVouchers()
      await webhooks.close()
      ledger.close()
    },
  }
}
