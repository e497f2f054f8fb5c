import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pricedText } from '#contract/charge-text.ts'
import { beers, orders, users } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { ACCESS_TOKEN, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { createMercadoPago } from '../adapters/mercado-pago/create-mercado-pago.ts'
import { createSmtpMailer } from '../adapters/smtp/create-smtp-mailer.ts'
import { createApp } from '../app.ts'
import { requestRefund } from '../journeys/orders/request-refund.ts'
import { startWorkers } from './start-workers.ts'

const database = useTestDatabase()
const jobs = useJobQueue(database)

/** The whole shop but its pages: it listens, works on its jobs, and speaks with the sandbox. */
async function aWorkingShop(settings: Record<string, string> = {}) {
  const sandbox = await aSandbox({ httpReturn: 'localhost' })
  const listening = Promise.withResolvers<number>()
  const server = serve({ fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' }, (info) =>
    listening.resolve((info as AddressInfo).port),
  )
  const publicUrl = `http://127.0.0.1:${await listening.promise}`
  const payments = createMercadoPago({
    baseUrl: sandbox.url,
    accessToken: ACCESS_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl,
    timeoutMs: 2000,
  })
  const mailer = createSmtpMailer({ smtpUrl: sandbox.smtpUrl, from: 'Lúpulo <hola@lupulo.example>' })
  const quick = {
    PUBLIC_URL: publicUrl,
    PAYMENT_SITE: 'MLA',
    EXPIRE_EVERY_SECONDS: '1',
    RECONCILE_EVERY_SECONDS: '1',
    RECONCILE_AFTER_SECONDS: '0',
    RETRY_EVERY_SECONDS: '1',
  }
  const services = makeTestServices(
    database,
    { ...quick, ...settings },
    { jobs: jobs.queue, payments, mailer },
  )
  const app = createApp(services)
  const workers = await startWorkers({ queue: jobs.queue, services })
  onTestFinished(async () => {
    await workers.stop()
    server.close()
    mailer.close()
  })

  const buyer = await aBuyer(database.db)
  // That an order ended is mailed to proved addresses alone.
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, buyer.id))
  const session = await signedIn(services, buyer.id)
  const buy = async () => {
    const beer = await aBeer(database.db)
    const answer = await app.request('/api/create-order', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ products: [{ id: beer.id, quantity: 1 }] }),
    })
    const { orderId, results } = await answer.json()
    return { orderId: orderId as string, preferenceId: results.response.id as string }
  }
  const becomes = (orderId: string, state: string) =>
    vi.waitFor(async () => {
      const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
      expect(order!.state).toBe(state)
    }, 120_000)
  const receives = (subject: string) =>
    vi.waitFor(async () => {
      const { body } = await sandbox.call('GET', `/mail/messages.json?to=${encodeURIComponent(buyer.email)}`)
      expect(body.messages.map((message: { subject: string }) => message.subject)).toContain(subject)
    }, 120_000)
  return { sandbox, services, buy, becomes, receives }
}

test('an order runs from its payment to its receipt and its refund by itself', async () => {
  const { sandbox, services, buy, becomes, receives } = await aWorkingShop()
  const { orderId, preferenceId } = await buy()
  await sandbox.press(preferenceId, 'approve')
  await becomes(orderId, 'paid')
  await receives('Tu compra en Lúpulo: U$S 4.50')

  await requestRefund(services, { orderId, restock: true, reason: 'test' })
  await becomes(orderId, 'refunded')
  await receives(`Te devolvimos ${pricedText(450, 637_765, 'ARS')}`)
  expect(await findBrokenInvariants(database.pool)).toEqual([])
})

test('an order that nobody pays ends, and its buyer hears of it', async () => {
  const { buy, becomes, receives } = await aWorkingShop({ HOLD_SECONDS: '2' })
  const { orderId } = await buy()
  await becomes(orderId, 'expired')
  await receives('Tu pedido de Lúpulo venció sin pago')
  expect(await findBrokenInvariants(database.pool)).toEqual([])
})

test('a payment whose notices are lost, while the provider is down for a while, is settled all the same', async () => {
  const { sandbox, buy, becomes, receives } = await aWorkingShop()
  await sandbox.call('POST', '/sandbox/webhooks/pause')
  const { orderId, preferenceId } = await buy()
  await sandbox.call('POST', '/sandbox/faults', { status: 503, times: 2, path: '/v1/payments' })
  await sandbox.press(preferenceId, 'approve')
  await becomes(orderId, 'paid')
  await receives('Tu compra en Lúpulo: U$S 4.50')
})

test('a beer whose best-before day is over leaves the catalogue, one that was taken off too early comes back', async () => {
  const over = await aBeer(database.db, { bestBefore: '2020-01-01' })
  const keeps = await aBeer(database.db, { bestBefore: '2999-01-01', pastDate: true })
  await aWorkingShop()
  await vi.waitFor(async () => {
    const found = await database.db
      .select()
      .from(beers)
      .where(inArray(beers.id, [over.id, keeps.id]))
    const onSale = new Map(found.map((beer) => [beer.id, beer.onSale]))
    expect([onSale.get(over.id), onSale.get(keeps.id)]).toEqual([false, true])
  }, 120_000)
})
