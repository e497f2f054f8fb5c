import { isRefusal } from '#contract/errors.ts'
import { openPayment } from '#server/journeys/orders/open-payment.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import type { Services } from '#server/services.ts'
import type { TestPaymentProvider } from '#tests/factories/a-payment-provider.ts'

/** Places an order of one unit of each beer, and settles its payment. @throws where it is refused: a figure over refusals would mean nothing */
export async function buy(
  { services, provider }: { services: Services; provider: TestPaymentProvider },
  buyerId: string,
  beerIds: string[],
): Promise<void> {
  const products = beerIds.map((id) => ({ id, quantity: 1 }))
  const placed = await placeOrder(services, buyerId, { products })
  if (isRefusal(placed)) throw new Error(`The order was refused: ${placed.refused}`)
  await openPayment(services, placed.orderId)
  await settlePayment(services, provider.pay(placed.orderId))
}
