import { randomUUID } from 'node:crypto'
import { isRefusal } from '#contract/errors.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { aPaidOrder, type TestCheckout } from './a-checkout.ts'

/**
 * A refund that the provider would not make, come about as it does in a shop: of a paid order of its own, all of its
 * money, sent once. Answers its id and the order's.
 */
export async function aFailedRefund(
  services: TestCheckout,
  { buyerId, beerId }: { buyerId: string; beerId: string },
): Promise<{ orderId: string; refundId: string }> {
  const { orderId } = await aPaidOrder(services, buyerId, [{ id: beerId, quantity: 1 }])
  const id = randomUUID()
  const refund = await requestRefund(services, { id, orderId, restock: false, reason: 'admin' })
  if (isRefusal(refund)) throw new Error(`the refund was refused: ${JSON.stringify(refund)}`)
  services.payments.failNext('refund', 'refused')
  await sendRefund(services, refund.refundId)
  return { orderId, refundId: refund.refundId }
}
