import { dollarsFromCents } from '#contract/money.ts'
import { cutText } from '../../cut-text.ts'
import type { PaymentRequest } from '../../ports/payment-provider.ts'

/**
 * The longest that POST /checkout/preferences takes of each; what is longer is refused with the whole page.
 * Source: its reference, and Mercado Pago's older list of limits for the payer.
 */
const MOST_CHARACTERS = { title: 256, pictureUrl: 600, payerName: 100, payerEmail: 150 }

/** How the payment is called on the statement of a card, in at most 13 plain letters. */
const STATEMENT_DESCRIPTOR = 'LUPULO'

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
        title: cutText(line.name, MOST_CHARACTERS.title),
        ...pictureOf(line, publicUrl),
        quantity: line.quantity,
        unit_price: dollarsFromCents(line.unitCents),
        currency_id: currency,
      })),
    payer: {
      name: cutText(buyer.name, MOST_CHARACTERS.payerName),
      surname: cutText(buyer.lastName, MOST_CHARACTERS.payerName),
      // Only fills in its page: whoever has a longer one types it there.
      ...(buyer.email.length <= MOST_CHARACTERS.payerEmail && { email: buyer.email }),
    },
    statement_descriptor: STATEMENT_DESCRIPTOR,
    external_reference: orderId,
    metadata: { order_id: orderId },
    back_urls: {
      success: `${shopOrigin}/succes`,
      failure: `${shopOrigin}/failure`,
      pending: `${shopOrigin}/pending`,
    },
    auto_return: 'approved',
    // Otherwise each notice comes twice, once as an IPN that nobody can verify.
    notification_url: `${publicUrl}/api/webhooks/mercado-pago?source_news=webhooks`,
    expires: true,
    expiration_date_to: closesAt.toISOString(),
    // The page's end keeps nobody from paying a voucher that they took before: this does, of cash and Pix.
    date_of_expiration: closesAt.toISOString().replace('Z', '+00:00'),
  }
}

/** The drawn label where the seller gave no picture of their own; nothing where its address is too long to be taken. */
function pictureOf({ beerId, image }: PaymentRequest['lines'][number], publicUrl: string) {
  const { href } = new URL(image || `/labels/${beerId}.png?width=300`, publicUrl)
  return href.length <= MOST_CHARACTERS.pictureUrl && { picture_url: href }
}
