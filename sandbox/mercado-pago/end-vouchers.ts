import { changePayment } from './change-payment.ts'
import type { Ledger } from './ledger.ts'
import type { Announce } from './webhooks/deliver-webhooks.ts'

const LOOKED_EVERY_MS = 250

/**
 * Cancels each voucher that nobody paid by its `date_of_expiration`, and announces it: `cancelled` with the detail
 * `expired` (https://www.mercadopago.com/developers/en/docs/your-integrations/notifications/additional-info).
 * @returns stops it
 */
export function endVouchers(ledger: Ledger, announce: Announce): () => void {
  const timer = setInterval(() => {
    const now = Date.now()
    for (const payment of ledger.payments.values())
      if (payment.status === 'pending' && payment.expiresAt !== null && payment.expiresAt <= now)
        changePayment(ledger, announce, payment, 'cancelled', 'expired')
  }, LOOKED_EVERY_MS)
  return () => clearInterval(timer)
}
