/**
 * A program: one of several processes of the shop on one database. For a while it buys, pays, comes back, sends refunds
 * and ends holds, as fast as it can, for the same buyers and beers as the others; jobs and sweepers run beside it.
 * Takes its options as JSON; says what it did as JSON.
 */
import { pino } from 'pino'
import { openPool } from '#database/open-pool.ts'
import { createMercadoPago } from '#server/adapters/mercado-pago/create-mercado-pago.ts'
import { startJobQueue } from '#server/adapters/pg-boss/start-job-queue.ts'
import { openPayment } from '#server/journeys/orders/open-payment.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { settleReturn } from '#server/journeys/orders/settle-return.ts'
import { startWorkers } from '#server/sweeps/start-workers.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import type { TrialSite } from './trial-sites.ts'

export type RacingOptions = {
  connectionString: string
  sandboxUrl: string
  accessToken: string
  site: TrialSite
  buyerIds: string[]
  beerIds: string[]
  seconds: number
}

const options: RacingOptions = JSON.parse(process.argv[2]!)
const { connectionString, sandboxUrl, accessToken, site, buyerIds, beerIds } = options
const { pool, db } = openPool(connectionString, 8)
const log = pino({ level: 'silent' })
const queue = await startJobQueue({ connectionString, log, poolSize: 2 })
const payments = createMercadoPago({
  baseUrl: sandboxUrl,
  accessToken,
  webhookSecret: 'unused',
  publicUrl: 'http://shop.example',
  timeoutMs: 5000,
})
const settings = {
  PAYMENT_SITE: site,
  HOLD_SECONDS: '2',
  EXPIRE_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '0',
  RETRY_EVERY_SECONDS: '1',
}
const mailer = aMailer()
const services = makeTestServices({ db, pool }, settings, { jobs: queue, payments, mailer })
const workers = await startWorkers({ queue, services })

const done = { placed: 0, refused: 0, paid: 0 }
const any = <Value>(list: Value[]): Value => list[Math.floor(Math.random() * list.length)]!
const until = Date.now() + options.seconds * 1000

async function buy() {
  const buyerId = any(buyerIds)
  const products = beerIds
    .filter(() => Math.random() < 0.6)
    .map((id) => ({ id, quantity: 1 + Math.floor(Math.random() * 2) }))
  if (!products.length) return
  const placed = await placeOrder(services, buyerId, { products })
  if (!('orderId' in placed)) {
    done.refused += 1
    return
  }
  done.placed += 1
  const opened = await openPayment(services, placed.orderId)
  if (!('preferenceId' in opened) || Math.random() < 0.3) return
  for (const status of Math.random() < 0.2
    ? ['approved', 'approved']
    : [any(['approved', 'rejected', 'pending'])]) {
    const answer = await fetch(`${sandboxUrl}/sandbox/preferences/${opened.preferenceId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status, webhook: false }),
    })
    const { id } = (await answer.json()) as { id: number }
    const hint = { external_reference: placed.orderId, payment_id: String(id) }
    const [back] = await Promise.all([
      settleReturn(services, buyerId, hint),
      Math.random() < 0.5 ? settlePayment(services, String(id)) : undefined,
    ])
    if (back.outcome === 'paid') done.paid += 1
  }
}

await Promise.all(
  Array.from({ length: 4 }, async () => {
    // On a busy machine as long as it takes to place and pay something; a minute is no machine's.
    while (Date.now() < until || (!(done.placed && done.paid) && Date.now() < until + 60_000)) await buy()
  }),
)
await workers.stop()
await queue.stop()
await pool.end()
console.log(JSON.stringify(done))
