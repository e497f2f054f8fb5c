import { Hono } from 'hono'
import { apiRoutes } from './api.routes.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { controlRoutes } from './control.routes.ts'
import { faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { deliverWebhooks, type WebhookSettings } from './webhooks/deliver-webhooks.ts'

export interface MercadoPagoSettings {
  /** Folder for what it remembers. */
  folder: string
  accessToken: string
  webhooks: WebhookSettings
}

/** The stand-in for Mercado Pago's Checkout Pro. `publicUrl`: where a browser reaches it, no slash at the end. */
export function mercadoPago(settings: MercadoPagoSettings, publicUrl: string) {
  const ledger = openLedger(settings.folder)
  const webhooks = deliverWebhooks(ledger, settings.webhooks)
  const provider = { ledger, webhooks, accessToken: settings.accessToken, publicUrl }
  const { routes: faultRoutes, strike } = faults()

  const routes = new Hono({ strict: false })
  routes.use('/v1/*', strike)
  routes.use('/checkout/preferences/*', strike)
  routes.route('/', faultRoutes)
  routes.route('/', apiRoutes(provider))
  routes.route('/', checkoutRoutes(provider))
  routes.route('/', controlRoutes(provider))

  return {
    routes,
    async close() {
      await webhooks.close()
      ledger.close()
    },
  }
}
