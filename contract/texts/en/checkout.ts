import type { checkoutTexts as original } from '../checkout.ts'
import type { InEnglish } from '../translated.ts'

export const checkoutTexts: InEnglish<typeof original> = {
  'checkout.success': 'Your payment was approved!!',
  'checkout.successMail': 'You will receive an e-mail with the details of your purchase.',
  'checkout.failure': 'Oops!!! Your payment was rejected!!',
  'checkout.failureAgain': 'Please try again with another means of payment.',
  'checkout.pending': 'We are processing your payment',
  'checkout.pendingKept': 'We write to you as soon as it is credited. Your cart stays as it was.',
  'checkout.closed': 'This order no longer waits for a payment',
  'checkout.closedText': 'Your purchases tell what became of it.',
  'checkout.waiting': 'Your order is waiting for its payment',
  'checkout.waitingText': 'No payment has reached us yet. You can go on with it from your purchases.',
  'checkout.none': 'We cannot find that payment',
  'checkout.noneText':
    'No purchase of yours goes by these details. All that you paid for is among your purchases.',
  'checkout.seePurchases': 'See my purchases',
  'checkout.backToCart': 'Back to the cart',
}
