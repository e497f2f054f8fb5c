import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { type RunningJobQueue, startJobQueue } from '#server/adapters/pg-boss/start-job-queue.ts'
import { openPayment } from '#server/journeys/orders/open-payment.ts'
import { type OrderRequest, placeOrder } from '#server/journeys/orders/place-order.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { type TestDatabase, useTestDatabase } from '#tests/database/test-database.ts'
import { aPaymentProvider, type TestPaymentProvider } from './a-payment-provider.ts'
import { makeTestServices } from './services.ts'

/** The real job queue on a test file's database; jobs are written down, and run only where a test says so. */
export function useJobQueue(database: TestDatabase): { readonly queue: RunningJobQueue } {
  let queue: RunningJobQueue | undefined
  beforeAll(async () => {
    const { connectionString } = database
    queue = await startJobQueue({ connectionString, log: pino({ level: 'silent' }), poolSize: 2 })
  })
  afterAll(() => queue?.stop())
  return {
    get queue() {
      if (!queue) throw new Error('The job queue runs only inside tests and hooks.')
      return queue
    },
  }
}

/**
 * A shop whose checkout can be used: a database of its own, the real job queue, a payment provider in memory. Call it
 * once, outside the tests; `with` gives services for settings of one's own.
 * @param sites where money is taken: each `with` that names none is at the next of them
 */
export function useCheckout({
  poolSize = 10,
  sites = ['USD'],
}: {
  poolSize?: number
  sites?: readonly string[]
} = {}) {
  const database = useTestDatabase({ poolSize })
  const jobs = useJobQueue(database)
  let given = 0
  return {
    database,
    get db() {
      return database.db
    },
    with(settings: Record<string, string> = {}, payments: TestPaymentProvider = aPaymentProvider()) {
      const here = { PAYMENT_SITE: sites[given++ % sites.length]!, ...settings }
      return { ...makeTestServices(database, here, { jobs: jobs.queue, payments }), payments }
    },
  }
}
export type TestCheckout = ReturnType<ReturnType<typeof useCheckout>['with']>

/** Places an order that nothing stands in the way of, and opens its payment page. Answers its id. */
export async function aPlacedOrder(
  services: TestCheckout,
  buyerId: string,
  products: OrderRequest['products'],
): Promise<string> {
  const placed = await placeOrder(services, buyerId, { products })
  if (isRefusal(placed)) throw new Error(`the order was refused: ${JSON.stringify(placed)}`)
  const opened = await openPayment(services, placed.orderId)
  if (isRefusal(opened)) throw new Error(`the payment was refused: ${JSON.stringify(opened)}`)
  return placed.orderId
}

/** An order that was placed, paid in full at the provider and settled. */
export async function aPaidOrder(
  services: TestCheckout,
  buyerId: string,
  products: OrderRequest['products'],
): Promise<{ orderId: string; paymentId: string }> {
  const orderId = await aPlacedOrder(services, buyerId, products)
  const paymentId = services.payments.pay(orderId)
  await settlePayment(services, paymentId)
  return { orderId, paymentId }
}
