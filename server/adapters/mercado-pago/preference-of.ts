import { dollarsFromCents } from '#contract/money.ts'
import { cutText } from '../../cut-text.ts'
import type { PaymentRequest } from '../../ports/payment-provider.ts'

/** Longest title that the reference of POST /checkout/preferences takes. */
const TITLE_MAX = 256

/**
 * What Mercado Pago is asked to be paid. A repetition says the same, unless the buyer's name changed meanwhile. A free beer among others is left out: the provider takes no price of zero.
 */
export function preferenceOf(request: PaymentRequest, publicUrl: string) {
  const { orderId, currency, lines, buyer, shopOrigin, closesAt } = request
  return {
    items: lines
      .filter((line) => line.unitCents > 0)
      .map((line) => ({
        id: line.beerId,
        title: cutText(line.name, TITLE_MAX),
        picture_url: new URL(pictureOf(line), publicUrl).href,
        quantity: line.quantity,
        unit_price: dollarsFromCents(line.unitCents),
        currency_id: currency,
      })),
    payer: { name: buyer.name, surname: buyer.lastName, email: buyer.email },
    external_reference: orderId,
    metadata: { order_id: orderId },
    back_urls: {
      success: `${shopOrigin}/succes`,
      failure: `${shopOrigin}/failure`,
      pending: `${shopOrigin}/pending`,
    },
    auto_return: 'approved',
    notification_url: `${publicUrl}/api/webhooks/mercado-pago`,
    expires: true,
    expiration_date_to: closesAt.toISOString(),
  }
}

/** The drawn label where the seller gave no picture of their own. */
function pictureOf({ beerId, image }: PaymentRequest['lines'][number]): string {
  return image || `/labels/${beerId}.png?width=300`
}
