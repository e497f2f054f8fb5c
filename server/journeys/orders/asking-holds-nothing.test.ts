import { expect, test, vi } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { outbox } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { openPayment } from './open-payment.ts'
import { placeOrder } from './place-order.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { requestRefund } from './request-refund.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout({ poolSize: 4 })

test('whoever waits for the provider or the mail server holds no connection to the database meanwhile', async () => {
  const { db } = checkout
  const services = checkout.with({ RECONCILE_AFTER_SECONDS: '0' })
  const answers = Promise.withResolvers<void>()
  let waiting = 0
  const hanging = async () => {
    waiting++
    await answers.promise
    return { failed: 'unknown', message: 'no answer' } as const
  }
  const payments = {
    ...services.payments,
    ...{ openPayment: hanging, readPayment: hanging, findPayments: hanging, refund: hanging },
  }
  const mailer = aMailer(() => hanging().then(() => {}))
  const hung = { ...services, payments, mailer }

  const products = [{ id: (await aBeer(db, { onHand: 100 })).id, quantity: 1 }]
  const place = async () => {
    const placed = await placeOrder(services, (await aBuyer(db)).id, { products })
    if (isRefusal(placed)) throw new Error(placed.refused)
    return placed.orderId
  }
  const paid = await aPaidOrder(services, (await aBuyer(db)).id, products)
  const owed = await requestRefund(services, { orderId: paid.orderId, restock: false, reason: 'test' })
  const open = await place()
  await openPayment(services, open)
  const [mail] = await db.select().from(outbox).limit(1)

  const asked = [
    ...(await Promise.all([place(), place(), place(), place()])).map((id) => openPayment(hung, id)),
    settlePayment(hung, paid.paymentId),
    reconcileOrders(hung),
    sendRefund(hung, (owed as { refundId: string }).refundId),
    sendOutboxMail(hung, mail!.id),
  ]
  await vi.waitFor(() => expect(waiting).toBe(asked.length), 120_000)
  const { pool } = checkout.database
  expect(pool.totalCount - pool.idleCount).toBe(0)
  answers.resolve()
  await Promise.all(asked)
})
