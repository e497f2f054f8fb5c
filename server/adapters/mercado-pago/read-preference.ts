import { z } from 'zod'
import { centsFromDollars } from '#contract/money.ts'
import type { ProviderFailure } from '../../ports/payment-provider.ts'
import { createCircuit } from '../circuit.ts'
import { callMercadoPago, type Ended, type MercadoPagoSettings } from './call-mercado-pago.ts'

/** A payment page as the provider keeps it. Money in hundredths of `currency`. */
export type KeptPreference = {
  currency: string
  totalCents: number
  /** Where a buyer who has paid is led; '' where the provider kept none. */
  success: string
  /** Where notices go; '' where the provider kept none. */
  notices: string
}

const text = z.string().nullish()

const answer = z
  .object({
    items: z.array(z.object({ currency_id: z.string(), unit_price: z.number(), quantity: z.int() })).min(1),
    back_urls: z.object({ success: text }).nullish(),
    notification_url: text,
  })
  .transform(
    ({ items, back_urls, notification_url }): KeptPreference => ({
      currency: items[0]!.currency_id,
      totalCents: items.reduce((sum, item) => sum + centsFromDollars(item.unit_price) * item.quantity, 0),
      success: back_urls?.success ?? '',
      notices: notification_url ?? '',
    }),
  )

/**
 * Reads a payment page back (GET /checkout/preferences/{id}): what was sent is not always what is kept. The shop never
 * needs it, whoever opens one with an account for the first time does.
 */
export function readPreference(
  settings: MercadoPagoSettings,
  preferenceId: string,
): Promise<KeptPreference | ProviderFailure> {
  const circuit = createCircuit<Ended>({
    name: 'payment provider: a page read back',
    log: undefined,
    saysAway: ({ away }) => away,
    ...{ atOnce: 1, waiting: 0 },
  })
  const path = `/checkout/preferences/${encodeURIComponent(preferenceId)}`
  return callMercadoPago(settings, circuit, { method: 'GET', path, answer })
}
