import { Hono } from 'hono'
import { bearerToken } from './api/bearer-token.ts'
import { paymentsRoutes } from './api/payments.routes.ts'
import { preferencesRoutes } from './api/preferences.routes.ts'
import { refundsRoutes } from './api/refunds.routes.ts'
import { ordersRoutes } from './checkout.routes.ts'
import { controlRoutes } from './control.routes.ts'
import { faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { deliverWebhooks, type WebhookSettings } from './webhooks/deliver-webhooks.ts'

interface MercadoPagoSettings {
  /** Folder for what it remembers. */
  folder: string
  accessToken: string
  webhooks: WebhookSettings
}

/** The stand-in for Mercado Pago's Checkout Pro. `publicUrl`: where a browser reaches it, no slash at the end. */
export function mercadoPago(settings: MercadoPagoSettings, publicUrl: string) {
  const ledger = openLedger(settings.folder)
  const webhooks = deliverWebhooks(ledger, settings.webhooks)
  const provider = { ledger, webhooks, publicUrl }
  const { routes: faultRoutes, strike } = faults()

  const routes = new Hono({ strict: false })
  for (const path of ['/v1/*', '/checkout/preferences/*'])
    routes.use(path, strike, bearerToken(settings.accessToken))
  routes.route('/', faultRoutes)
  routes.route('/', preferencesRoutes(provider))
  routes.route('/', paymentsRoutes(provider))
  routes.route('/', refundsRoutes(provider))
  routes.route('/', ordersRoutes(provider))
  routes.route('/', controlRoutes(provider))

  return {
    routes,
    async close() {
      await webhooks.close()
      ledger.close()
    },
  }
}
